internal import ParkModel

/// Top and bottom, or left and right, of the overlay are exchanged.
struct OverlayInverted: ParkRule {
  static let description = RuleDescription(
    "overlay-inverted", fixability: .unsafe,
    summary: "the top left corner is south of the bottom left one, or east of the top right one",
    rationale: """
      The app takes the lengths of the sides without their signs: it draws the overlay upright and \
      at full size, but from the wrong corner on, so that it lands beside the park.
      """,
    remedy: "Write the north-western corner as the top left one.",
    triggering: [
      .park(
        topLeft: "↓{52.1000,4.2900}", topRight: "{52.1000,4.3100}", bottomLeft: "{52.1100,4.2900}"),
      .park(
        center: "{-16.7930,179.9990}", topLeft: "↓{-16.7900,-179.9800}",
        topRight: "{-16.7900,179.9800}", bottomLeft: "{-16.7960,-179.9800}",
        boundary: ["{-16.7912,179.9840}", "{-16.7942,179.9835}", "{-16.7951,-179.9865}"]),
    ],
    nonTriggering: [
      .park(),
      .park(
        center: "{-17.4950,180}", topLeft: "{-17.4900,179.9900}", topRight: "{-17.4900,-179.9900}",
        bottomLeft: "{-17.5000,179.9900}",
        boundary: ["{-17.4910,179.9920}", "{-17.4990,179.9920}", "{-17.4990,-179.9920}"]),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard let geometry = park.geometry,
      case .inverted(let isMirrored, let isUpsideDown)? = park.overlayFault
    else { return }
    findings.report(
      Self.self, at: park.park.position(of: .topLeft), park.keyPath(of: .topLeft),
      Self.message(geometry, isMirrored, isUpsideDown),
      likelyCause: Self.likelyCause(geometry, isMirrored, isUpsideDown),
      fix: OverlayRepair.fix(of: park))
  }

  static func message(
    _ geometry: OverlayGeometry, _ isMirrored: Bool, _ isUpsideDown: Bool
  ) -> String {
    let overlay = geometry.overlay
    var faults: [String] = []
    if isUpsideDown { faults.append("south of the bottom left one \"\(overlay.bottomLeft)\"") }
    if isMirrored { faults.append("east of the top right one \"\(overlay.topRight)\"") }
    return "the top left corner \"\(overlay.topLeft)\" is \(faults.joined(separator: " and ")): "
      + "expected the north-western corner"
  }

  static func likelyCause(
    _ geometry: OverlayGeometry, _ isMirrored: Bool, _ isUpsideDown: Bool
  ) -> String {
    let overlay = geometry.overlay
    let pairs = [
      (
        "right",
        Overlay(
          topLeft: overlay.topRight, topRight: overlay.topLeft, bottomLeft: overlay.bottomLeft)
      ),
      (
        "bottom left",
        Overlay(
          topLeft: overlay.bottomLeft, topRight: overlay.topRight, bottomLeft: overlay.topLeft)
      ),
    ]
    let mended = pairs.first { OverlayGeometry($0.1).fault(tolerance: geometry.height / 10) == nil }
    if let mended {
      let name = mended.0 == "right" ? "top right" : mended.0
      return "the top left and the \(name) corner seem to be exchanged"
    }
    switch (isMirrored, isUpsideDown) {
    case (true, true): return "the corners seem to be named from the opposite one"
    case (true, false): return "left and right seem to be exchanged"
    default: return "top and bottom seem to be exchanged"
    }
  }
}
