import ByteIO
import Diagnostics
import ParkModel
import PropertyList
import TestSupport
import Testing

/// Writes down what it is handed, one line each.
private final class Recorder: AttractionConsumer {
  private(set) var lines: [String] = []

  func began(_ file: ParkFile) -> ReadingStep {
    lines.append("\(file.role) \(file.title)")
    return .goOn
  }

  func park(_ park: Park) {
    lines.append("park with \(park.coordinates.count), \(park.boundary.count)")
  }

  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {
    let place = isReadable ? "\(attraction.coordinate)" : "unreadable"
    lines.append("\(attraction.index) '\(attraction.name)' \(place)")
  }

  func path(_ path: Path) {
    lines.append("\(path.points.count) points, \(path.unreadableCount) unreadable")
  }

  func ended(_ file: ParkFile) { lines.append("end") }
}

@Suite struct RoleTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Reads the property list with the value `xml` and returns what it is taken for, then what the
  /// consumer was handed, then the rules that found something.
  private func read(
    _ xml: String, name: String = "File.plist", as role: Role? = nil, roles: String = "{}"
  ) throws -> [String] {
    let path = try folder.write("<plist version=\"1.0\">\(xml)</plist>", to: name)
    let recorder = Recorder()
    let collector = DiagnosticCollector()
    let outcome = try ParkReader.read(
      ByteSource(path: path), as: role,
      configuration: configuration("{\"roles\": \(roles)}", file: folder.path + "/parktools.json"),
      into: recorder, diagnostics: collector)
    let result =
      switch outcome {
      case .complete(let file): "complete \(file.role)"
      case .stopped(let file): "stopped \(file.role)"
      case .notAParkFile: "foreign"
      case .failed: "failed"
      }
    return [result] + recorder.lines + collector.diagnostics.map(\.rule.name)
  }

  private static let place = "<string>{1,2}</string>"
  private static let pin =
    "<dict><key>name</key><string>n</string><key>location</key><string>{1,2}</string></dict>"

  @Test(
    "a list of coordinates is a route, or a character where the name says so",
    arguments: [
      ("Walk.plist", "route Walk"), ("HeronLocations.plist", "character Heron"),
      ("Locations.plist", "character Locations"), ("LocationsOfX.plist", "route LocationsOfX"),
      ("My.Walk.plist", "route My.Walk"), ("Walk", "route Walk"),
    ])
  func path(name: String, expected: String) throws {
    let role = expected.prefix { $0 != " " }
    #expect(
      try read("<array>\(Self.place)\(Self.place)</array>", name: name) == [
        "complete \(role)", expected, "2 points, 0 unreadable", "end",
      ])
  }

  @Test("a list of dictionaries with places is a list of attractions")
  func attractions() throws {
    #expect(
      try read("<array>\(Self.pin)\(Self.pin)</array>") == [
        "complete attractions", "attractions File", "0 'n' {1,2}", "1 'n' {1,2}", "end",
      ])
  }

  @Test("a dictionary of attractions takes its keys for the names that are missing")
  func attractionDictionary() throws {
    let bare = "<dict><key>location</key><string>{3,4}</string></dict>"
    #expect(
      try read("<dict><key>A</key>\(Self.pin)<key>B</key>\(bare)<key>C</key>\(Self.pin)</dict>")
        == [
          "complete attractions", "attractions File", "0 'n' {1,2}", "1 'B' {3,4}", "2 'n' {1,2}",
          "end",
        ])
  }

  @Test(
    "a dictionary with a key of a park is one, also where the key is misspelt or has white space",
    arguments: ["midCoord", "boundary", "overlayTopLeftCoord", " midCoord", "midcoord"])
  func park(key: String) throws {
    let value = key == "boundary" ? "<array>\(Self.place)</array>" : Self.place
    let lines = try read("<dict><key>other</key><true/><key>\(key)</key>\(value)</dict>")
    #expect(lines.prefix(2) == ["complete park", "park File"])
  }

  @Test(
    "what says nothing about a park is foreign",
    arguments: [
      "<dict><key>CFBundleName</key><string>x</string></dict>", "<dict/>", "<array/>",
      "<string>{1,2}</string>", "<integer>1</integer>", "<array><integer>1</integer></array>",
      "<array><string>apples</string></array>", "<array><dict><key>a</key><true/></dict></array>",
      "<dict><key>name</key><string>x</string></dict>",
      "<array><array><string>{1,2}</string></array></array>",
    ])
  func foreign(xml: String) throws {
    #expect(try read(xml) == ["foreign"])
  }

  @Test("first entries that do not tell are kept until one does, and come in their order")
  func undecided() throws {
    let dull = "<dict><key>name</key><string>d</string></dict>"
    #expect(
      try read("<array>\(dull)\(dull)\(Self.pin)\(dull)</array>") == [
        "complete attractions", "attractions File", "0 'd' unreadable", "1 'd' unreadable",
        "2 'n' {1,2}", "3 'd' unreadable", "end",
      ])
    #expect(
      try read("<array><string>x</string>\(Self.place)<string/>\(Self.place)</array>") == [
        "complete route", "route File", "2 points, 2 unreadable", "end", "coordinate-syntax",
        "coordinate-syntax",
      ])
  }

  @Test("a list that does not tell for long is foreign")
  func undecidedForLong() throws {
    let dull = String(repeating: "<string>x</string>", count: 64)
    #expect(try read("<array>\(dull)\(Self.place)</array>") == ["foreign"])
    #expect(try read("<array>\(dull.dropFirst(18))\(Self.place)</array>").first == "complete route")
  }

  @Test(
    "a list of nothing, or of blanks, is what its name says",
    arguments: [
      ("EmptyRoute.plist", "route"), ("XLocations.plist", "character"),
    ])
  func nameAlone(name: String, role: String) throws {
    #expect(try read("<array/>", name: name).first == "complete \(role)")
    #expect(try read("<array><string> </string></array>", name: name).first == "complete \(role)")
    #expect(try read("<array><string>x</string></array>", name: name).first == "foreign")
  }

  @Test("a role that is given holds, whatever the file looks like", arguments: Role.allCases)
  func given(role: Role) throws {
    for xml in ["<array>\(Self.place)</array>", "<array>\(Self.pin)</array>", "<dict/>", "<true/>"]
    {
      let lines = try read(xml, as: role)
      #expect(lines.first == "complete \(role)")
      #expect(lines.contains("\(role) File"))
    }
    #expect(try read("<true/>", as: role).contains("value-kind"))
  }

  @Test(
    "a value of another kind is named, where it has not been already",
    arguments: [
      ("<real>1</real>", "a real"), ("<date>2024-05-31T09:30:00Z</date>", "a date"),
      ("<data>AAAA</data>", "data"), ("<integer>1</integer>", "an integer"),
      ("<false/>", "a truth value"), ("<array/>", "an array"), ("<dict/>", "a dictionary"),
    ])
  func otherKind(xml: String, name: String) throws {
    let collector = DiagnosticCollector()
    _ = try ParkReader.read(
      ByteSource(
        Array("<plist><array>\(xml)<real>x</real></array></plist>".utf8), named: "R.plist"),
      as: .route, configuration: Configuration(), into: Recorder(), diagnostics: collector)
    let findings = collector.diagnostics.map { "\($0.keyPath): \($0.message)" }
    #expect(findings.count == 2)
    #expect(findings.contains("[0]: found \(name), expected a string such as {34.42,-118.59}"))
  }

  @Test(
    "the configuration gives roles by patterns, the first that fits",
    arguments: [
      ("{\"File.plist\": \"character\"}", "complete character"),
      ("{\"F*.plist\": \"character\", \"File.plist\": \"park\"}", "complete character"),
      ("{\"F?le.plist\": \"none\"}", "foreign"), ("{\"G*\": \"none\"}", "complete route"),
      ("{\"file.plist\": \"none\"}", "complete route"),
    ])
  func configured(roles: String, expected: String) throws {
    #expect(try read("<array>\(Self.place)</array>", roles: roles).first == expected)
  }

  @Test("a role that is given goes before the configuration's")
  func givenBeforeConfigured() throws {
    let lines = try read(
      "<array>\(Self.place)</array>", as: .route, roles: "{\"File.plist\": \"none\"}")
    #expect(lines.first == "complete route")
  }

  @Test(
    "a pattern with a slash is compared with the path from the configuration's folder",
    arguments: [
      ("old/*.plist", "old/a.plist", true), ("old/*.plist", "old/b/a.plist", false),
      ("old/*.plist", "new/old/a.plist", false), ("*/a.plist", "old/a.plist", true),
      ("a.plist", "old/a.plist", true), ("*", "a.plist", true), ("**/a.plist", "x/y/a.plist", true),
      ("?.plist", "é.plist", true), ("?.plist", "ab.plist", false), ("a*b*c", "abxbxc", true),
      ("a*b*c", "abxbxd", false), ("[ab].plist", "a.plist", false), ("old/", "old/a.plist", true),
    ])
  func patterns(pattern: String, path: String, fits: Bool) throws {
    let read = try configuration(
      "{\"roles\": {\"\(pattern)\": \"none\"}}", file: "conf/parktools.json")
    #expect((read.role(ofFile: "conf/" + path) == .none) == fits)
  }

  @Test("a pattern with a slash fits however the file and the configuration are named")
  func waysToAFile() throws {
    let file = try folder.write("", to: "a/b/File.plist")
    let link = try folder.link("link", to: "a")
    for (configurationFile, path) in [
      (folder.path + "/a/parktools.json", file),
      (folder.path + "/a/../a/parktools.json", file),
      (folder.path + "/a/parktools.json", folder.path + "/a/./b/File.plist"),
      (folder.path + "/a/parktools.json", link + "/b/File.plist"),
      (link + "/parktools.json", file),
    ] {
      let read = try configuration("{\"roles\": {\"b/*\": \"park\"}}", file: configurationFile)
      #expect(read.role(ofFile: path) == .role(.park), "\(configurationFile) \(path)")
    }
  }

  @Test("stars take no long time", .timeLimit(.minutes(1)))
  func manyStars() throws {
    let pattern = String(repeating: "*a", count: 50) + "b"
    let read = try configuration("{\"roles\": {\"\(pattern)\": \"none\"}}")
    #expect(read.role(ofFile: String(repeating: "a", count: 200)) == .unsaid)
  }
}
