internal import Diagnostics

/// The difference of two files in the form that `patch` reads, byte by byte.
package enum UnifiedDiff {
  private typealias Line = ArraySlice<UInt8>

  private enum Change {
    case kept(Line)
    case removed(Line)
    case added(Line)
  }

  private static let contextCount = 3

  /// How many lines apart the same line is looked for behind a change.
  private static let reach = 64

  /// Returns the difference of `before` and `after`, the content of the file at `path`; empty where there
  /// is none.
  package static func bytes(from before: [UInt8], to after: [UInt8], path: String) -> [UInt8] {
    if before == after { return [] }
    let name = quoted(path)
    var writer = HunkWriter(heading: "--- \(name)\n+++ \(name)\n")
    let changes = changes(lines(of: before), lines(of: after))
    for range in ranges(of: changes) { writer.write(changes, range) }
    return writer.output
  }

  /// Returns the lines with their ends.
  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Returns `path` as `patch` takes it from a heading: with a tab behind where it holds blanks, in the
  /// quotes of C where it holds what ends a line or a name, or commands a terminal.
  private static func quoted(_ path: String) -> String {
    let isPlain =
      TextReporter.printable(path) == path
      && path.utf8.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if isPlain && !path.hasPrefix(" ") { return path.contains(" ") ? path + "\t" : path }
    var result = "\""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        result += "\\"
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return result + "\""
  }

  // MARK: Changes

  /// Compares line by line between the lines that both have just once, which stay in their order as far as
  /// possible (patience diff).
  private static func changes(_ before: [Line], _ after: [Line]) -> [Change] {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    for pair in LinePairs.unique(before, after) {
      addChanges(before[old..<pair.old], after[new..<pair.new], to: &changes)
      changes.append(.kept(before[pair.old]))
      (old, new) = (pair.old + 1, pair.new + 1)
    }
    addChanges(before[old...], after[new...], to: &changes)
    return changes
  }

  /// Compares line by line. Where two lines differ, the nearest ones behind that are alike again end the
  /// change; that is not always the smallest difference, but found in time in proportion to the lines.
  private static func addChanges(
    _ before: ArraySlice<Line>, _ after: ArraySlice<Line>, to changes: inout [Change]
  ) {
    var (before, after) = (before, after)
    while !before.isEmpty || !after.isEmpty {
      let (removed, added) = gap(before, after)
      changes += before.prefix(removed).map { .removed($0) }
      changes += after.prefix(added).map { .added($0) }
      (before, after) = (before.dropFirst(removed), after.dropFirst(added))
      if let kept = before.popFirst() {
        changes.append(.kept(kept))
        after.removeFirst()
      }
    }
  }

  /// Returns how many lines stand before the nearest ones that are alike, or all of them.
  private static func gap(
    _ before: ArraySlice<Line>, _ after: ArraySlice<Line>
  ) -> (removed: Int, added: Int) {
    for distance in 0...2 * reach {
      for removed in max(0, distance - reach)...min(distance, reach) {
        let (old, new) = (before.startIndex + removed, after.startIndex + distance - removed)
        if old == before.endIndex && new == after.endIndex { return (removed, distance - removed) }
        guard old < before.endIndex, new < after.endIndex else { continue }
        if before[old] == after[new] { return (removed, distance - removed) }
      }
    }
    return (before.count, after.count)
  }

  /// Returns the stretches of changed lines with the lines around them.
  private static func ranges(of changes: [Change]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, change) in changes.enumerated() {
      if case .kept = change { continue }
      let range =
        max(0, index - contextCount)..<min(changes.count, index + contextCount + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  // MARK: Hunks

  /// Writes stretches of changes, one behind the other.
  private struct HunkWriter {
    private(set) var output: [UInt8]
    private var place = 0
    private var lines = (old: 0, new: 0)

    init(heading: String) {
      output = Array(heading.utf8)
    }

    mutating func write(_ changes: [Change], _ range: Range<Int>) {
      count(changes[place..<range.lowerBound])
      let before = lines
      count(changes[range])
      place = range.upperBound
      let old = HunkWriter.place(before.old, lines.old - before.old)
      let new = HunkWriter.place(before.new, lines.new - before.new)
      output += Array("@@ -\(old) +\(new) @@\n".utf8)
      for change in changes[range] { write(change) }
    }

    private static func place(_ before: Int, _ count: Int) -> String {
      "\(count == 0 ? before : before + 1),\(count)"
    }

    private mutating func count(_ changes: ArraySlice<Change>) {
      for change in changes {
        switch change {
        case .kept: lines = (lines.old + 1, lines.new + 1)
        case .removed: lines.old += 1
        case .added: lines.new += 1
        }
      }
    }

    private mutating func write(_ change: Change) {
      switch change {
      case .kept(let line): write(" ", line)
      case .removed(let line): write("-", line)
      case .added(let line): write("+", line)
      }
    }

    private mutating func write(_ sign: String, _ line: Line) {
      output += Array(sign.utf8) + line
      if line.last != UInt8(ascii: "\n") {
        output += Array("\n\\ No newline at end of file\n".utf8)
      }
    }
  }
}
