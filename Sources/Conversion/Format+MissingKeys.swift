internal import ParkFormats
internal import ParkModel

extension Format {
  /// Returns the keys of a park file that files of this format have no place for, by their names in
  /// `keys`.
  func missingKeys(in keys: KeyNames) -> [KeyName] {
    guard case .features(let reading)? = self.reading, !reading.layers.contains(.overlay) else {
      return []
    }
    let corners: [KeyNames.Park] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return corners.map { keys[$0] }
  }
}
