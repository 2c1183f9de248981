internal import ParkFormats
internal import ParkModel

extension Format {
  /// The keys of a park file for which files of this format have no place.
  var unheldKeys: Set<KeyNames.Park> {
    guard case .features(let reading)? = self.reading, !reading.layers.contains(.overlay) else {
      return []
    }
    return [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }
}
