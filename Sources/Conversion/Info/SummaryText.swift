internal import Diagnostics
internal import ParkModel

extension MapSummary {
  /// The summary as a table for people: a heading for each file, a line for each fact.
  package var table: String {
    let sections = sections
    let width = sections.flatMap(\.items).map(\.label.count).max() ?? 0
    return sections.map { section in
      let lines = section.items.map { item in
        let gap = String(repeating: " ", count: width - item.label.count + 2)
        return "  " + item.label + gap + TextReporter.printable(item.value.text) + "\n"
      }
      let heading = "\(section.file.path) (\(section.file.role.rawValue))"
      return TextReporter.printable(heading) + "\n" + lines.joined()
    }.joined(separator: "\n")
  }
}

extension SummaryItem.Value {
  /// The value with its unit.
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .count(let count): String(count)
    case .coordinate(let coordinate): coordinate.description
    case .number(let value, let unit, let places):
      DecimalText.string(value, places: places) + (unit.isEmpty || unit == "°" ? unit : " " + unit)
    }
  }
}
