internal import ParkModel

/// The centre is outside of the park.
struct CenterOutside: ParkRule {
  static let description = RuleDescription(
    "center-outside",
    summary: "the centre lies outside of the overlay and of the boundary (no corners: a warning)",
    rationale: "The app opens at the centre: somewhere else, with nothing of the park in sight.",
    remedy: "Write the coordinate of the park's middle.",
    triggering: [
      .park(center: "↓{48.2050,16.3100}"), .park(center: "↓{52.1190,4.3000}"),
    ],
    nonTriggering: [
      .park(), .park(center: "{52.1098,4.3099}"),
      .park(
        center: "{52.1120,4.3000}",
        boundary: ["{52.1150,4.2950}", "{52.1050,4.2910}", "{52.1010,4.3080}", "{52.1140,4.3050}"]),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard let center = park.park.center,
      park.misplacedKeys[.center]?.settlesPlace != true,
      let distance = distance(of: center, from: park)
    else { return }
    // The boundary alone may be another place's. Missing corners are an error where they are expected.
    let hasCorner = Self.corners.contains { park.park.value(of: $0) != nil }
    findings.report(
      Self.self, hasCorner ? nil : .warning, at: park.park.position(of: .center),
      park.keyPath(of: .center), Self.message(center, distance, hasCorner: hasCorner),
      likelyCause: center.isNullIsland ? Self.nullCause : nil)
  }

  /// Returns how far the centre is from the park, if it is outside by more than a little: a twentieth
  /// of the park's size, or all of it where the corners can't be trusted.
  private func distance(of center: Coordinate, from park: JudgedPark) -> Double? {
    let ring = park.ring.map(\.coordinate)
    guard let all = Surroundings(ofParkWith: park.corners + ring) else { return nil }
    let isTrusted = park.overlayFault.map { !$0.movesOverlay } ?? (park.geometry != nil)
    let tolerance = all.reach * (isTrusted ? 0.05 : 1)
    if park.enclosure?.contains(center, within: tolerance) == true { return nil }
    let distances = [park.corners, ring].compactMap { places in
      Surroundings(ofParkWith: places)?.distance(to: center)
    }
    if isTrusted, let overlay = distances.first, overlay > tolerance { return distances.min() }
    return distances.min().flatMap { $0 > tolerance ? $0 : nil }
  }

  private static let corners: [KeyNames.Park] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  static func message(_ center: Coordinate, _ distance: Double, hasCorner: Bool) -> String {
    "the centre \"\(center)\" is \(Texts.length(distance)) outside of the "
      + (hasCorner ? "overlay and the boundary" : "boundary") + ": expected a place in the park"
  }

  static let nullCause = "{0,0} is what the app makes of a text that it can't read"
}

extension OverlayGeometry.Fault {
  /// Whether the written corners don't tell where the overlay should be.
  fileprivate var movesOverlay: Bool {
    switch self {
    case .corner, .empty: true
    case .inverted, .skewed: false
    }
  }
}
