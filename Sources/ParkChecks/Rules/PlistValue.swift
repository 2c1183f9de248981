/// A number, date or data that can't be one.
enum PlistValue: Rule {
  static let description = RuleDescription(
    "plist-value",
    summary: "a number, date or data that can't be one, or text that XML can't hold",
    rationale: """
      Readers make 0 of such a number or drop the file; a date such as 30 February becomes another day.
      """,
    remedy: "Write numbers with a point, dates as 2024-05-31T09:30:00Z, and data in base64.",
    triggering: [
      .attractions(.pin(more: "\t<key>height</key>\n\t↓<real>3,5</real>\n")),
      .attractions(.pin(more: "\t<key>opened</key>\n\t↓<date>2024-02-30T00:00:00Z</date>\n")),
    ],
    nonTriggering: [
      .attractions(
        .pin(
          more: "\t<key>height</key>\n\t<real>3.5</real>\n"
            + "\t<key>opened</key>\n\t<date>2024-02-29T00:00:00Z</date>\n"))
    ])
}
