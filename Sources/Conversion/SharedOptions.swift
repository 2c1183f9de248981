package import CommandLineKit
package import Diagnostics
internal import ParkChecks
package import ParkModel

/// The options that all programs of the package have.
package enum SharedOptions {
  /// The configuration.
  package static let config = Option<String>(
    "config", .file(), help: "Configuration to use instead of the nearest parktools.json")

  /// Whether warnings and notes are wanted.
  package static let quiet = Flag("quiet", short: "q", help: "Say nothing but errors")

  /// Whether text is coloured, as an option among those of `group`.
  package static func color(group: String? = nil) -> DefaultedOption<ColorChoice> {
    Option<ColorChoice>("color", .choice("WHEN"), help: "Whether to colour text", group: group)
      .defaulting(to: .auto)
  }

  /// The shell to write completions for.
  package static let shell = Operand<Shell>(
    .choice("SHELL"), count: .one, help: "The shell to write completions for")

  /// What the user makes of rules.
  package static let severity = Option<RuleLevel>(
    "severity", .ruleLevel,
    help: "Make the findings of RULE errors, warnings or notes, or turn it off"
  ).repeated()
}

/// What the user makes of the findings of one rule.
package struct RuleLevel: Sendable {
  /// The rule.
  package let rule: RuleID
  /// What its findings are.
  package let level: SeverityLevel

  /// Makes the findings of `rule` what `level` says.
  package init(rule: RuleID, level: SeverityLevel) {
    self.rule = rule
    self.level = level
  }
}

extension ValueSyntax<RuleLevel> {
  /// `RULE=LEVEL`.
  fileprivate static var ruleLevel: Self {
    ValueSyntax(form: ValueForm(placeholder: "RULE=LEVEL", completion: .nothing)) {
      word throws(ValueProblem) in
      guard let sign = word.firstIndex(of: "=") else {
        throw .malformed(word, expected: "RULE=LEVEL")
      }
      let (name, levelName) = (String(word[..<sign]), String(word[word.index(after: sign)...]))
      let rule = try RuleID(known: name)
      guard let level = SeverityLevel(rawValue: levelName) else {
        throw .notAChoice(levelName, choices: SeverityLevel.allCases.map(\.rawValue))
      }
      return RuleLevel(rule: rule, level: level)
    }
  }
}

extension RuleID {
  /// Creates the identifier of the rule that is called `name`.
  ///
  /// - Throws: when there is no such rule.
  package init(known name: String) throws(ValueProblem) {
    self.init(name)
    guard RuleID.all.contains(self) else {
      throw .notAChoice(name, choices: RuleID.all.map(\.name))
    }
  }
}

extension Configuration {
  /// Returns the severities of rules, those of `changes` before the configuration's.
  package func ruleLevels(with changes: [RuleLevel]) -> [RuleID: SeverityLevel] {
    var levels = rules.levels
    for change in changes { levels[change.rule] = change.level }
    return levels
  }
}

extension InputSet {
  /// Returns an empty collector that gives findings the severities of the configuration and, where
  /// `changes` has others, of the command line; without either, those that suit the format.
  package func collector(with changes: [RuleLevel]) -> DiagnosticCollector {
    var levels = format.usualLevels
    levels.merge(configuration.ruleLevels(with: changes)) { $1 }
    return DiagnosticCollector(levels: levels)
  }
}
