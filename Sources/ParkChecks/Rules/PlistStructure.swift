/// Well-formed XML that is no property list.
enum PlistStructure: Rule {
  static let description = RuleDescription(
    "plist-structure",
    summary: "an unknown element, a key without a value, stray text, or more than one root value",
    rationale: """
      Readers pass over such things in silence or drop the whole file, each in its own way, so that \
      the map depends on who reads it.
      """,
    remedy: "Put each key before its value, and text into <string> elements.",
    triggering: [
      Example(
        fileName: "WalkRoute.plist",
        markedText: "<array>\n\t<string>{52.1020,4.2940}</string>"
          + "\n\t↓<point>{52.1025,4.2956}</point>"
          + "\n\t<string>{52.1030,4.2972}</string>\n</array>")
    ],
    nonTriggering: [
      Example(
        fileName: "WalkRoute.plist",
        markedText: "<array>\n\t<!-- from the gate -->\n\t<string>{52.1020,4.2940}</string>"
          + "\n\t<string>{52.1025,4.2956}</string>\n</array>")
    ])
}
