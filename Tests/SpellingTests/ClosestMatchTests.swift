import Testing

@testable import Spelling

@Suite struct ClosestMatchTests {
  static let options = [
    "--output", "--layers", "--name", "--config", "--precision", "--skip-invalid", "--quiet",
  ]
  static let keys = [
    "name", "midCoord", "overlayTopLeftCoord", "overlayTopRightCoord", "overlayBottomLeftCoord",
    "boundary", "location", "type", "subtitle",
  ]
  static let subcommands = [
    "plist-to-kml", "plist-to-geojson", "plist-to-gpx", "kml-to-plist", "formats", "info",
  ]

  @Test(
    "a slip in an option finds the option",
    arguments: [
      ("--layer", "--layers"), ("--lay", "--layers"), ("--ouptut", "--output"),
      ("--cfg", "--config"), ("--skipinvalid", "--skip-invalid"), ("--Quiet", "--quiet"),
      ("-output", "--output"), ("--precison", "--precision"), ("--names", "--name"),
    ])
  func slipInAnOption(typed: String, meant: String) {
    #expect(closestMatch(to: typed, in: Self.options) == meant)
  }

  @Test(
    "a slip in a key finds the key",
    arguments: [
      ("Boundary", "boundary"), ("boundry", "boundary"), ("mid_coord", "midCoord"),
      ("topLeftCoord", "overlayTopLeftCoord"), ("topRightCoord", "overlayTopRightCoord"),
      ("overlayTopLftCord", "overlayTopLeftCoord"), ("Locations", "location"),
      ("overlay bottom left coord", "overlayBottomLeftCoord"),
    ])
  func slipInAKey(typed: String, meant: String) {
    #expect(closestMatch(to: typed, in: Self.keys) == meant)
  }

  @Test(
    "a slip in a subcommand finds the subcommand",
    arguments: [
      ("plist-to-kmz", "plist-to-kml"), ("plist2kml", "plist-to-kml"), ("format", "formats"),
      ("plist_to_geojson", "plist-to-geojson"), ("ifno", "info"), ("plist-to-gxp", "plist-to-gpx"),
    ])
  func slipInASubcommand(typed: String, meant: String) {
    #expect(closestMatch(to: typed, in: Self.subcommands) == meant)
  }

  @Test(
    "a word far from every candidate finds none",
    arguments: ["", "-", "--", "x", "--verbose", "plist-to-csv", "ab", "wheelchair", "na"])
  func farWord(typed: String) {
    #expect(closestMatch(to: typed, in: Self.options + Self.keys + Self.subcommands) == nil)
  }

  @Test("a swap of neighbours beats a beginning")
  func swapBeatsBeginning() {
    #expect(closestMatch(to: "form", in: ["format", "from"]) == "from")
  }

  @Test("the same letters beat a slip, wherever they stand")
  func sameLettersFirst() {
    #expect(closestMatch(to: "LAYERS", in: ["layer", "layers", "players"]) == "layers")
  }

  @Test("among equals the first letter decides, then the length, then the order")
  func equals() {
    #expect(closestMatch(to: "bsh", in: ["zsh", "bash"]) == "bash")
    #expect(closestMatch(to: "over", in: ["overlay-image", "overlay", "overlap"]) == "overlay")
    #expect(closestMatch(to: "over", in: ["overlap", "overlay"]) == "overlap")
  }

  @Test("no candidates give no match")
  func noCandidates() {
    #expect(closestMatch(to: "name", in: [String]()) == nil)
  }

  @Test("a word of 200 bytes finds what it was meant for, and a longer one nothing")
  func longWord() {
    let word = String(repeating: "x", count: 199)
    #expect(closestMatch(to: word, in: [word + "y"]) == word + "y")
    #expect(closestMatch(to: word + "z", in: [word + "y"]) == word + "y")
    #expect(closestMatch(to: word + "yz", in: [word + "y"]) == nil)
    #expect(closestMatch(to: word + "y", in: [word + "yz"]) == nil)
  }

  @Test("long words take no long time", .timeLimit(.minutes(1)))
  func longWords() {
    let word = String(repeating: "ab", count: 50_000)
    #expect(closestMatch(to: word + "x", in: [word + "y"]) == nil)
  }
}
