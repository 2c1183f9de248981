/// The difference of two texts in the form that `patch` reads.
package enum UnifiedDiff {
  private enum Line: Equatable {
    case kept(String)
    case removed(String)
    case added(String)
  }

  private static let contextCount = 3

  /// Returns the difference of `before` and `after`, the content of the file at `path`; empty where there
  /// is none. Bytes that are no UTF-8 are shown as U+FFFD.
  package static func text(from before: [UInt8], to after: [UInt8], path: String) -> String {
    let lines = merged(split(before), split(after))
    let hunks = ranges(of: lines)
    if hunks.isEmpty { return "" }
    let heading = "--- \(path)\n+++ \(path)\n"
    return heading + hunks.map { hunk(lines, $0) }.joined()
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" {
      lines.removeLast()
    } else if !lines.isEmpty {
      lines[lines.count - 1] += "\n\\ No newline at end of file"
    }
    return lines
  }

  private static func merged(_ before: [String], _ after: [String]) -> [Line] {
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        lines.append(.removed(before[old]))
        old += 1
      } else if added.contains(new) {
        lines.append(.added(after[new]))
        new += 1
      } else {
        lines.append(.kept(before[old]))
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  /// Returns the stretches of changed lines with the lines around them.
  private static func ranges(of lines: [Line]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .kept = line { continue }
      let range =
        max(0, index - contextCount)..<min(lines.count, index + contextCount + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
    let (oldStart, newStart) = counts(lines[..<range.lowerBound])
    let (oldCount, newCount) = counts(lines[range])
    let places =
      "-\(start(oldStart, oldCount)),\(oldCount) +\(start(newStart, newCount)),\(newCount)"
    return "@@ \(places) @@\n" + lines[range].map(text).joined()
  }

  private static func start(_ before: Int, _ count: Int) -> Int { count == 0 ? before : before + 1 }

  private static func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (old: 0, new: 0)) { counts, line in
      switch line {
      case .kept: counts = (counts.old + 1, counts.new + 1)
      case .removed: counts.old += 1
      case .added: counts.new += 1
      }
    }
  }

  private static func text(_ line: Line) -> String {
    switch line {
    case .kept(let text): " \(text)\n"
    case .removed(let text): "-\(text)\n"
    case .added(let text): "+\(text)\n"
    }
  }
}
