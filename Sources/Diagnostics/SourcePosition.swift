/// A place in a source file: line and column, both counted from 1.
///
/// The column counts Unicode scalars, a tab being one. In a binary property list, which has no
/// lines, the line is 1 and the column is the byte offset plus 1.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: UInt32

  /// The column in Unicode scalars, from 1.
  public var column: UInt32

  /// Creates the position in line `line` and column `column`, both from 1.
  public init(line: UInt32, column: UInt32) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable {
  /// Returns whether `left` stands before `right` in the same file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }
}
