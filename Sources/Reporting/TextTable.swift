/// Columns of text, two spaces apart.
struct TextTable {
  let rows: [[String]]
  var rightAligned: Set<Int> = []

  /// The table, each row a line without spaces at its end.
  var text: String {
    rows.map { row in
      let cells = row.enumerated().map { column, text in padded(text, column) }
      return cells.joined(separator: "  ").withoutTrailingSpaces + "\n"
    }.joined()
  }

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
