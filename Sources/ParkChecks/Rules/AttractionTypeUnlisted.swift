internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// A type that the table of types does not list.
final class AttractionTypeUnlisted: AttractionRule {
  static let description = RuleDescription(
    "attraction-type", .warning,
    summary: "a type that the table of types does not list",
    rationale: "The app falls back to the fallback type without a word: the pin gets its symbol.",
    remedy: "Write one of the listed codes, or list the code in the configuration.",
    triggering: [
      .attractions(.pin(), .pin("Noodle Bar", type: "↓7")),
      .attractions(.pin("Noodle Bar", type: "↓ 2")),
    ],
    nonTriggering: [
      .attractions(.pin(type: "0"), .pin("Clinic", at: "{52.1050,4.3020}", type: "3")),
      .attractions(.pin(type: "parking"))
        .configured(
          #"{ "types": { "parking": { "name": "Parking" } }, "fallbackType": "parking" }"#),
    ])

  private let types: TypeTable
  private lazy var typeIndex = TypeIndex(types)

  static let occasion: PinOccasions = .unlistedType

  init(_ configuration: Configuration) {
    types = configuration.types
  }

  func judge(_ attraction: borrowing Attraction, _ standing: Standing, _ findings: Findings) {
    guard attraction.listedType == nil, attraction.typeIndex >= 0 else { return }
    let kind = attraction.record.kind(of: attraction.typeIndex)
    guard kind == .string || kind == .integer else { return }
    let copy = copy attraction
    findings.report(
      Self.self, at: copy.record.position(of: copy.typeIndex), copy.keyPath(to: copy.typeIndex),
      message(copy.typeCode ?? ""), likelyCause: likelyCause(copy.typeCode ?? ""))
  }

  private func message(_ code: String) -> String {
    let codes = types.types.prefix(20).map { Quotation.quoted($0.code) }.joined(separator: ", ")
    return "the type \(Quotation.quoted(code)) is not listed: expected one of \(codes)"
  }

  private func likelyCause(_ code: String) -> String {
    let trimmed = code.filter { !$0.isWhitespace }
    let meant = [typeIndex.place(ofCode: trimmed), typeIndex.place(ofName: trimmed)]
    if let place = meant.compactMap(\.self).min() {
      return "did you mean \(Quotation.quoted(types.types[place].code))?"
    }
    return "the app takes it for \(Quotation.quoted(types.types[types.fallbackIndex].name))"
  }
}
