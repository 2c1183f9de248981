internal import Comparison
internal import Diagnostics

extension CoordinateParts {
  /// Returns the text with `change` made; `otherText` gives the texts of other elements.
  func applying(
    _ change: ValueChange, otherText: (SourcePosition) -> String?
  ) -> String? {
    var result = self
    switch change {
    case .exchangedNumbers:
      (result.latitude, result.longitude) = (longitude, latitude)
    case .changedSigns(let isLatitude, let isLongitude):
      if isLatitude { result.latitude = CoordinateParts.negated(latitude) }
      if isLongitude { result.longitude = CoordinateParts.negated(longitude) }
    case .numbersFrom(let latitudePlace, let longitudePlace):
      if let latitudePlace {
        guard let other = otherText(latitudePlace).flatMap(CoordinateParts.init) else { return nil }
        result.latitude = other.latitude
      }
      if let longitudePlace {
        guard let other = otherText(longitudePlace).flatMap(CoordinateParts.init) else {
          return nil
        }
        result.longitude = other.longitude
      }
    case .trimmed, .kind, .removal: return nil
    }
    return result.text
  }

  private static func negated(_ number: String) -> String {
    switch number.first {
    case "-": String(number.dropFirst())
    case "+": "-" + number.dropFirst()
    default: "-" + number
    }
  }
}
