internal import Diagnostics
internal import ParkModel

/// A way to put the corners of an overlay right by numbers that stand at other corners.
struct OverlayRepair {
  /// From which corner a corner takes its latitude and its longitude.
  private typealias Source = (latitude: KeyNames.Park, longitude: KeyNames.Park)

  private let topLeft: Source
  private let topRight: Source
  private let bottomLeft: Source

  private init(topLeft: Source, topRight: Source, bottomLeft: Source) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
  }

  /// The ways to try, the likeliest first.
  private static let all: [OverlayRepair] = [
    // A slant, or one corner in the place of the lower right one.
    OverlayRepair(
      topLeft: (.topLeft, .topLeft), topRight: (.topLeft, .topRight),
      bottomLeft: (.bottomLeft, .topLeft)),
    // The upper left corner in the place of the lower right one.
    OverlayRepair(
      topLeft: (.topRight, .bottomLeft), topRight: (.topRight, .topRight),
      bottomLeft: (.bottomLeft, .bottomLeft)),
    // Two corners exchanged.
    OverlayRepair(
      topLeft: (.topLeft, .topLeft), topRight: (.bottomLeft, .bottomLeft),
      bottomLeft: (.topRight, .topRight)),
    OverlayRepair(
      topLeft: (.topRight, .topRight), topRight: (.topLeft, .topLeft),
      bottomLeft: (.bottomLeft, .bottomLeft)),
    OverlayRepair(
      topLeft: (.bottomLeft, .bottomLeft), topRight: (.topRight, .topRight),
      bottomLeft: (.topLeft, .topLeft)),
    // Top and bottom exchanged, left and right exchanged, both.
    OverlayRepair(
      topLeft: (.bottomLeft, .topLeft), topRight: (.bottomLeft, .topRight),
      bottomLeft: (.topLeft, .bottomLeft)),
    OverlayRepair(
      topLeft: (.topLeft, .topRight), topRight: (.topRight, .topLeft),
      bottomLeft: (.bottomLeft, .topRight)),
    OverlayRepair(
      topLeft: (.bottomLeft, .topRight), topRight: (.bottomLeft, .bottomLeft),
      bottomLeft: (.topRight, .topRight)),
  ]

  /// Returns the fix that leaves `park` an overlay without fault.
  static func fix(of park: JudgedPark) -> Fix? {
    guard let geometry = park.geometry else { return nil }
    for repair in all {
      guard let mended = repair.applied(to: park.park),
        OverlayGeometry(mended).fault(tolerance: 0) == nil, mended != geometry.overlay
      else { continue }
      return Fix(isSafe: false, edits: repair.edits(of: park.park))
    }
    return nil
  }

  private var sources: [(corner: KeyNames.Park, source: Source)] {
    [(.topLeft, topLeft), (.topRight, topRight), (.bottomLeft, bottomLeft)]
  }

  private func applied(to park: Park) -> Overlay? {
    let corners = sources.compactMap { corner, source -> Coordinate? in
      guard let latitude = park.coordinates[source.latitude]?.coordinate.latitude,
        let longitude = park.coordinates[source.longitude]?.coordinate.longitude
      else { return nil }
      return Coordinate(latitude: latitude, longitude: longitude)
    }
    guard corners.count == 3 else { return nil }
    return Overlay(topLeft: corners[0], topRight: corners[1], bottomLeft: corners[2])
  }

  private func edits(of park: Park) -> [ValueEdit] {
    sources.compactMap { corner, source in
      guard let place = park.coordinates[corner] else { return nil }
      let latitude = park.coordinates[source.latitude]
      let longitude = park.coordinates[source.longitude]
      let isLatitudeNew = latitude?.coordinate.latitude != place.coordinate.latitude
      let isLongitudeNew = longitude?.coordinate.longitude != place.coordinate.longitude
      guard isLatitudeNew || isLongitudeNew else { return nil }
      return ValueEdit(
        at: place.position,
        .numbersFrom(
          latitude: isLatitudeNew ? latitude?.position : nil,
          longitude: isLongitudeNew ? longitude?.position : nil))
    }
  }
}
