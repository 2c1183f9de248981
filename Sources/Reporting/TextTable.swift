/// Columns of text, two spaces apart.
struct TextTable {
  let rows: [[String]]
  var rightAligned: Set<Int> = []

  /// The table, each row a line without spaces at its end.
  var text: String { lines.map { $0.withoutTrailingSpaces + "\n" }.joined() }

  /// The rows, all of them as wide as the table.
  var lines: [String] {
    rows.map { row in
      row.enumerated().map { column, text in padded(text, column) }.joined(separator: "  ")
    }
  }

  /// How wide the table is.
  var width: Int { lines.first?.count ?? 0 }

  private func padded(_ text: String, _ column: Int) -> String {
    let space = String(repeating: " ", count: width(of: column) - text.count)
    return rightAligned.contains(column) ? space + text : text + space
  }

  private func width(of column: Int) -> Int { rows.map { $0[column].count }.max() ?? 0 }
}

extension String {
  /// The text up to the spaces at its end.
  var withoutTrailingSpaces: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
