/// A table of text, in Markdown with columns that stand below each other.
package struct TextTable: Sendable {
  private let header: [String]
  private var rows: [[String]] = []

  package init(_ header: [String]) {
    self.header = header
  }

  /// Appends a row of as many cells as the header has.
  package mutating func append(_ row: [String]) {
    precondition(row.count == header.count)
    rows.append(row)
  }

  /// The table; the first column stands to the left, the others to the right.
  package var text: String {
    let widths = header.indices.map { column in
      ([header] + rows).map { max($0[column].count, 2) }.max() ?? 2
    }
    let rule = widths.enumerated().map { column, width in
      column == 0
        ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    return ([header, rule] + rows).map { line($0, widths) }.joined()
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: max(0, widths[column] - cell.count))
      return column == 0 ? cell + padding : padding + cell
    }
    return "| \(padded.joined(separator: " | ")) |\n"
  }
}
