import Foundation
import Measuring

extension Report {
  /// The report as Markdown.
  var text: String {
    var parts = [
      "\(date), \(machine.processor), \(machine.cores) cores, \(machine.system), "
        + "load \(decimal(machine.load, 1)); "
        + machine.versions.joined(separator: ", ") + "\n"
    ]
    if !figures.isEmpty { parts.append(figureTable) }
    if !timings.isEmpty { parts.append(timingTable) }
    if !skipped.isEmpty {
      parts.append(skipped.uniqued.map { "- not measured: \($0)\n" }.joined())
    }
    return parts.joined(separator: "\n")
  }

  private var figureTable: String {
    var table = TextTable(["figure", "measured", "wanted", "unit", "reached"])
    for figure in figures {
      table.append([
        figure.name, decimal(figure.value, 2),
        "\(figure.bound == .atMost ? "≤" : "≥") \(decimal(figure.limit, 2))", figure.unit,
        figure.isReached ? "yes" : "NO",
      ])
    }
    return table.text
  }

  private var timingTable: String {
    var table = TextTable([
      "input", "command", "CPU ms", "× floor", "ms", "MB", "M instructions", "× floor",
    ])
    for timing in timings {
      table.append([
        timing.input, timing.command, decimal(timing.cpu * 1000, 1),
        timing.floorRatio.map { decimal($0, 2) } ?? "", decimal(timing.wall * 1000, 1),
        decimal(timing.peak, 1),
        timing.instructions.map { decimal(Double($0) / 1e6, 1) } ?? "",
        timing.instructionRatio.map { decimal($0, 2) } ?? "",
      ])
    }
    return table.text
  }

  /// Returns the report as JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension Array where Element: Hashable {
  /// The elements in their order, each once.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
