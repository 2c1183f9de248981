internal import ParkModel

/// A sign is lost, or there is one too many.
enum CoordinateSign: Rule {
  static let description = RuleDescription(
    "coordinate-sign", fixability: .unsafe,
    summary: "only with another sign the point is where the others are",
    rationale: """
      The app draws the point in another hemisphere. A minus sign is easily lost in copying; south \
      and west are negative.
      """,
    remedy: "Write a minus sign before southern latitudes and western longitudes, and no other.",
    triggering: [
      .attractions(.pin(), .pin("Extra", at: "↓{52.1045,-4.2990}")).besidePark,
      .route(
        "{-41.2701,173.2831}", "{-41.2705,173.2837}", "↓{41.2709,173.2843}",
        "{-41.2713,173.2849}", "{-41.2718,173.2855}"),
      .sightings(
        "{34.4213,-118.5993}", "↓{34.4232,118.5981}", "{34.4236,-118.5990}", "{34.4227,-118.5999}"),
    ],
    nonTriggering: [
      .route("{51.4780,-0.0010}", "{51.4781,-0.0004}", "{51.4782,0.0003}", "{51.4783,0.0009}"),
      .route("{-0.0010,36.9}", "{-0.0003,36.9001}", "{0.0004,36.9002}", "{0.0010,36.9003}"),
      .route(
        "{-17.4900,179.9990}", "{-17.4901,179.9996}", "{-17.4902,-179.9997}",
        "{-17.4903,-179.9991}"),
    ])

  static func message(_ place: Coordinate, _ distance: Double, _ rest: String) -> String {
    "\"\(place)\" is \(Texts.length(distance)) from \(rest): expected a place near to it"
  }

  static func likelyCause(_ meant: Coordinate, _ rest: String) -> String {
    "with the sign changed it is \"\(meant)\", which is near to \(rest)"
  }
}
