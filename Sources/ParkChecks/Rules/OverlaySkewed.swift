internal import ByteIO
internal import ParkModel

/// The corners of the overlay are no upright rectangle.
struct OverlaySkewed: ParkRule {
  static let description = RuleDescription(
    "overlay-skewed", .warning, fixability: .unsafe,
    summary: "the corners of the overlay are not in line with north and east",
    rationale: """
      The app ignores the slant: it draws an upright rectangle from the top left corner, as wide as \
      the top right one is away and as high as the bottom left one is. The picture does not lie where \
      the corners say, and the pins stand beside their places in it.
      """,
    remedy: """
      Give the top corners the same latitude and the left ones the same longitude. If the picture is \
      really turned, turn it upright first, or say in the configuration that the corners count.
      """,
    triggering: [
      .park(bottomLeft: "↓{52.1000,4.2916}"), .park(topRight: "↓{52.1103,4.3100}"),
      .park(
        topLeft: "{52.1097,4.2900}", topRight: "↓{52.1100,4.3100}",
        bottomLeft: "{52.1000,4.2901}"),
    ],
    nonTriggering: [
      .park(), .park(bottomLeft: "{52.1000000,4.2900004}"),
      .park(bottomLeft: "{52.1000,4.2916}")
        .configured(#"{ "overlay": { "shape": "corners" } }"#),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard case .skewed? = park.overlayFault, let geometry = park.geometry else { return }
    let corner: KeyNames.Park =
      abs(geometry.slantOfTop) > abs(geometry.slantOfLeft) ? .topRight : .bottomLeft
    findings.report(
      Self.self, at: park.park.position(of: corner), park.keyPath(of: corner),
      Self.message(geometry, corner, park.image),
      likelyCause: Self.likelyCause(geometry),
      fix: OverlayRepair.fix(of: park))
  }

  static func message(
    _ geometry: OverlayGeometry, _ corner: KeyNames.Park, _ image: OverlayImageFile
  ) -> String {
    let isTop = corner == .topRight
    let slant = isTop ? geometry.slantOfTop : geometry.slantOfLeft
    let direction = isTop ? (slant > 0 ? "north" : "south") : (slant > 0 ? "east" : "west")
    let drawn = isTop ? geometry.drawnTopRight : geometry.drawnBottomLeft
    return "the \(corner.words) \"\(geometry.place(of: corner))\" is \(Texts.length(slant)) "
      + "\(direction) of the line from the top left one: the app draws it at \"\(drawn)\""
      + pixels(slant, of: isTop ? geometry.height : geometry.width, isTop, image)
  }

  private static func pixels(
    _ slant: Double, of side: Double, _ isTop: Bool, _ image: OverlayImageFile
  ) -> String {
    guard case .size(let size) = image else { return "" }
    let count = abs(slant / side) * Double(isTop ? size.height : size.width)
    return ", \(DecimalText.string(count, places: count < 10 ? 1 : 0)) pixels of the image away"
  }

  static func likelyCause(_ geometry: OverlayGeometry) -> String? {
    let (top, left) = (
      geometry.slantOfTop / geometry.width, geometry.slantOfLeft / geometry.height
    )
    guard abs(top) > 1e-3, abs(top - left) < 0.1 * abs(top) else { return nil }
    let degrees = DecimalText.string(abs(atan(top)) * 180 / .pi, places: 1)
    return "the picture seems to be turned by \(degrees) degrees "
      + (top > 0 ? "counter-clockwise" : "clockwise") + ", which the app can't draw"
  }
}
