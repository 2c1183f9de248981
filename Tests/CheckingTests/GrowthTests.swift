import Foundation
import TestSupport
import Testing

/// A kind of property list that may be of any length.
struct GrowingDocument: CustomTestStringConvertible {
  let testDescription: String
  /// Returns the root of a property list with `count` parts.
  let root: @Sendable (_ count: Int) -> String

  private init(_ description: String, _ root: @escaping @Sendable (Int) -> String) {
    testDescription = description
    self.root = root
  }

  /// Each has a finding for every part.
  static let all = [
    GrowingDocument("attractions under keys, without types") { count in
      let pins = (0..<count).map { "<key>k\($0)</key><dict>\(location($0))</dict>" }
      return "<dict>\(pins.joined())</dict>"
    },
    GrowingDocument("attractions under keys, which are none") { count in
      let pins = (0..<count).map { "<key>k\($0)</key><true/>" }
      return "<dict><key>k</key><dict>\(location(0))</dict>\(pins.joined())</dict>"
    },
    GrowingDocument("a boundary of numbers that are none") { count in
      let points = String(repeating: "<integer>x</integer>", count: count)
      return "<dict><key>boundary</key><array>\(points)</array></dict>"
    },
    GrowingDocument("a boundary of texts that are no coordinates, behind other keys") { count in
      let others = (0..<count).map { "<key>k\($0)</key><true/>" }
      let points = String(repeating: "<string>x</string>", count: count)
      return "<dict>\(others.joined())<key>boundary</key><array>\(points)</array></dict>"
    },
    GrowingDocument("dictionaries without values within an entry") { count in
      let entries = String(repeating: "<dict><key>k</key></dict>", count: count)
      return "<array><dict>\(location(0))<key>k</key><array>\(entries)</array></dict></array>"
    },
    GrowingDocument("comments that take nothing out") { count in
      let comments = "<!-- parkcheck:ignore attraction-type, attraction-root -->"
      let pins = (0..<count).map { "\(comments)<dict>\(location($0))</dict>" }
      return "<array>\(pins.joined())</array>"
    },
  ]

  private static func location(_ number: Int) -> String {
    "<key>location</key><string>{34.\(42000 + number),-118.59000}</string>"
  }
}

@Suite("What a file takes with its length", .serialized)
struct GrowthTests {
  /// What grows with the square takes 64 times as long.
  @Test(
    "A file that is eight times as long takes less than twenty times as long to check",
    arguments: GrowingDocument.all)
  func time(of document: GrowingDocument) throws {
    let short = try time(document.root(500))
    let long = try time(document.root(4_000))
    #expect(long < 20 * max(short, 1_000_000), "\(short) ns, then \(long) ns")
  }

  /// Returns the CPU time that this thread takes for checking a property list, in nanoseconds.
  private func time(_ root: String) throws -> UInt64 {
    let folder = try ScratchFolder()
    try folder.write(Documents.plist(root), to: "Park.plist")
    _ = try folder.check()
    let start = threadTime()
    let run = try folder.check { $0.limit = .max }
    let time = threadTime() - start
    #expect(!run.findings.isEmpty)
    return time
  }
}
