internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// A type that is a number and no string.
final class AttractionTypeNumber: AttractionRule {
  static let description = RuleDescription(
    "attraction-type-number", .warning, fixability: .safe,
    summary: "a number where the type's text is expected",
    rationale: """
      The app reads the file as a list of dictionaries of strings. A single number makes it drop the \
      whole file: not one pin is shown.
      """,
    remedy: "Write <string>2</string> instead of <integer>2</integer>.",
    triggering: [
      .attractions(
        .pin(),
        .pin("Noodle Bar", type: nil, more: "\t<key>type</key>\n\t↓<integer>2</integer>\n"))
    ],
    nonTriggering: [
      .attractions(.pin(), .pin(more: "\t<key>id</key>\n\t<integer>12</integer>\n"))
    ])

  static let occasion: PinOccasions = .typeIsNoText

  init(_ configuration: Configuration) {}

  func judge(_ attraction: borrowing Attraction, _ standing: Standing, _ findings: Findings) {
    guard attraction.typeIndex >= 0 else { return }
    let kind = attraction.record.kind(of: attraction.typeIndex)
    guard kind == .integer || kind == .real else { return }
    let copy = copy attraction
    findings.report(
      Self.self, at: copy.record.position(of: copy.typeIndex), copy.keyPath(to: copy.typeIndex),
      Self.message(copy.typeCode ?? ""), likelyCause: Self.likelyCause,
      fix: Fix(
        isSafe: true,
        edits: [ValueEdit(at: copy.record.position(of: copy.typeIndex), .kind("string"))]))
  }

  static func message(_ code: String) -> String {
    "the type \"\(code)\" is a number: expected <string>\(code)</string>"
  }

  static let likelyCause = "the app drops the whole file when it meets a number"
}
