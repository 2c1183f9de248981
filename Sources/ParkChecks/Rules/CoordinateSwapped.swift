internal import ParkModel

/// Latitude and longitude are exchanged.
enum CoordinateSwapped: Rule {
  static let description = RuleDescription(
    "coordinate-swapped", fixability: .unsafe,
    summary: "only with latitude and longitude exchanged the point is where the others are",
    rationale: """
      Both numbers are possible, so that the app draws the point without a word, on another \
      continent. Many tools write the longitude first; the app reads the latitude first.
      """,
    remedy: "Exchange the two numbers: {latitude,longitude}.",
    triggering: [
      .attractions(.pin(), .pin("Extra", at: "↓{4.2990,52.1045}")).besidePark,
      .route(
        "{56.9400,24.1100}", "{56.9404,24.1107}", "↓{24.1113,56.9408}", "{56.9412,24.1120}",
        "{56.9416,24.1127}"),
      .park(topRight: "↓{4.3100,52.1100}"),
    ],
    nonTriggering: [
      .route("{60.0000,10.0000}", "{60.0004,10.0007}", "{60.0008,10.0011}", "{60.0012,10.0017}"),
      .route("{41.2000,41.2010}", "{41.2004,41.2000}", "{41.2010,41.2003}", "{41.2012,41.2014}"),
    ])

  static func message(_ place: Coordinate, _ distance: Double, _ rest: String) -> String {
    "\"\(place)\" is \(Texts.length(distance)) from \(rest): expected a place near to it"
  }

  static func likelyCause(_ meant: Coordinate, _ rest: String) -> String {
    "\(Texts.ordered(meant)) is near to \(rest): the two numbers seem to be exchanged"
  }
}
