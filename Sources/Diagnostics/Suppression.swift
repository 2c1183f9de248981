/// A comment in a file that says which findings are not wanted there.
///
/// `<!-- parkcheck:ignore rule-id reason -->` holds for the element behind it (for a key: the key and
/// its value), or for the whole file where it stands before the first element. Several rules stand
/// with commas between them.
public struct Suppression: Hashable, Sendable {
  /// What a comment begins with to be one.
  public static let marker = "parkcheck:ignore"

  /// The names of the rules, as the comment gives them; long ones are cut off.
  public let ruleNames: [String]

  /// Where the comment stands.
  public let position: SourcePosition

  /// Whether it holds for the whole file and not for one element.
  public let isForWholeFile: Bool

  /// Where the element begins that it holds for; `nil` where there is none.
  public private(set) var start: SourcePosition?

  /// Where that element ends; `nil` until that is known.
  public private(set) var end: SourcePosition?

  /// The names of the rules that have had a finding here.
  public private(set) var usedRuleNames: Set<String> = []

  /// How many rules a comment may name.
  public static let mostRuleNames = 100

  /// Whether the comment names more rules than are heeded.
  public let namesTooMany: Bool

  /// Reads the text of a comment; `nil` when it is about something else.
  ///
  /// - Parameters:
  ///   - comment: The text between `<!--` and `-->`.
  ///   - position: Where the comment stands.
  ///   - isForWholeFile: Whether the comment stands before the first element.
  public init?(comment: String, at position: SourcePosition, isForWholeFile: Bool) {
    guard let words = SuppressionWords(in: comment.unicodeScalars) else { return nil }
    ruleNames = words.ruleNames
    namesTooMany = words.namesTooMany
    self.position = position
    self.isForWholeFile = isForWholeFile
  }

  /// Lets it hold from `start` on.
  public mutating func begin(at start: SourcePosition) { self.start = start }

  /// Lets it hold up to `end`.
  public mutating func end(at end: SourcePosition) { self.end = end }

  private func holds(at position: SourcePosition) -> Bool {
    guard let start, position >= start else { return false }
    return end.map { position < $0 } ?? true
  }

  /// Returns whether it takes out a finding of `rule`, which it names, at `position`, and remembers that
  /// it did.
  mutating func takesOut(_ rule: RuleID, at position: SourcePosition) -> Bool {
    guard isForWholeFile || holds(at: position) else { return false }
    usedRuleNames.insert(rule.name)
    return true
  }
}
