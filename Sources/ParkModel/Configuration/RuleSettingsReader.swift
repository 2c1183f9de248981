internal import Diagnostics
internal import JSONReading
internal import Spelling

extension RuleSettings {
  /// Creates the settings that the members of an object give.
  init(_ reader: inout JSONObjectReader) {
    reader.takeObject("severity") { severities in
      for rule in RuleID.all {
        if let level: SeverityLevel = severities.takeChoice(rule.name) { levels[rule] = level }
      }
    }
    reader.takeObject("thresholds") { numbers in
      for threshold in Threshold.allCases {
        if let number = numbers.takeNumber(threshold.rawValue) { thresholds[threshold] = number }
      }
    }
  }
}

extension Configuration {
  /// Reads what the user makes of rules, in general and for some of the files.
  mutating func readRules(_ reader: inout JSONObjectReader) {
    rules = RuleSettings(&reader)
    reader.takeObject("files") { files in
      for member in files.takePatterns() {
        files.read(member.value, at: files.path(member.name)) { settings in
          fileRules.append(
            FileRuleSettings(
              pattern: PathPattern(member.name), settings: RuleSettings(&settings)))
        }
      }
    }
  }

  /// Reads which files are left out.
  mutating func readExcludes(_ reader: inout JSONObjectReader) {
    guard let value = reader.take("exclude") else { return }
    guard case .array(let elements) = value.content else {
      reader.report(value.position, "exclude", "expected an array, found \(value.typeName)")
      return
    }
    guard reader.isPatternCount(elements.count, at: value.position, "exclude") else { return }
    for (index, element) in elements.enumerated() {
      if case .string(let pattern) = element.content, !pattern.isEmpty {
        if reader.isPattern(pattern, at: element.position, "exclude[\(index)]") {
          excludes.append(PathPattern(pattern))
        }
      } else {
        reader.report(element.position, "exclude[\(index)]", "expected a pattern over paths")
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
