/// A document that declares entities.
enum PlistEntity: Rule {
  static let description = RuleDescription(
    "plist-entity",
    summary: "a document that declares entities",
    rationale: """
      No property list needs entities of its own. A few lines of them can grow to gigabytes, or read \
      files that are none of the map's business; so the file is refused before anything expands.
      """,
    remedy: "Write the text itself in the place of the entity.",
    triggering: [
      Example(
        fileName: "Attractions.plist",
        markedText: """
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist [ <!ENTITY bar "Noodle Bar"> ]>
          <plist version="1.0">
          <array>
          \t<dict>
          \t\t<key>name</key>
          \t\t<string>&bar;</string>
          \t</dict>
          </array>
          </plist>
          """)
    ],
    nonTriggering: [.attractions(.pin("&lt;&quot;Noodle&quot; &#x1F35C;&gt;"))])
}
