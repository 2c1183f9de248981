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
