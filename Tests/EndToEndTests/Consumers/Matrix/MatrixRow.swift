import Foundation
import Testing

/// A row of the table: an output, and who reads it.
struct MatrixRow: CustomTestStringConvertible, Sendable {
  let consumer: Consumer
  let output: Variant

  var testDescription: String { "\(output.testDescription) by \(consumer.name)" }

  /// All rows in the order of the table.
  static let all = Consumer.all.flatMap { consumer in
    consumer.outputs.map { MatrixRow(consumer: consumer, output: $0) }
  }

  /// Has the reader read the output for each sample, and returns what it has wrong.
  func faults() throws -> [String] {
    try Sample.allCases.flatMap { sample in
      try withConverted(sample.folder, to: output) { path in
        try Reading(consumer.read(path), by: consumer, of: output, sample).faults
      }
    }
  }

  /// The row of the table; how many features there are, and what the reader shows of them.
  func line() throws -> String {
    let count = try Sample.allCases.map { sample in
      try ExpectedFeature.all(of: sample, numbered: false).count {
        consumer.kinds.contains($0.kind)
      }
    }.reduce(0, +)
    let texts = consumer.texts.map { $0.keys.sorted().joined(separator: ", ") } ?? "all"
    let extras = consumer.extraPrefix == nil ? "–" : "all"
    let kinds = ExpectedFeature.Kind.allCases.filter { !consumer.kinds.contains($0) }
    let without = kinds.isEmpty ? "" : "without " + kinds.map(\.rawValue).joined(separator: ", ")
    let remark = [without, consumer.remark].filter { !$0.isEmpty }.joined(separator: "; ")
    return
      "| `\(output.testDescription)` | \(consumer.name) | \(count) | \(texts) | \(extras) | \(remark) |"
  }
}
