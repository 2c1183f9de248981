internal import ParkModel

/// A point far from all others.
enum CoordinateOutlier: Rule {
  static let description = RuleDescription(
    "coordinate-outlier", .warning,
    summary: "a point far from the park and from all other points of its file",
    rationale: """
      A slip of one digit takes a pin to another town. Nobody sees it there, and a map that shows \
      all pins becomes useless.
      """,
    remedy: "Compare the digits with those of its neighbours.",
    triggering: [
      .route(
        "{52.1020,4.2940}", "{52.1025,4.2956}", "↓{52.1045,0.4299}", "{52.1030,4.2972}",
        "{52.1036,4.2984}", "{52.1040,4.3000}"),
      .attractions(
        .pin("Chapel", at: "{32.7164,-117.4212}"), .pin("Stadium", at: "{32.7171,-117.4236}"),
        .pin("Library", at: "↓{32.7168,-117.1823}"), .pin("Harbour", at: "{32.7158,-117.4228}"),
        .pin("Gate", at: "{32.7149,-117.4220}")),
    ],
    nonTriggering: [
      .route(
        "{52.1020,4.2940}", "{52.1025,4.2956}", "{52.1030,4.2972}", "{52.1036,4.2984}",
        "{52.1040,4.3000}"),
      .attractions(
        .pin("Lisbon", at: "{38.7223,-9.1393}"), .pin("Porto", at: "{41.1579,-8.6291}"),
        .pin("Faro", at: "{37.0194,-7.9304}"), .pin("Braga", at: "{41.5454,-8.4265}"),
        .pin("Funchal", at: "{32.6669,-16.9241}")),
    ])

  static func message(_ place: Coordinate, _ distance: Double, _ rest: String) -> String {
    "\"\(place)\" is \(Texts.length(distance)) from \(rest): expected a place near to it"
  }

  static func likelyCause(_ place: Coordinate, _ surroundings: Surroundings?) -> String? {
    surroundings.flatMap { Slip.likelyCause(place, $0) }
  }
}
