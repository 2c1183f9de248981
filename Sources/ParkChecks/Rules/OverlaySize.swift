internal import ParkModel

/// An overlay of an unlikely size.
struct OverlaySize: ParkRule {
  static let description = RuleDescription(
    "overlay-size", .warning,
    summary: "a side of the overlay over 50 km, or twenty times as long as the other one",
    rationale: """
      The app stretches the picture over whatever the corners span. A park of such a size or shape is \
      mostly a wrong digit in a corner.
      """,
    remedy: "Compare the corners' digits, or raise the threshold for a map of that size.",
    triggering: [
      .park(topRight: "↓{52.1100,5.3100}", bottomLeft: "{51.8500,4.2900}"),
      .park(bottomLeft: "{52.1097,4.2900}").markingTopRight,
    ],
    nonTriggering: [
      .park(),
      .park(topRight: "{52.1100,5.3100}", bottomLeft: "{51.8500,4.2900}").configured(
        #"{ "rules": { "thresholds": { "overlaySideKilometres": 100 } } }"#),
      .park(
        topLeft: "{52.1000,4.2900}", topRight: "{52.1100,4.2901}", bottomLeft: "{52.1001,4.3100}"
      ).configured(#"{ "overlay": { "shape": "corners" } }"#),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard let geometry = park.geometry, !park.hasUntrustedCorners else { return }
    let (top, left) = park.overlaySides(of: geometry)
    let isWide = top > left
    let corner: KeyNames.Park = isWide ? .topRight : .bottomLeft
    let (long, short) = (max(top, left), min(top, left))
    let longest = park.configuration.rules.thresholds[.overlaySideKilometres]
    let ratio = park.configuration.rules.thresholds[.overlaySideRatio]
    guard long > 1000 * longest || long > ratio * short else { return }
    findings.report(
      Self.self, at: park.park.position(of: corner), park.keyPath(of: corner),
      long > 1000 * longest
        ? Self.message(isWide, long, longest) : Self.message(isWide, long, short, ratio))
  }

  static func message(_ isWide: Bool, _ length: Double, _ longest: Double) -> String {
    "the overlay is \(Texts.length(length)) \(isWide ? "wide" : "high"): expected at most "
      + Texts.length(1000 * longest)
  }

  static func message(
    _ isWide: Bool, _ length: Double, _ other: Double, _ ratio: Double
  ) -> String {
    "the overlay is \(Texts.length(length)) \(isWide ? "wide" : "high") and \(Texts.length(other)) "
      + "\(isWide ? "high" : "wide"): expected at most \(DecimalText.string(ratio)) times as much"
  }
}

extension Example {
  /// The example with a mark before the top right corner.
  fileprivate var markingTopRight: Example {
    let value = "<string>{52.1100,4.3100}</string>"
    return Example(
      fileName: fileName,
      markedText: markedText.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasSuffix(value) ? "\t\(Example.mark)\(value)" : String($0) }
        .joined(separator: "\n"))
  }
}
