import Foundation
import Testing

@Suite("parkcheck: a baseline")
struct CheckerBaselineTests {
  private static let files = [
    "a/Pins.plist": CheckerFile.warned, "a/Walk.plist": CheckerFile.wrong,
    "b/Walk.plist": CheckerFile.wrong,
  ]

  @Test("What is kept is passed over, from whichever folder the program runs")
  func folders() throws {
    try withFiles(Self.files) { folder in
      let kept = try parkcheck("--write-baseline", "base.json", ".", in: folder)
      #expect(kept.text.isEmpty && kept.ending == .exit(0))
      #expect(kept.errors == "parkcheck: kept 3 findings in 'base.json'\n")
      for (place, base, names) in [
        (".", "base.json", ["."]), ("a", "../base.json", ["."]), ("a", "../base.json", ["../b"]),
        (".", "./base.json", ["a/Walk.plist"]), ("b", folder + "/base.json", [folder + "/a"]),
      ] {
        let result = try run(
          .parkcheck, ["--strict", "--baseline", base] + names, in: folder + "/" + place)
        #expect(result.text.isEmpty && result.errors.isEmpty, "\(place): \(result.text)")
        #expect(result.ending == .exit(0))
      }
    }
  }

  @Test("What is new is told, what is gone is counted")
  func changes() throws {
    try withFiles(Self.files) { folder in
      _ = try parkcheck("--write-baseline", "base.json", ".", in: folder)
      try write(CheckerFile.sound, to: folder + "/a/Pins.plist")
      try write(CheckerFile.swapped, to: folder + "/b/New.plist")
      let result = try parkcheck("--baseline", "base.json", ".", in: folder)
      #expect(result.rules == ["coordinate-swapped"])
      #expect(result.errors.contains("1 finding"))
      #expect(result.ending == .exit(1))
    }
  }
}
