/// Bytes that contradict the declared encoding.
enum PlistEncoding: Rule {
  static let description = RuleDescription(
    "plist-encoding",
    summary: "bytes that contradict the declared encoding",
    rationale: "The app drops the file, or shows names with wrong letters.",
    remedy: "Save the file as UTF-8, and declare that in its first line.",
    triggering: [
      Example(
        fileName: "Attractions.plist",
        markedText: """
          <?xml version="1.0" encoding="US-ASCII"?>
          <plist version="1.0">
          <array>
          \t<dict>
          \t\t<key>name</key>
          \t\t<string>Café</string>
          \t</dict>
          </array>
          </plist>
          """)
    ],
    nonTriggering: [.attractions(.pin("Café"))])
}
