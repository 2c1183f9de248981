import Foundation
import Testing

/// A command never writes over what it reads itself, unless it is meant to.
@Suite("Outputs that are inputs")
struct OverwritingTests {
  /// A command in a folder with the sample park in `Map`, which would write over a file.
  struct Call: CustomTestStringConvertible {
    let tool: Tool
    let words: String
    /// The output as the message calls it.
    let output: String
    /// What is done before.
    var preparation = ""

    init(_ tool: Tool, _ words: String, over output: String, after preparation: String = "") {
      (self.tool, self.words, self.output, self.preparation) = (tool, words, output, preparation)
    }

    var testDescription: String { "\(preparation) \(words)" }
  }

  private static let pins = "Map/MagicMountainAttractions.plist"

  static let calls = [
    Call(.parkconv, "plist-to-geojson \(pins) -o \(pins)", over: pins),
    Call(.parkconv, "plist-to-kml Map -o Map/../\(pins)", over: "Map/../\(pins)"),
    Call(
      .parkconv, "plist-to-kmz Map -o link", over: "link", after: "ln -s \(pins) link"),
    Call(.parkconv, "plist-to-gpx Map -o hard", over: "hard", after: "ln \(pins) hard"),
    Call(
      .parkconv, "plist-to-geojson link -o \(pins)", over: pins, after: "ln -s \(pins) link"),
    Call(.parkconv, "plist-to-geojson - -o \(pins)", over: pins),
    Call(.parkconv, "plist-to-kml Map -o Map/parktools.json", over: "Map/parktools.json"),
    Call(
      .parkconv, "plist-to-kml Map --config own.json -o own.json", over: "own.json",
      after: "cp Map/parktools.json own.json"),
    Call(.parkconv, "plist-to-svg Map -o Map/overlay.png", over: "Map/overlay.png"),
    Call(.parkconv, "plist-to-plist Map -o Map", over: "Map/MagicMountain.plist"),
    Call(.parkconv, "plist-to-plist \(pins) -o \(pins)", over: pins),
    Call(
      .parkconv, "plist-to-plist Map -o Out", over: "Out/MagicMountain.plist",
      after: "mkdir Out; ln -s ../Map/MagicMountain.plist Out"),
    Call(
      .parkconv, "geojson-to-plist -q Map.plist -o .", over: "Map.plist",
      after: "printf '%s' '\(outline)' > Map.plist"),
    Call(.parkconv, "diff Map Map --svg \(pins)", over: pins),
    Call(
      .parkconv, "diff Map/MagicMountain.plist Map --html Map/MagicMountain.plist",
      over: "Map/MagicMountain.plist"),
    Call(.parkcheck, "Map -o \(pins)", over: pins),
    Call(.parkcheck, "Map --fix -o \(pins)", over: pins),
    Call(.parkcheck, "Map --write-baseline \(pins)", over: pins),
    Call(.parkcheck, "- -o \(pins)", over: pins),
    Call(.parkcheck, "Map -o Map/parktools.json", over: "Map/parktools.json"),
    Call(
      .parkcheck, "Map --baseline base -o base", over: "base",
      after: "echo '{\"version\": 1, \"findings\": []}' > base"),
  ]

  private static let outline =
    #"{"type":"Polygon","coordinates":[[[4,52],[4.01,52],[4.01,52.01],[4,52]]]}"#

  @Test("Status 2, one line, and nothing is changed", arguments: calls)
  func refused(call: Call) throws {
    try withMap { folder in
      _ = try run(.sh, ["-c", call.preparation], in: folder)
      let before = try contents(of: folder)
      let isPiped = call.words.split(separator: " ").contains("-")
      let finished = try run(
        call.tool, call.words.split(separator: " ").map(String.init),
        input: isPiped ? .file(folder + "/" + Self.pins) : .nothing, in: folder)
      #expect(finished.ending == .exit(2))
      let name = call.tool == .parkconv ? "parkconv" : "parkcheck"
      #expect(
        finished.errors
          == "\(name): cannot write '\(call.output)': this command reads it, "
          + "expected another name for the output\n")
      #expect(finished.text == "")
      #expect(try contents(of: folder) == before)
    }
  }

  @Test(
    "Two drawings do not go to one file",
    arguments: [
      ("--svg a --html a", ""), ("--svg a --html ./a", ""),
      ("--svg a --html b", "touch a; ln -s a b"), ("--svg a --html b", "ln -s a b"),
      ("--svg a --html b", "touch a; ln a b"),
    ])
  func twoDrawings(words: String, preparation: String) throws {
    try withMap { folder in
      _ = try run(.sh, ["-c", preparation], in: folder)
      let before = try contents(of: folder)
      let finished = try run(
        .parkconv, ["diff", "Map", "Map"] + words.split(separator: " ").map(String.init), in: folder
      )
      #expect(finished.ending == .exit(2))
      #expect(finished.errors == "parkconv: --svg and --html can't both go to the same file\n")
      #expect(try contents(of: folder) == before)
    }
  }

  @Test("Two property lists of a map do not go to one file")
  func linkedLists() throws {
    try withMap { folder in
      let preparation = "mkdir Out; cd Out; touch BatmanLocations.plist; ln * TazLocations.plist"
      _ = try run(.sh, ["-c", preparation], in: folder)
      let before = try contents(of: folder)
      let finished = try run(.parkconv, ["plist-to-plist", "Map", "-o", "Out"], in: folder)
      #expect(finished.ending == .exit(2))
      #expect(
        finished.errors
          == "parkconv: cannot write 'Out/TazLocations.plist': this command writes two outputs there\n"
      )
      #expect(try contents(of: folder) == before)
    }
  }

  @Test(
    "What is no input of the command is written over, and so is what is meant to be",
    arguments: [
      ("parkconv", "plist-to-kml \(pins) -o Map/TazLocations.plist"),
      ("parkconv", "kml-to-plist Map.kml -o Map"),
      ("parkconv", "kml-to-plist Map -o Map"),
      ("parkconv", "plist-to-plist Map --update Map"),
      ("parkconv", "plist-to-geojson Map -o /dev/null"),
      ("parkconv", "diff --exit-zero Map Map --svg /dev/null --html /dev/null"),
      ("parkcheck", "Map --fix"), ("parkcheck", "\(pins) -o Map/TazLocations.plist"),
      ("parkcheck", "Map --baseline base --write-baseline base"),
    ])
  func allowed(tool: String, words: String) throws {
    try withMap { folder in
      for name in ["Map.kml", "Map/Map.kml"] {
        _ = try run(.parkconv, ["plist-to-kml", "Map", "-o", name], in: folder)
      }
      let finished = try run(
        tool == "parkconv" ? .parkconv : .parkcheck,
        words.split(separator: " ").map(String.init), in: folder)
      #expect(finished.ending == .exit(0), "\(finished.errors)")
    }
  }

  // MARK: Steps

  /// Lends a folder with a copy of the sample park in it.
  private func withMap(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try copy(Sample.magicMountain.folder, to: folder + "/Map")
      try body(folder)
    }
  }

  /// Returns the bytes of all files in `folder`, by their names.
  private func contents(of folder: String) throws -> [String: Data] {
    let paths = try #require(FileManager.default.subpaths(atPath: folder))
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, FileManager.default.contents(atPath: folder + "/" + path) ?? Data())
      })
  }
}
