internal import ParkModel

/// A latitude or longitude that is none on the globe.
enum CoordinateRange: Rule {
  static let description = RuleDescription(
    "coordinate-range",
    summary: "a latitude beyond ±90 or a longitude beyond ±180 degrees",
    rationale: """
      The app draws such a point at the edge of the map or not at all, and map formats can't hold \
      it. Most often latitude and longitude are exchanged, or a decimal point is missing.
      """,
    remedy: "Write the latitude first, then the longitude, both in degrees.",
    triggering: [
      .attractions(
        .pin("Torii", at: "{34.96714,135.77267}"), .pin("Tea House", at: "{34.96812,135.77391}"),
        .pin("Fox Gate", at: "↓{135.77489,34.96748}"), .pin("Clinic", at: "{34.96655,135.77402}")),
      .route("{56.9400,24.1100}", "↓{56.9404,241.1067}", "{56.9408,24.1113}"),
    ],
    nonTriggering: [
      .route("{90,-180}", "{89.9999,180}", "{89.9998,179.9999}"),
      .sightings("{-89.9,12.5000}", "{-89.9,12.5001}", "{-89.9,12.5002}", "{-89.9,12.5003}"),
    ])

  static func message(_ place: Coordinate) -> String {
    let isLatitude = abs(place.latitude) > 90
    let number = DecimalText.string(isLatitude ? place.latitude : place.longitude)
    return isLatitude
      ? "the latitude \"\(number)\" is not between -90 and 90"
      : "the longitude \"\(number)\" is not between -180 and 180"
  }

  static func likelyCause(_ place: Coordinate, _ surroundings: Surroundings?) -> String? {
    guard let surroundings else {
      return place.swapped.isOnGlobe
        ? "did you mean \(Texts.ordered(place.swapped))? the two numbers seem to be exchanged" : nil
    }
    return surroundings.wouldMend(place.swapped)
      ? CoordinateSwapped.likelyCause(place.swapped, surroundings.name)
      : Slip.likelyCause(place, surroundings)
  }
}
