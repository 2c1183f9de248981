internal import Diagnostics
internal import ParkModel
package import TerminalText

/// A summary as people read it.
package struct SummaryText {
  private let summary: MapSummary
  private let style: TextStyle

  /// Shows `summary` in `style`.
  package init(_ summary: MapSummary, style: TextStyle) {
    self.summary = summary
    self.style = style
  }

  /// The text: how much there is of what, a paragraph for each park and attractions file, tables of
  /// the characters and of the routes.
  package var text: String {
    let detailed = summary.sections.filter { !$0.file.role.isPath }
    return ([overview] + detailed.map(paragraph) + [characters, routes]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  // MARK: Paragraphs

  private var overview: String {
    let counts = [
      (summary.parks.count, "park"),
      (summary.attractions.reduce(0) { $0 + $1.count }, "attraction"),
      (summary.characters.count, "character"), (summary.routes.count, "route"),
    ]
    let phrases = counts.filter { $0.0 > 0 }.map { count, noun in
      "\(Self.grouped(String(count))) \(noun)\(count == 1 ? "" : "s")"
    }
    return phrases.isEmpty ? "" : phrases.joined(separator: ", ") + "\n"
  }

  private func paragraph(_ section: SummarySection) -> String {
    heading(section.file) + "\n" + lines(of: section.items)
  }

  private func heading(_ file: ParkFile) -> String {
    let name = TextReporter.printable(file.path == file.name ? file.name : file.path)
    return style.paint(name, .place) + " (\(file.role.rawValue))"
  }

  /// A line for each fact; those of a group stand below its name.
  private func lines(of items: [SummaryItem]) -> String {
    var rows: [[String]] = []
    var group: String?
    for item in items {
      if let name = item.group, name != group { rows.append(["  " + name, ""]) }
      group = item.group
      rows.append([(group == nil ? "  " : "    ") + item.label, Self.shown(item.value)])
    }
    return TextTable(rows: rows).text
  }

  // MARK: Tables

  private var characters: String {
    table(
      ["characters", "sightings", "file"],
      summary.characters.map { [$0.name, String($0.points.count), $0.file.path] },
      rightAligned: [1])
  }

  private var routes: String {
    table(
      ["routes", "points", "length", "file"],
      summary.routes.map { path in
        let length = Distance.length(of: path.points.map(\.coordinate))
        let metres = SummaryItem.Value.number(length, unit: "m", places: 1)
        return [path.name, String(path.points.count), Self.shown(metres), path.file.path]
      }, rightAligned: [1, 2])
  }

  private func table(
    _ headings: [String], _ rows: [[String]], rightAligned: Set<Int>
  ) -> String {
    if rows.isEmpty { return "" }
    let rows = rows.map { row in
      row.enumerated().map { ($0 == 0 ? "  " : "") + TextReporter.printable($1) }
    }
    let lines = TextTable(rows: [headings] + rows, rightAligned: rightAligned).text
      .split(separator: "\n").map(String.init)
    return ([style.paint(lines[0], .place)] + lines.dropFirst()).map { $0 + "\n" }.joined()
  }

  // MARK: Values

  private static func shown(_ value: SummaryItem.Value) -> String {
    switch value {
    case .text(let text): TextReporter.printable(text)
    case .count(let count): grouped(String(count))
    case .coordinate(let coordinate): coordinate.description
    case .number(let value, let unit, let places):
      grouped(DecimalText.string(value, places: places))
        + (unit.isEmpty || unit == "°" ? unit : " " + unit)
    }
  }

  /// Returns a number with commas between the thousands of its whole part.
  private static func grouped(_ number: String) -> String {
    let whole = number.prefix { $0 != "." }
    let digits = whole.drop { $0 == "-" }
    guard digits.count > 4 else { return number }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return String(whole.prefix { $0 == "-" }) + result + number.dropFirst(whole.count)
  }
}
