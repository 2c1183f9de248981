internal import ParkModel

/// The boundary has nothing to do with the overlay.
struct BoundaryElsewhere: ParkRule {
  static let description = RuleDescription(
    "boundary-elsewhere", .warning,
    summary: "every point of the boundary lies outside of the overlay",
    rationale: """
      The app draws the outline of another place. Often it is the tutorial's, which was left in the \
      file when everything else was replaced.
      """,
    remedy: "Write the outline of this park, or remove the boundary's points.",
    triggering: [
      .park(
        boundary: BoundaryElsewhere.tutorial.map(\.description), boundaryMark: "↓"),
      .park(
        boundary: ["{52.1195,4.2920}", "{52.1150,4.2910}", "{52.1155,4.3080}"], boundaryMark: "↓"),
    ],
    nonTriggering: [
      .park(), .park(boundary: ["{52.2,4.2}", "{52.0,4.2}", "{52.0,4.4}", "{52.2,4.4}"]),
      .park(boundary: ["{52.1050,4.3000}", "{52.1150,4.2910}", "{52.1155,4.3080}"]),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard park.isBoundaryElsewhere(), let overlay = Surroundings(ofParkWith: park.corners) else {
      return
    }
    let places = park.ring.map(\.coordinate)
    let distance = places.map { overlay.distance(to: $0) }.min() ?? 0
    findings.report(
      Self.self, at: park.park.position(of: .boundary), park.keyPath(of: .boundary),
      Self.message(places.count, distance), likelyCause: Self.likelyCause(places))
  }

  static func message(_ count: Int, _ distance: Double) -> String {
    "all \(count) points of the boundary are outside of the overlay, the nearest by "
      + "\(Texts.length(distance)): expected the outline of the same park"
  }

  static func likelyCause(_ places: [Coordinate]) -> String? {
    let known = Set(tutorial)
    guard places.filter(known.contains).count * 2 > places.count else { return nil }
    return "it is the tutorial's boundary, that of Six Flags Magic Mountain"
  }

  /// The boundary in the tutorial's park file.
  private static let tutorial = [
    (34.4313, -118.59890), (34.4274, -118.60246), (34.4268, -118.60181), (34.4202, -118.6004),
    (34.42013, -118.59239), (34.42049, -118.59051), (34.42305, -118.59276),
    (34.42557, -118.59289), (34.42739, -118.59171),
  ].map { Coordinate(latitude: $0.0, longitude: $0.1) }
}
