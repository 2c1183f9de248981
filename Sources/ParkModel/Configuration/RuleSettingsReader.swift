internal import Diagnostics
internal import JSONReading
internal import Spelling

extension Configuration {
  /// Reads what the user makes of rules.
  mutating func readRules(_ reader: inout JSONObjectReader) {
    reader.takeObject("severity") { severities in
      for rule in RuleID.all {
        if let level: SeverityLevel = severities.takeChoice(rule.name) { ruleLevels[rule] = level }
      }
    }
    reader.takeObject("thresholds") { numbers in
      for threshold in Threshold.allCases {
        if let number = numbers.takeNumber(threshold.rawValue) { thresholds[threshold] = number }
      }
    }
  }
}

extension JSONObjectReader {
  /// Takes the member `name`, which should be a number of 0 or more.
  fileprivate mutating func takeNumber(_ name: String) -> Double? {
    guard let value = take(name) else { return nil }
    guard case .number(let text) = value.content, let number = Double(text), number >= 0,
      number.isFinite
    else {
      report(value.position, path(name), "expected a number of 0 or more")
      return nil
    }
    return number
  }
}
