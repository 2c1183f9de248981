import Testing

@Suite("parkcheck: standard input")
struct CheckerStandardInputTests {
  @Test("Standard input is checked")
  func plain() throws {
    let result = try parkcheck("-", input: .text(CheckerFile.wrong))
    #expect(result.text.hasPrefix("<stdin>:3:1: error: "))
    #expect(result.ending == .exit(1))
  }

  @Test("With a name, it is judged beside the park of that folder, and by its configuration")
  func named() throws {
    let files = [
      "a/Park.plist": CheckerFile.park,
      "b/parktools.json": #"{"rules":{"severity":{"route-size":"note"}}}"#,
    ]
    try withFiles(files) { folder in
      let outside = try parkcheck(
        "--stdin-filename", "a/New Pins.plist", "-", input: .text(CheckerFile.outside), in: folder)
      #expect(outside.text.hasPrefix("a/New Pins.plist:8:1: warning: "))
      #expect(outside.rules == ["attraction-outside"])
      let elsewhere = try parkcheck(
        "--stdin-filename", "b/Pins.plist", "-", input: .text(CheckerFile.outside), in: folder)
      #expect(elsewhere.text.isEmpty)
      let configured = try parkcheck(
        "--stdin-filename=b/Walk.plist", "-", input: .text(CheckerFile.wrong), in: folder)
      #expect(configured.text.contains(": note: "))
    }
  }

  @Test("Without a name, it belongs to no park")
  func unnamed() throws {
    try withFiles(["Park.plist": CheckerFile.park]) { folder in
      let result = try parkcheck("-", input: .text(CheckerFile.outside), in: folder)
      #expect(result.text.isEmpty)
    }
  }

  @Test("A role stands before the dash")
  func role() throws {
    let result = try parkcheck(
      "character:-", input: .text(CheckerFile.wrong))
    #expect(result.rules == ["character-sightings"])
  }
}
