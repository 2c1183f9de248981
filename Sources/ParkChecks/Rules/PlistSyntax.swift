/// A file that is neither well-formed XML nor a sound binary property list.
enum PlistSyntax: Rule {
  static let description = RuleDescription(
    "plist-syntax",
    summary: "not well-formed XML, cut short, or a corrupt binary property list",
    rationale: "The app reads nothing of such a file: what it holds is missing on the map.",
    remedy: "Mend the tag or the character at the place. Write &amp; for & and &lt; for <.",
    triggering: [
      Example(
        fileName: "Attractions.plist",
        markedText: "<array>\n\t<dict>\n\t\t<key>name</key>\n\t\t<string>Fish & Chips</string>"
          + "\n\t</dict>\n</array>"),
      Example(
        fileName: "WalkRoute.plist",
        markedText: "<array>\n\t<string>{52.1020,4.2940}</strin>\n</array>"),
    ],
    nonTriggering: [.attractions(.pin("Fish &amp; Chips"))])
}
