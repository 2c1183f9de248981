internal import Diagnostics

/// A comment that says which findings are not wanted, and takes none out.
enum UnusedSuppression: Rule {
  static let description = RuleDescription(
    "unused-suppression", .warning,
    summary: "a comment that takes out no finding",
    rationale: """
      A comment that once took out a finding stays behind when the fault has been mended, and takes \
      out the next one of its kind unseen.
      """,
    remedy: "Remove the comment, or correct the name of the rule in it.",
    triggering: [
      .attractions(
        .pin(
          more:
            "\t↓<!-- parkcheck:ignore attraction-type -->\n\t<key>id</key>\n\t<string>1</string>\n")
      ),
      .attractions(
        .pin(
          more:
            "\t↓<!-- parkcheck:ignore attraction-typ -->\n\t<key>id</key>\n\t<string>1</string>\n")),
    ],
    nonTriggering: [
      .attractions(
        .pin(),
        .pin(
          "Noodle Bar", type: nil,
          more:
            "\t<!-- parkcheck:ignore attraction-type-number the app reads numbers -->\n\t<key>type</key>\n\t<integer>2</integer>\n"
        ))
    ])
}
