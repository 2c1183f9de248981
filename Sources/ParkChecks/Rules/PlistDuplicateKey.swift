/// The same key twice in one dictionary.
enum PlistDuplicateKey: Rule {
  static let description = RuleDescription(
    "plist-duplicate-key",
    summary: "the same key twice in one dictionary",
    rationale: "Readers keep only one of the two values, and not all of them the same one.",
    remedy: "Remove the entry that is not meant.",
    triggering: [
      .attractions(.pin(more: "\t↓<key>name</key>\n\t<string>Merry-go-round</string>\n"))
    ],
    nonTriggering: [.attractions(.pin(), .pin("Noodle Bar", at: "{52.1050,4.3020}"))])
}
