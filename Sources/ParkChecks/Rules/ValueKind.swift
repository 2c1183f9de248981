/// A value of another kind than the app expects at its place.
enum ValueKind: Rule {
  static let description = RuleDescription(
    "value-kind",
    summary: "a value of another kind than the app expects at its place",
    rationale: """
      The app expects strings, and lists of strings. Another kind of value makes it drop the whole \
      file, or take {0,0} for the place.
      """,
    remedy: "Write the value as a string.",
    triggering: [
      .attractions(.pin(nil, more: "\t<key>name</key>\n\t↓<integer>7</integer>\n")),
      .attractions(
        .pin(at: nil, more: "\t<key>location</key>\n\t↓<array>\n\t</array>\n")),
      .attractions(.pin(type: nil, more: "\t<key>type</key>\n\t↓<true/>\n")),
      .park(
        boundary: nil, more: "\t<key>boundary</key>\n\t↓<string>{52.1095,4.2920}</string>\n"),
    ],
    nonTriggering: [
      .attractions(.pin(more: "\t<key>id</key>\n\t<integer>7</integer>\n"))
    ])
}
