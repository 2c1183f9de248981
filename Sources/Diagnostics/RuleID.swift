/// The stable name of a rule, as printed in brackets behind a finding.
public struct RuleID: Hashable, Sendable {
  /// The name, in kebab-case.
  public let name: String

  /// Creates the identifier `name`.
  public init(_ name: String) {
    self.name = name
  }
}

extension RuleID: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension RuleID: Comparable {
  /// Returns whether the name of `left` comes before that of `right`.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}
