internal import Diagnostics
internal import JSONReading

/// The bounds of patterns over paths: each file is compared with each pattern.
enum PatternBounds {
  /// How many bytes a pattern may have.
  static let length = 1_000

  /// How many patterns a list may have.
  static let count = 1_000
}

extension JSONObjectReader {
  /// Takes all members that are left, whose names should be patterns over paths.
  mutating func takePatterns() -> [JSONMember] {
    let members = takeAll()
    guard isPatternCount(members.count, at: position, keyPath) else { return [] }
    return members.filter { isPattern($0.name, at: $0.position, path($0.name)) }
  }

  /// Whether a list may have `count` patterns; complains otherwise.
  mutating func isPatternCount(_ count: Int, at position: SourcePosition, _ path: String) -> Bool {
    if count <= PatternBounds.count { return true }
    report(position, path, "expected at most \(PatternBounds.count) patterns, found \(count)")
    return false
  }

  /// Whether a pattern may be as long as `pattern`; complains otherwise.
  mutating func isPattern(_ pattern: String, at position: SourcePosition, _ path: String) -> Bool {
    let length = pattern.utf8.count
    if length <= PatternBounds.length { return true }
    let expected = "expected a pattern of at most \(PatternBounds.length) bytes"
    report(position, path, "\(expected), found \(length)")
    return false
  }
}
