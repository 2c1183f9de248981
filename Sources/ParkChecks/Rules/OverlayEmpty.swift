internal import ParkModel

/// The overlay has no width or no height.
struct OverlayEmpty: ParkRule {
  static let description = RuleDescription(
    "overlay-empty",
    summary: "the overlay has no width or no height",
    rationale: "The app draws nothing of the overlay: the park has no picture.",
    remedy: "Write the corner that belongs to the side; two corners stand at the same place.",
    triggering: [
      .park(bottomLeft: "↓{52.1100,4.2900}"), .park(topRight: "↓{52.1100,4.2900}"),
    ],
    nonTriggering: [
      .park(),
      .park(
        center: "{52.10995,4.29010}", topRight: "{52.1100,4.2902}", bottomLeft: "{52.1099,4.2900}",
        boundary: ["{52.1100,4.2900}", "{52.1100,4.2902}", "{52.1099,4.2901}"]),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard case .empty(let corner)? = park.overlayFault, let geometry = park.geometry else {
      return
    }
    findings.report(
      Self.self, at: park.park.position(of: corner), park.keyPath(of: corner),
      Self.message(geometry, corner))
  }

  static func message(_ geometry: OverlayGeometry, _ corner: KeyNames.Park) -> String {
    let isWidth = corner == .topRight
    return "the overlay has no \(isWidth ? "width" : "height"): "
      + "the \(corner.words) \"\(geometry.place(of: corner))\" should be "
      + (isWidth ? "east" : "south") + " of the top left one \"\(geometry.overlay.topLeft)\""
  }
}
