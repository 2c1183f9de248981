public import Diagnostics

extension RuleID {
  /// A text that is no coordinate.
  public static let coordinateSyntax = RuleID("coordinate-syntax")
  /// A known key with white space at its ends.
  public static let keyWhitespace = RuleID("key-whitespace")
  /// A value of another kind than the app expects at its place.
  public static let valueKind = RuleID("value-kind")
}
