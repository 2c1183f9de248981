import Fixing
import Foundation
import TestSupport
import Testing

@Suite("The difference that is shown")
struct UnifiedDiffTests {
  /// Lets `patch` make the change.
  private func patched(_ folder: ScratchFolder, _ difference: [UInt8]) throws {
    let patch = try folder.write(difference, to: "change.diff")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["patch", "-p0", "--binary", "--silent", "--input=\(patch)"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: difference, as: UTF8.self))")
  }

  private func expectPatch(
    from before: [UInt8], to after: [UInt8], name: String = "Park.plist"
  ) throws {
    let folder = try ScratchFolder()
    try folder.write(before, to: name)
    let difference = UnifiedDiff.bytes(from: before, to: after, path: name)
    if before == after {
      #expect(difference.isEmpty)
      return
    }
    try patched(folder, difference)
    let result = try folder.bytes(of: name)
    #expect(result == after, "\(String(decoding: difference, as: UTF8.self))")
  }

  @Test("patch makes the new file of the old one", arguments: 0..<8)
  func random(_ seed: Int) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<25 {
      let ends: [[UInt8]] = [[0x0A], [0x0D, 0x0A]]
      let end = random.pick(ends)
      let before = RandomText.lines(using: &random)
      let after = RandomText.edited(before, using: &random)
      try expectPatch(
        from: RandomText.bytes(before, end, using: &random),
        to: RandomText.bytes(after, end, using: &random))
    }
  }

  @Test(
    "Any name of a file is written so that patch finds it",
    arguments: [
      "My Park.plist", "Zoë.plist", "tab\there.plist", "line\nbreak.plist", "\"quoted\".plist",
      "back\\slash.plist", " blank.plist", "deep/er/Park.plist", "Zoë \"x\".plist",
    ])
  func names(_ name: String) throws {
    try expectPatch(from: Array("a\nb\n".utf8), to: Array("a\nc\n".utf8), name: name)
  }

  @Test("Of entries that are alike but for a name, the one that is gone is told alone")
  func entry() throws {
    let entries = (0..<200).map { "<dict>\n<key>name</key>\n<string>\($0)</string>\n</dict>\n" }
    let before = Array(entries.joined().utf8)
    for gone in [0, 7, 199] {
      var fewer = entries
      fewer.remove(at: gone)
      let difference = UnifiedDiff.bytes(
        from: before, to: Array(fewer.joined().utf8), path: "Rides.plist")
      let lines = String(decoding: difference, as: UTF8.self).split(separator: "\n").dropFirst(2)
      #expect(lines.count { $0.hasPrefix("-") } == 4)
      #expect(lines.count { $0.hasPrefix("+") } == 0)
    }
  }

  @Test("Bytes that are no UTF-8 stay what they are")
  func latin1() throws {
    try expectPatch(from: [0xE9, 0x0A, 0x41, 0x0A], to: [0xE9, 0x0A, 0xE8, 0x0A])
  }

  @Test("A hundred thousand lines with ten thousand changes take no time")
  func large() throws {
    let before = (0..<100_000).map { "line \($0 / 2)" }
    let after = before.enumerated().map { $0 % 10 == 0 ? $1 + "!" : $1 }
    try expectPatch(
      from: RandomText.joined(before, [0x0A]), to: RandomText.joined(after, [0x0A]))
  }
}

/// Texts to be compared.
private enum RandomText {
  /// Returns lines, many of which are alike.
  static func lines(using random: inout SeededRandom) -> [String] {
    (0..<random.int(in: 0...60)).map { _ in
      random.pick(["<dict>", "</dict>", "\t", "", "{52.1,4.29}", "né", "-", "+", "@@", "--- a"])
    }
  }

  /// Returns `lines` with some changed, removed and added.
  static func edited(_ lines: [String], using random: inout SeededRandom) -> [String] {
    var lines = lines
    for _ in 0..<random.int(in: 0...8) {
      let place = random.int(in: 0...lines.count)
      switch random.int(in: 0...2) {
      case 0: lines.insert(random.pick(["new", "<dict>", ""]), at: place)
      case 1 where place < lines.count: lines.remove(at: place)
      default: if place < lines.count { lines[place] += "'" }
      }
    }
    return lines
  }

  /// Returns the bytes of `lines`; the last one may lack its end.
  static func bytes(
    _ lines: [String], _ end: [UInt8], using random: inout SeededRandom
  ) -> [UInt8] {
    let bytes = joined(lines, end)
    return random.oneIn(3) ? bytes.dropLast(end.count) : bytes
  }

  static func joined(_ lines: [String], _ end: [UInt8]) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + end }
  }
}
