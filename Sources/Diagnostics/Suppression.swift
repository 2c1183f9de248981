/// A comment in a file that says which findings are not wanted there.
///
/// `<!-- parkcheck:ignore rule-id reason -->` holds for the element behind it (for a key: the key and
/// its value), or for the whole file where it stands before the first element. Several rules stand
/// with commas between them.
public struct Suppression: Hashable, Sendable {
  /// What a comment begins with to be one.
  public static let marker = "parkcheck:ignore"

  /// The names of the rules, as the comment gives them.
  public let ruleNames: [String]

  /// Why, as the comment gives it; may be empty.
  public let reason: String

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

  /// Reads the text of a comment; `nil` when it is about something else.
  ///
  /// - Parameters:
  ///   - comment: The text between `<!--` and `-->`.
  ///   - position: Where the comment stands.
  ///   - isForWholeFile: Whether the comment stands before the first element.
  public init?(comment: String, at position: SourcePosition, isForWholeFile: Bool) {
    var words = comment.split(whereSeparator: \.isWhitespace)[...]
    guard words.popFirst().map(String.init) == Suppression.marker else { return nil }
    ruleNames = Suppression.takeRuleNames(from: &words)
    reason = words.joined(separator: " ")
    self.position = position
    self.isForWholeFile = isForWholeFile
  }

  /// Takes the names in front of the reason; there may be blanks around the commas between them.
  private static func takeRuleNames(from words: inout ArraySlice<Substring>) -> [String] {
    var names: [String] = []
    while let word = words.popFirst() {
      names += word.split(separator: ",").map(String.init)
      let goesOn = word.hasSuffix(",") || words.first?.hasPrefix(",") == true
      if !goesOn { break }
    }
    return names
  }

  /// Lets it hold from `start` on.
  public mutating func begin(at start: SourcePosition) { self.start = start }

  /// Lets it hold up to `end`.
  public mutating func end(at end: SourcePosition) { self.end = end }

  private func holds(at position: SourcePosition) -> Bool {
    guard let start, position >= start else { return false }
    return end.map { position < $0 } ?? true
  }

  /// Returns whether it takes out `diagnostic`, and remembers that it did.
  mutating func takesOut(_ diagnostic: Diagnostic) -> Bool {
    guard ruleNames.contains(diagnostic.rule.name) else { return false }
    guard isForWholeFile || holds(at: diagnostic.position) else { return false }
    usedRuleNames.insert(diagnostic.rule.name)
    return true
  }
}
