import Diagnostics
import Foundation
import ParkModel
import TestSupport
import Testing

/// Reads the configuration `json`, as if it came from `file`.
func configuration(
  _ json: String, file: String = "parktools.json"
) throws(ConfigurationError) -> Configuration {
  try Configuration(json: Array(json.utf8), file: file)
}

/// Returns what is wrong with the configuration `json`, one line for each fault.
func configurationFaults(_ json: String) -> [String] {
  do throws(ConfigurationError) {
    _ = try configuration(json)
    return []
  } catch {
    guard case .invalid(let diagnostics) = error else { return ["\(error)"] }
    return diagnostics.map(TextReporter.line)
  }
}

@Suite struct ConfigurationTests {
  /// The repository's root.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test("an empty object is the tutorial's configuration")
  func defaults() throws {
    var read = try configuration("{}")
    #expect(read.folder == ".")
    read.folder = nil
    #expect(read == Configuration())
  }

  @Test("what the defaults are")
  func tutorial() {
    let usual = Configuration()
    #expect(usual.name == nil && usual.overlayImage == nil && usual.roles.isEmpty)
    #expect(usual.overlayShape == .rectangle)
    #expect(
      KeyNames.Park.allCases.map { usual.keys[$0].text } == [
        "midCoord", "overlayTopLeftCoord", "overlayTopRightCoord", "overlayBottomLeftCoord",
        "overlayBottomRightCoord", "boundary", "name",
      ])
    #expect(
      KeyNames.Attraction.allCases.map { usual.keys[$0].text } == [
        "name", "location", "type", "subtitle",
      ])
    #expect(usual.types.types.map(\.code) == ["0", "1", "2", "3"])
    #expect(usual.types.types.map(\.name) == ["misc", "ride", "food", "firstaid"])
    #expect(usual.types.fallbackIndex == 0)
    #expect(usual.color(of: .boundary) == .magenta)
    #expect(usual.color(of: .routes) == .green)
    #expect(usual.color(ofCharacter: "Batman") == .blue)
    #expect(usual.color(ofCharacter: "Taz") == .orange)
    #expect(usual.color(ofCharacter: "TweetyBird") == .yellow)
    #expect(usual.color(ofCharacter: "Robin") == .purple)
  }

  @Test("every member is read")
  func members() throws {
    let read = try configuration(
      """
      {
        "$schema": "x", "name": "N",
        "keys": {
          "park": {
            "center": "c", "topLeft": "tl", "topRight": "tr", "bottomLeft": "bl",
            "bottomRight": "br", "boundary": "b", "name": "n"
          },
          "attraction": { "name": "an", "location": "al", "type": "at", "subtitle": "as" }
        },
        "types": {
          "p": {
            "name": "Parking", "color": "#010203", "markerSymbol": "m", "gpxSymbol": "g",
            "icon": "i.png"
          },
          "q": { "name": "Q" }
        },
        "fallbackType": "q",
        "colors": {
          "boundary": "#000001", "overlay": "#000002", "attractions": "#000003",
          "characters": "#000004", "routes": "#000005"
        },
        "characters": { "Taz": { "color": "#0a0B0c" }, "Robin": {} },
        "roles": { "A*.plist": "route", "B.plist": "none" },
        "overlay": { "image": "o.png", "shape": "corners" },
        "rules": { "severity": { "route-jump": "off" }, "thresholds": { "jumpRatio": 2.5 } },
        "exclude": ["old/**"]
      }
      """, file: "conf/parktools.json")
    #expect(read.folder == "conf")
    #expect(read.name == "N")
    #expect(
      KeyNames.Park.allCases.map { read.keys[$0].text } == [
        "c", "tl", "tr", "bl", "br", "b", "n",
      ])
    #expect(KeyNames.Attraction.allCases.map { read.keys[$0].text } == ["an", "al", "at", "as"])
    #expect(
      read.types.types == [
        AttractionType(
          code: "p", name: "Parking", color: Color(red: 1, green: 2, blue: 3), markerSymbol: "m",
          gpxSymbol: "g", icon: "i.png"),
        AttractionType(code: "q", name: "Q", color: Color(red: 0, green: 0, blue: 3)),
      ])
    #expect(read.types.fallbackIndex == 1)
    #expect(Layer.allCases.map { read.color(of: $0).blue } == [1, 2, 3, 4, 5])
    #expect(read.color(ofCharacter: "Taz").hex == "#0a0b0c")
    #expect(read.color(ofCharacter: "Robin").hex == "#000004")
    #expect(read.role(ofFile: "conf/Ab.plist") == .role(.route))
    #expect(read.role(ofFile: "conf/B.plist") == .none)
    #expect(read.role(ofFile: "conf/C.plist") == .unsaid)
    #expect(read.overlayImage == "o.png")
    #expect(read.overlayShape == .corners)
    #expect(read.rules.levels[RuleID("route-jump")] == .off)
    #expect(read.rules.thresholds[.jumpRatio] == 2.5)
    #expect(read.excludes("conf/old/a/b.plist"))
  }

  private static let long = String(repeating: "z", count: 300)

  @Test(
    "every fault is told with its place, and a suggestion where one is near",
    arguments: [
      ("", ["1:1: error: the text ends too early"]),
      ("[]", ["1:1: error: expected an object, found an array"]),
      ("{\n \"naem\": \"x\"}", ["2:2: error: naem: unknown key \"naem\"; did you mean \"name\"?"]),
      ("{\"zzz\": 1}", ["1:2: error: zzz: unknown key \"zzz\""]),
      (
        "{\"\(long)\": {}}",
        ["1:2: error: \(long.prefix(60))…: unknown key \"\(long.prefix(60))…\""]
      ),
      (
        "{\"fallbackType\": \"p\", \"types\": {\"\(long)\": {\"name\": \"Pin\"}}}",
        ["1:18: error: fallbackType: expected one of the types' codes: \(long.prefix(200))…"]
      ),
      ("{\"name\": 5}", ["1:10: error: name: expected a string, found a number"]),
      ("{\"name\": \"\"}", ["1:10: error: name: expected a string, found an empty one"]),
      ("{\"name\": null}", ["1:10: error: name: expected a string, found null"]),
      ("{\"keys\": []}", ["1:10: error: keys: expected an object, found an array"]),
      (
        "{\"keys\": {\"park\": {\"centre\": \"c\"}}}",
        ["1:20: error: keys.park.centre: unknown key \"centre\"; did you mean \"center\"?"]
      ),
      (
        "{\"keys\": {\"attraction\": {\"name\": \"type\"}}}",
        ["1:10: error: keys.attraction: two keys are called \"type\""]
      ),
      ("{\"types\": {}}", ["1:11: error: types: expected at least one type"]),
      ("{\"types\": 5}", ["1:11: error: types: expected an object, found a number"]),
      ("{\"types\": {\"p\": {}}}", ["1:17: error: types.p: the type has no name"]),
      (
        "{\"types\": {\"p\": {\"name\": 1}}}",
        ["1:26: error: types.p.name: expected a string, found a number"]
      ),
      (
        "{\"types\": {\"\": {\"name\": \"n\"}}}",
        ["1:12: error: types: the name of a member is empty"]
      ),
      (
        "{\"types\": {\"p\": {\"name\": \"n\", \"colour\": \"#000000\"}}}",
        ["1:31: error: types.p.colour: unknown key \"colour\"; did you mean \"color\"?"]
      ),
      (
        "{\"fallbackType\": \"9\"}",
        ["1:18: error: fallbackType: expected one of the types' codes: 0, 1, 2, 3"]
      ),
      (
        "{\"fallbackType\": 1}",
        ["1:18: error: fallbackType: expected one of the types' codes: 0, 1, 2, 3"]
      ),
      (
        "{\"colors\": {\"routes\": \"red\"}}",
        ["1:23: error: colors.routes: expected a colour such as \"#ff8800\", found \"red\""]
      ),
      (
        "{\"colors\": {\"routes\": \"#ff88001\"}}",
        ["1:23: error: colors.routes: expected a colour such as \"#ff8800\", found \"#ff88001\""]
      ),
      (
        "{\"colors\": {\"route\": \"#ff8800\"}}",
        ["1:13: error: colors.route: unknown key \"route\"; did you mean \"routes\"?"]
      ),
      (
        "{\"characters\": {\"Taz\": \"#ff8800\"}}",
        ["1:24: error: characters.Taz: expected an object, found a string"]
      ),
      ("{\"characters\": {\"\": {}}}", ["1:17: error: characters: the name of a member is empty"]),
      (
        "{\"roles\": {\"A\": \"path\"}}",
        ["1:17: error: roles.A: expected one of park, attractions, character, route, none"]
      ),
      ("{\"roles\": {\"\": \"park\"}}", ["1:12: error: roles: the name of a member is empty"]),
      (
        "{\"overlay\": {\"shape\": \"corner\"}}",
        [
          "1:23: error: overlay.shape: expected one of rectangle, corners; did you mean \"corners\"?"
        ]
      ),
      (
        "{\"name\": \"a\", \"name\": \"b\"}",
        ["1:15: error: the member \"name\" is already in this object"]
      ),
      (
        "{\"b\": 1,\n\"a\": 1}",
        ["1:2: error: b: unknown key \"b\"", "2:1: error: a: unknown key \"a\""]
      ),
    ])
  func fault(json: String, expected: [String]) {
    #expect(
      configurationFaults(json) == expected.map { "parktools.json:\($0) [configuration]" })
  }

  @Test(
    "the samples' configurations are read",
    arguments: [
      ("MagicMountain", "Six Flags Magic Mountain", 4), ("NorthCampus", "North Campus", 9),
    ])
  func samples(folder: String, name: String, typeCount: Int) throws {
    let path = "\(Self.root)/Samples/\(folder)/parktools.json"
    let read = try Configuration(contentsOf: path)
    #expect(read.name == name)
    #expect(read.types.types.count == typeCount)
    #expect(read.folder == "\(Self.root)/Samples/\(folder)")
    #expect(try Configuration.path(nearFolder: "\(Self.root)/Samples/\(folder)") == path)
  }

  @Test("the nearest configuration is found in the folder or above it")
  func nearest() throws {
    let folder = try ScratchFolder()
    let deep = try folder.makeFolder("a/b/c")
    #expect(try Configuration.path(nearFolder: deep) == nil)
    let outer = try folder.write("{}", to: "parktools.json")
    let inner = try folder.write("{}", to: "a/b/parktools.json")
    #expect(try Configuration.path(nearFolder: deep) == inner)
    #expect(try Configuration.path(nearFolder: folder.path(of: "a")) == outer)
    #expect(try Configuration.path(nearFolder: folder.path(of: "a/b/..")) == outer)
    try folder.makeFolder("a/b/c/parktools.json")
    #expect(try Configuration.path(nearFolder: deep) == inner)
  }

  @Test("a file that can't be read is told from one that is wrong")
  func unreadable() throws {
    let folder = try ScratchFolder()
    let error = try #require(throws: ConfigurationError.self) {
      try Configuration(contentsOf: folder.path(of: "missing.json"))
    }
    guard case .unreadable = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("patterns over paths are bounded in length and number")
  func patternBounds() throws {
    let long = String(repeating: "x", count: 1_000)
    let many = (0..<1_000).map { "\"a\($0)\"" }
    func roles(_ names: [String]) -> String {
      names.map { "\($0): \"none\"" }.joined(separator: ",")
    }
    for fine in [
      "{\"exclude\": [\"\(long)\"]}", "{\"exclude\": [\(many.joined(separator: ","))]}",
      "{\"roles\": {\(roles(many))}}", "{\"rules\": {\"files\": {\"\(long)\": {}}}}",
    ] {
      #expect(configurationFaults(fine) == [])
    }
    let name = String(repeating: "x", count: 60) + "…"
    let tooLong = "expected a pattern of at most 1000 bytes, found 1001"
    let tooMany = "expected at most 1000 patterns, found 1001"
    for (wrong, fault) in [
      ("{\"exclude\": [\"\(long)x\"]}", "exclude[0]: \(tooLong)"),
      ("{\"exclude\": [\((many + ["\"b\""]).joined(separator: ","))]}", "exclude: \(tooMany)"),
      ("{\"roles\": {\"\(long)x\": \"none\"}}", "roles.\(name): \(tooLong)"),
      ("{\"roles\": {\(roles(many + ["\"b\""]))}}", "roles: \(tooMany)"),
      ("{\"rules\": {\"files\": {\"\(long)x\": {}}}}", "rules.files.\(name): \(tooLong)"),
    ] {
      let faults = configurationFaults(wrong)
      #expect(faults.count == 1 && faults[0].hasSuffix(fault + " [configuration]"), "\(faults)")
    }
  }

  @Test("a configuration of more than a megabyte is not read")
  func greatestSize() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("{}" + String(repeating: " ", count: 1 << 20), to: "parktools.json")
    let error = try #require(throws: ConfigurationError.self) {
      try Configuration(contentsOf: path)
    }
    guard case .unreadable(let cause) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      "\(cause)" == "cannot read '\(path)': more than 1048576 bytes, which no configuration has")
  }

  @Test(
    "patterns are of paths from the configuration's folder, however a file is named",
    arguments: [
      ("old/a.plist", "parktools.json", true), ("./old/a.plist", "parktools.json", true),
      ("new/../old/a.plist", "parktools.json", false),
      ("/no/such/old/a.plist", "parktools.json", false),
      ("/no/such/old/a.plist", "/no/such/parktools.json", true),
      ("/tmp/./old/a.plist", "/no/such/parktools.json", false),
      ("old/a.plist", "/no/such/parktools.json", true), ("/old/a.plist", "/parktools.json", true),
    ])
  func relativePaths(path: String, file: String, isExcluded: Bool) throws {
    let read = try configuration("{\"exclude\": [\"old/*\"]}", file: file)
    #expect(read.excludes(path) == isExcluded)
    var homeless = read
    homeless.folder = nil
    #expect(homeless.excludes("old/a.plist") && !homeless.excludes("./old/a.plist"))
  }

  @Test("a threshold for some files goes before the general one")
  func thresholdsOfFiles() throws {
    let read = try configuration(
      """
      {"rules": {"thresholds": {"jumpRatio": 2, "outlierRatio": 3},
        "files": {"a*": {"thresholds": {"jumpRatio": 9}}}}}
      """)
    #expect(read.adapted(toFile: "a.plist").rules.thresholds[.jumpRatio] == 9)
    #expect(read.adapted(toFile: "b.plist").rules.thresholds[.jumpRatio] == 2)
  }

  @Test("colours are read and written in their two forms")
  func colors() throws {
    let color = try #require(Color(hex: "#0a1BfF"))
    #expect(color == Color(red: 10, green: 27, blue: 255))
    #expect(color.hex == "#0a1bff")
    #expect(color.kml() == "ffff1b0a")
    #expect(color.kml(opacity: 0x40) == "40ff1b0a")
    for text in [
      "", "#", "0a1bff", "#0a1bf", "#0a1bff0", "#+a1bff", "#0a1bfg", "#٠٠٠٠٠٠", "##a1bff",
    ] {
      #expect(Color(hex: text) == nil)
    }
  }
}
