public import Diagnostics

extension RuleID {
  /// Not well-formed XML, cut short, or a corrupt binary property list.
  public static let plistSyntax = RuleID("plist-syntax")
  /// A document that declares entities.
  public static let plistEntity = RuleID("plist-entity")
  /// Well-formed XML that is no property list.
  public static let plistStructure = RuleID("plist-structure")
  /// Bytes that contradict the declared encoding.
  public static let plistEncoding = RuleID("plist-encoding")
  /// The same key twice in one dictionary.
  public static let plistDuplicateKey = RuleID("plist-duplicate-key")
  /// A number, date or data that can't be one, or text that XML can't hold.
  public static let plistValue = RuleID("plist-value")
}
