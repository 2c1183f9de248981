internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// A name without a letter.
final class AttractionNameEmpty: AttractionRule {
  static let description = RuleDescription(
    "attraction-name-empty", .warning,
    summary: "an empty or blank name",
    rationale: "The pin's bubble is empty, and lists of pins have a gap.",
    remedy: "Write the name. An empty subtitle is nobody's fault.",
    triggering: [.attractions(.pin("↓")), .attractions(.pin("↓  "))],
    nonTriggering: [.attractions(.pin(subtitle: "")), .attractions(.pin("鳥居"))])

  static let occasion: PinOccasions = .blankName

  init(_ configuration: Configuration) {}

  func judge(_ attraction: borrowing Attraction, _ standing: Standing, _ findings: Findings) {
    let name = attraction.nameIndex
    guard name >= 0, attraction.record.kind(of: name) == .string,
      attraction.record.isBlank(name)
    else { return }
    let path = attraction.keyPath(to: name)
    findings.report(
      Self.self, at: attraction.record.position(of: name), path,
      "the name is empty: expected the pin's title")
  }
}
