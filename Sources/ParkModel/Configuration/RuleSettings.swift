public import Diagnostics

/// What the user, and the format of the files, make of rules: severities and thresholds.
public struct RuleSettings: Hashable, Sendable {
  /// The severities of rules that are not the usual ones.
  public var levels: [RuleID: SeverityLevel] = [:]

  /// From which numbers on rules find faults.
  public var thresholds = Thresholds()

  /// The keys for which park files in another format have no place, so that they do not count as missing.
  package var unheldKeys: Set<KeyNames.Park> = []

  /// Creates settings that change nothing.
  public init() {}

  /// Changes what `changes` says something about.
  mutating func apply(_ changes: RuleSettings) {
    levels.merge(changes.levels) { $1 }
    thresholds.apply(changes.thresholds)
  }
}

/// Settings for some of the files.
public struct FileRuleSettings: Hashable, Sendable {
  /// Which files.
  public let pattern: PathPattern

  /// The settings, which go before the general ones.
  public let settings: RuleSettings
}
