import Foundation

/// What a reader has got of an output, beside what there is.
struct Reading {
  /// How many features it has read.
  let count: Int

  /// How many it should have read.
  let expectedCount: Int

  /// What it has wrong, a line each.
  private(set) var faults: [String] = []

  /// Compares what `consumer` has read with what the output of `sample` holds.
  init(
    _ features: [Feature], by consumer: Consumer, of variant: Variant, _ sample: Sample
  ) throws {
    let isNumbered = variant.format != "geojson"
    let expected = try ExpectedFeature.all(of: sample, numbered: isNumbered).filter {
      consumer.kinds.contains($0.kind)
    }
    count = features.count
    expectedCount = expected.count
    if count != expectedCount { faults.append("\(count) features, not \(expectedCount)") }
    var rest = features
    for feature in expected {
      let candidates = rest.indices.filter { feature.isPlaced(at: rest[$0].positions) }
      let match = candidates.first { rest[$0].name == feature.name }
      if let match {
        compare(rest.remove(at: match), feature, consumer)
      } else if let other = candidates.first {
        faults.append("'\(rest[other].name ?? "")' for '\(feature.name)'")
      } else {
        faults.append("no \(feature.kind) '\(feature.name)' at its place")
      }
    }
  }

  private mutating func compare(
    _ feature: Feature, _ expected: ExpectedFeature, _ consumer: Consumer
  ) {
    if consumer.mute.contains(expected.kind) { return }
    for (name, text) in expected.texts {
      guard let property = consumer.property(for: name), !text.isEmpty else { continue }
      if !isTold(text, by: feature.properties[property]) { report(name, feature, expected) }
    }
    guard let prefix = consumer.extraPrefix else { return }
    for (name, value) in expected.extras
    where !isTold(value, by: feature.properties[prefix + name]) {
      report(name, feature, expected)
    }
  }

  private mutating func report(
    _ name: String, _ feature: Feature, _ expected: ExpectedFeature
  ) {
    faults.append("\(name) of '\(expected.name)' is not among \(feature.properties)")
  }

  /// Tables without truth values of their own have 1 and 0.
  private func isTold(_ value: PropertyValue, by other: JSON?) -> Bool {
    if case .boolean(let truth) = value, other == .number(truth ? 1 : 0) { return true }
    return value.isTold(by: other)
  }

  private func isTold(_ text: String, by value: JSON?) -> Bool {
    switch value {
    case .string(let other): other == text || shownText(other) == text
    case .number(let number): Double(text) == number
    default: false
    }
  }
}

extension Feature {
  /// The name, however the reader calls it.
  fileprivate var name: String? { properties["name"]?.string ?? properties["Name"]?.string }
}
