import Testing

@Suite("Messages of parkconv with the source line")
struct SourceLineTests {

  @Test(
    "A caret stands below the fault in every format that is text",
    arguments: [
      (
        "plist", "Route.plist",
        "<plist version=\"1.0\">\n<array>\n\t<string>{50;8}</string>\n</array></plist>",
        "    3 |     <string>{50;8}</string>", "      |     ^~~~"
      ),
      (
        "geojson", "Map.geojson",
        "{\"type\":\"FeatureCollection\",\n \"features\":[{]}", "    2 |  \"features\":[{]}", "^"
      ),
      (
        "kml", "Map.kml",
        "<kml>\n\t<Placemark><Point><coordinates>東,2</coordinates></Point></Placemark></kml>",
        "    2 |     <Placemark>", "^"
      ),
      (
        "gpx", "Map.gpx", "<gpx version=\"1.1\">\n<wpt lat=\"x\" lon=\"2\"/></gpx>",
        "    2 | <wpt lat", "^~~"
      ),
    ])
  func caret(format: String, file: String, text: String, line: String, marks: String) throws {
    try withTemporaryFolder { folder in
      try write(text, to: folder + "/" + file)
      let finished = try run(
        .parkconv, ["\(format)-to-svg", file, "--color", "always"], in: folder)
      let plain = finished.errors.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(plain.contains("\n" + line), "\(plain)")
      #expect(plain.contains(marks), "\(plain)")
      #expect(finished.ending == .exit(1))
    }
  }

  @Test("Very long lines are cut around the fault, and control characters shown as escapes")
  func longLine() throws {
    try withTemporaryFolder { folder in
      let filler = String(repeating: "<!-- \u{85} x -->", count: 20_000)
      let text =
        "<plist version=\"1.0\"><array>\(filler)<string>{50;8}</string>\(filler)</array></plist>"
      try write(text, to: folder + "/Route.plist")
      let finished = try run(
        .parkconv, ["plist-to-svg", "Route.plist", "--color", "always"], in: folder)
      let lines = finished.errors.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
      let sources = lines.filter { $0.hasPrefix("    1 |") }
      let source = try #require(sources.first { $0.contains("<string>{50;8}</string>") })
      #expect(sources.allSatisfy { $0.count <= 110 }, "\(sources)")
      #expect(source.contains("\\u{85}") && !source.contains("\u{85}"))
    }
  }

  @Test("An archive has no source lines to show")
  func archive() throws {
    try withTemporaryFolder { folder in
      try write("PK\u{3}\u{4}broken", to: folder + "/Map.kmz")
      let finished = try run(.parkconv, ["kmz-to-svg", "Map.kmz", "--color", "always"], in: folder)
      #expect(!finished.errors.contains(" | "))
      #expect(finished.ending == .exit(2))
    }
  }

  @Test("Without a terminal and without colours, messages are one line each")
  func plain() throws {
    try withTemporaryFolder { folder in
      try write(
        "<plist version=\"1.0\"><array><string>{50;8}</string></array></plist>",
        to: folder + "/Route.plist")
      let finished = try run(.parkconv, ["plist-to-svg", "Route.plist"], in: folder)
      #expect(finished.errorLines.allSatisfy { !$0.contains(" | ") && !$0.contains("\u{1B}") })
    }
  }

  @Test(
    "The environment asks for colours or forbids them",
    arguments: [
      (["CLICOLOR_FORCE": "1"], true), (["FORCE_COLOR": "1"], true),
      (["CLICOLOR_FORCE": "0"], false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
      ([:], false),
    ])
  func environment(variables: [String: String], isColoured: Bool) throws {
    let finished = try parkconv("info", Sample.magicMountain.folder, environment: variables)
    #expect(finished.text.contains("\u{1B}[") == isColoured)
  }
}
