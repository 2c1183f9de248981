internal import Diagnostics
internal import ParkModel

/// A place of a feature, and where its file says it.
struct Place: Hashable {
  /// Degrees north of the equator.
  var latitude: Ordinate

  /// Degrees east of Greenwich.
  var longitude: Ordinate

  /// Where the place begins in its file.
  var position: SourcePosition

  /// The place as property lists write it, `{latitude,longitude}`.
  var text: String { "{\(latitude.text),\(longitude.text)}" }

  /// The place as numbers.
  var coordinate: Coordinate {
    Coordinate(latitude: latitude.value, longitude: longitude.value)
  }

  /// How far a place may lie from where it was written to count as unmoved, in degrees.
  private static let tolerance = 1e-6

  /// Whether `other` is so near that another program may have written the same place so.
  func isNear(_ other: Place) -> Bool { Place.isNear(coordinate, other.coordinate) }

  /// Whether two places are so near that another program may have written the one for the other.
  static func isNear(_ left: Coordinate, _ right: Coordinate) -> Bool {
    abs(left.latitude - right.latitude) <= tolerance
      && abs(left.longitude - Longitude.near(left.longitude, right.longitude)) <= tolerance
  }

  /// Whether `other` is the same place, wherever in the file it stands.
  func isSamePlace(as other: Place) -> Bool { coordinate == other.coordinate }
}

extension Place {
  /// Reads the place `text`, written as in property lists; `nil` for anything else.
  init?(_ text: String, at position: SourcePosition) {
    guard CoordinateText.isCoordinate(text) else { return nil }
    let numbers = text.split { "{}, \t\n\r\u{B}\u{C}".contains($0) || $0 == "\r\n" }
    guard numbers.count == 2, let latitude = Ordinate(String(numbers[0])),
      let longitude = Ordinate(String(numbers[1]))
    else { return nil }
    self.init(latitude: latitude, longitude: longitude, position: position)
  }

  /// The place with its longitude brought within 180 degrees of Greenwich, unless it is far off.
  var onGlobe: Place {
    guard abs(longitude.value) > 180, abs(longitude.value) <= 540 else { return self }
    var place = self
    place.longitude = Ordinate(Longitude.near(0, longitude.value))
    return place
  }
}
