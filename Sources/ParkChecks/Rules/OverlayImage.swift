internal import ParkModel

/// The overlay's image is missing, or does not fit into the overlay.
struct OverlayImage: ParkRule {
  static let description = RuleDescription(
    "overlay-image", .warning,
    summary: "the configured image is missing, unreadable, or not in the overlay's proportions",
    rationale: """
      The app stretches the picture over the overlay's rectangle. Where the proportions differ by \
      more than 2 %, the paths in the picture drift away from those of the map.
      """,
    remedy: "Name the image file, and place the corners so that the rectangle has its proportions.",
    triggering: [
      .park(topLeft: "↓{52.1100,4.2900}")
        .configured(#"{ "overlay": { "image": "no-such-image.png" } }"#)
    ],
    nonTriggering: [
      .park(), .park().configured(#"{ "overlay": { "image": "https://example.org/map.png" } }"#),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard let geometry = park.geometry, !park.hasUntrustedCorners,
      let message = Self.message(park, geometry)
    else { return }
    findings.report(
      Self.self, at: park.park.position(of: .topLeft), park.keyPath(of: .topLeft), message)
  }

  static func message(_ park: JudgedPark, _ geometry: OverlayGeometry) -> String? {
    let path = park.configuration.overlayImage ?? ""
    switch park.image {
    case .unknown: return nil
    case .missing: return "the overlay's image \"\(path)\" is missing: expected a file"
    case .unreadable(let reason): return "the overlay's image \"\(path)\" can't be read: \(reason)"
    case .broken: return "the overlay's image \"\(path)\" can't be read: expected a picture"
    case .size(let size):
      let overlay = proportions(of: geometry.overlay, park.configuration.overlayShape)
      let image = Double(size.width) / Double(size.height)
      let limit = park.configuration.rules.thresholds[.overlayAspectPercent]
      guard abs(image / overlay - 1) * 100 > limit else { return nil }
      return "the overlay's image \"\(path)\" of \(size.width) × \(size.height) pixels has the "
        + "proportions \(DecimalText.string(image, places: 3)): expected "
        + "\(DecimalText.string(overlay, places: 3)), which the overlay has"
    }
  }

  /// Returns the width divided by the height on MapKit's flat map.
  private static func proportions(
    of overlay: Overlay, _ shape: Configuration.OverlayShape
  ) -> Double {
    if shape == .rectangle { return overlay.mapRect.width / overlay.mapRect.height }
    let corners = overlay.writtenCorners.map(MapPoint.init)
    return distance(corners[3], corners[2]) / distance(corners[3], corners[0])
  }

  private static func distance(_ start: MapPoint, _ end: MapPoint) -> Double {
    PlanePoint(x: start.x, y: start.y).distance(to: PlanePoint(x: end.x, y: end.y))
  }
}
