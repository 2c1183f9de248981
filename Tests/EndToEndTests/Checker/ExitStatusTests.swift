import Foundation
import Testing

@Suite("parkcheck: how it ends")
struct CheckerExitStatusTests {
  private static let files = [
    "sound.plist": CheckerFile.sound, "warned.plist": CheckerFile.warned,
    "wrong.plist": CheckerFile.wrong, "swapped.plist": CheckerFile.swapped,
    "foreign.plist": CheckerFile.foreign, "broken.json": "{",
    "severe.json": #"{"rules":{"severity":{"attraction-type":"error"}}}"#,
  ]

  private func ending(_ words: [String]) throws -> Finished.Ending {
    try withFiles(Self.files) { try run(.parkcheck, words, in: $0).ending }
  }

  @Test(
    "Status 0",
    arguments: [
      ["sound.plist"], ["foreign.plist"], ["warned.plist"], ["--exit-zero", "wrong.plist"],
      ["--exit-zero", "--strict", "warned.plist"], ["--max-warnings", "1", "warned.plist"],
      ["--ignore", "route-size", "wrong.plist"], ["--select", "overlay-*", "wrong.plist"],
      ["--severity", "route-size=warning", "wrong.plist"],
      ["--severity", "route-size=error", "--ignore", "route-size", "wrong.plist"],
      ["--severity", "route-size=off", "wrong.plist"],
      ["--select", "attraction-type", "--severity", "route-size=error", "wrong.plist"],
      ["--quiet", "warned.plist"], ["--help"], ["--version"],
      ["--write-baseline", "base.json", "wrong.plist"],
      ["--strict", "--severity", "attraction-type=note", "warned.plist"],
    ])
  func done(_ words: [String]) throws {
    #expect(try ending(words) == .exit(0))
  }

  @Test(
    "Status 1",
    arguments: [
      ["wrong.plist"], ["sound.plist", "wrong.plist"], ["--strict", "warned.plist"],
      ["--max-warnings", "0", "warned.plist"], ["--quiet", "--strict", "warned.plist"],
      ["--quiet", "wrong.plist"], ["--severity", "attraction-type=error", "warned.plist"],
      ["--config", "severe.json", "warned.plist"], ["--select", "route-*", "wrong.plist"],
      ["--format", "json", "wrong.plist"], ["-o", "report.txt", "wrong.plist"],
      ["--statistics", "wrong.plist"], ["--fix", "wrong.plist"], ["--fix", "swapped.plist"],
      ["--diff", "swapped.plist"], ["-j", "1", "wrong.plist"], ["wrong.plist", "foreign.plist"],
    ])
  func findings(_ words: [String]) throws {
    #expect(try ending(words) == .exit(1))
  }

  @Test(
    "Status 2",
    arguments: [
      [], ["--no-such-option"], ["--select", "no-such-rule", "sound.plist"],
      ["--select", "nothing-*", "sound.plist"], ["--ignore", "no-such-rule", "sound.plist"],
      ["--severity", "route-size", "sound.plist"], ["--severity", "route-size=bad", "sound.plist"],
      ["--max-warnings", "-1", "sound.plist"], ["--max-warnings", "x", "sound.plist"],
      ["--format", "yaml", "sound.plist"], ["--color", "blue", "sound.plist"],
      ["-j", "0", "sound.plist"], ["--config", "nowhere.json", "sound.plist"],
      ["--config", "broken.json", "sound.plist"], ["nowhere.plist"],
      ["nowhere.plist", "sound.plist"], ["-o", "nowhere/report.txt", "sound.plist"],
      ["--baseline", "nowhere.json", "sound.plist"], ["--baseline", "broken.json", "sound.plist"],
      ["--write-baseline", "nowhere/b.json", "sound.plist"],
      ["--write-baseline", "b.json", "nowhere.plist"], ["-", "-"], ["--fix", "-"], ["--diff", "-"],
      ["--stdin-filename", "x.plist", "sound.plist"], ["--exit-zero", "nowhere.plist"], [""],
    ])
  func couldNotRun(_ words: [String]) throws {
    #expect(try ending(words) == .exit(2))
  }

  @Test("A file that can't be read is told of, and the others are checked all the same")
  func unreadable() throws {
    try withFiles(Self.files) { folder in
      let result = try parkcheck("nowhere.plist", "wrong.plist", in: folder)
      #expect(result.rules == ["route-size"])
      #expect(result.errors.contains("nowhere.plist"))
    }
  }

  @Test("An error behind a thousand warnings counts")
  func manyWarnings() throws {
    var pins = (0..<1100).map { "t\($0)" }.map { type in
      CheckerFile.pins(type).split(separator: "\n").dropFirst(3).dropLast(2).joined(separator: "\n")
    }
    pins.append("<dict><key>name</key><string>x</string></dict>")
    let text = CheckerFile.plist("<array>" + pins.joined() + "</array>")
    try withFiles(["Pins.plist": text]) { folder in
      let result = try parkcheck("--select", "attraction-*", "Pins.plist", in: folder)
      #expect(result.ending == .exit(1))
      let limited = try parkcheck(
        "--select", "attraction-type", "--max-warnings", "1050", "Pins.plist", in: folder)
      #expect(limited.ending == .exit(1))
    }
  }

  @Test("When all is well, not a word is said")
  func quiet() throws {
    try withFiles(Self.files) { folder in
      let result = try parkcheck("sound.plist", "foreign.plist", in: folder)
      #expect(result.text.isEmpty && result.errors.isEmpty)
    }
  }

  @Test("--quiet shows errors alone")
  func quietFindings() throws {
    try withFiles(Self.files) { folder in
      let result = try parkcheck("-q", "warned.plist", "wrong.plist", in: folder)
      #expect(result.rules == ["route-size"])
      #expect(result.errors.isEmpty)
    }
  }
}
