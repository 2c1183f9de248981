internal import ParkModel

/// A corner of the overlay stands in another one's place.
struct OverlayCorner: ParkRule {
  static let description = RuleDescription(
    "overlay-corner", fixability: .unsafe,
    summary: "a corner of the overlay is off by more than half a side, as if it were another one",
    rationale: """
      The app takes only one number of two of the corners: the longitude of the top right one and \
      the latitude of the bottom left one. A corner in the wrong place makes the overlay too narrow, \
      too low or nothing at all.
      """,
    remedy: "Write the corner that the key names.",
    triggering: [
      .park(bottomLeft: "↓{52.1000,4.3100}"), .park(topRight: "↓{52.1000,4.3100}"),
      .park(topRight: "↓{52.1000,4.2900}"), .park(topLeft: "↓{52.1000,4.3100}"),
    ],
    nonTriggering: [
      .park(), .park(bottomLeft: "{52.1000,4.2916}"),
      .park(
        topLeft: "{52.1050,4.2900}", topRight: "{52.1100,4.3000}", bottomLeft: "{52.1000,4.3000}"
      ).configured(#"{ "overlay": { "shape": "corners" } }"#),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard case .corner(let corner)? = park.overlayFault, let geometry = park.geometry else {
      return
    }
    findings.report(
      Self.self, at: park.park.position(of: corner), park.keyPath(of: corner),
      Self.message(geometry, corner), likelyCause: Self.likelyCause(geometry, corner),
      fix: OverlayRepair.fix(of: park))
  }

  static func message(_ geometry: OverlayGeometry, _ corner: KeyNames.Park) -> String {
    let text = "the \(corner.words) \"\(geometry.place(of: corner))\" "
    if let other = geometry.place(ofStray: corner) {
      return text + "stands in the place of the \(other.words): expected about "
        + "\"\(geometry.expectedPlace(of: corner))\""
    }
    let distance = geometry.plane.point(geometry.place(of: corner))
      .distance(to: geometry.plane.point(geometry.expectedPlace(of: corner)))
    return text + "is \(Texts.length(distance)) from where the other two corners put it: "
      + "expected about \"\(geometry.expectedPlace(of: corner))\""
  }

  static func likelyCause(_ geometry: OverlayGeometry, _ corner: KeyNames.Park) -> String? {
    let overlay = geometry.overlay
    let exchanged = Overlay(
      topLeft: overlay.topLeft, topRight: overlay.bottomLeft, bottomLeft: overlay.topRight)
    guard corner != .topLeft,
      OverlayGeometry(exchanged).fault(tolerance: abs(geometry.slantOfTop) / 10) == nil
    else { return nil }
    return "the top right and the bottom left corner seem to be exchanged"
  }
}
