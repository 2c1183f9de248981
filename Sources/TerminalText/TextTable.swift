/// Columns of text, two spaces apart.
package struct TextTable {
  private let rows: [[String]]
  private let rightAligned: Set<Int>

  /// How wide each column is, in cells of a terminal.
  private let widths: [Int]

  /// Creates a table of `rows`, which have as many columns each, in which the columns `rightAligned` stand
  /// at the right. A text that is wider than `widest` cells moves what follows in its row alone.
  package init(rows: [[String]], rightAligned: Set<Int> = [], widest: Int = .max) {
    self.rows = rows
    self.rightAligned = rightAligned
    var widths = Array(repeating: 0, count: rows.first?.count ?? 0)
    for row in rows {
      for (column, text) in row.enumerated() where text.terminalWidth <= widest {
        widths[column] = max(widths[column], text.terminalWidth)
      }
    }
    self.widths = widths
  }

  /// The table, each row a line without spaces at its end.
  package var text: String { lines.map { $0.withoutTrailingSpaces + "\n" }.joined() }

  /// The rows, all of them as wide as the table but for those with a text that is too wide.
  package var lines: [String] {
    rows.map { row in
      row.enumerated().map { column, text in padded(text, column) }.joined(separator: "  ")
    }
  }

  /// How wide the table is, in cells of a terminal.
  package var width: Int { lines.first?.terminalWidth ?? 0 }

  private func padded(_ text: String, _ column: Int) -> String {
    let space = String(repeating: " ", count: max(0, widths[column] - text.terminalWidth))
    return rightAligned.contains(column) ? space + text : text + space
  }
}

extension String {
  /// The text up to the spaces at its end.
  package var withoutTrailingSpaces: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
