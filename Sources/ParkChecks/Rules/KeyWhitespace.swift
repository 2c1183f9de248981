/// A known key with white space at its ends.
enum KeyWhitespace: Rule {
  static let description = RuleDescription(
    "key-whitespace", fixability: .safe,
    summary: "a known key with white space at its ends",
    rationale: """
      The app looks for the key without white space and does not find it: a pin loses its name or its \
      place, a park its centre. Nobody sees a blank at the end of a key.
      """,
    remedy: "Remove the white space.",
    triggering: [
      .attractions(.pin(nil, more: "\t↓<key>name </key>\n\t<string>Noodle Bar</string>\n")),
      .park(center: nil, more: "\t↓<key> midCoord</key>\n\t<string>{52.1050,4.3000}</string>\n"),
    ],
    nonTriggering: [.attractions(.pin(more: Example.entry(" note ", "by hand")))])
}
