internal import Diagnostics
internal import ParkModel

/// A dictionary of attractions where the app expects an array.
final class AttractionRoot: AttractionRule {
  static let description = RuleDescription(
    "attraction-root", .warning,
    summary: "a dictionary of dictionaries where the app expects an array",
    rationale: "The app reads an array. Of a dictionary it shows nothing.",
    remedy: "Put the entries into an array, and the keys into the entries as names.",
    triggering: [
      Example(
        fileName: "Attractions.plist",
        markedText: """
          ↓<dict>
          \t<key>Carousel</key>
          \t<dict>
          \t\t<key>location</key>
          \t\t<string>{52.1040,4.2960}</string>
          \t\t<key>type</key>
          \t\t<string>1</string>
          \t</dict>
          </dict>
          """)
    ],
    nonTriggering: [.attractions(.pin())])

  static let occasion: PinOccasions = .insideDictionary

  init(_ configuration: Configuration) {}

  private var isReported = false

  func judge(_ attraction: borrowing Attraction, _ standing: Standing, _ findings: Findings) {
    guard attraction.dictionary != 0, !isReported else { return }
    isReported = true
    findings.report(
      Self.self, at: attraction.record.position(of: 0), "",
      "the root is a dictionary: expected an array")
  }
}
