internal import ParkModel

/// How the three corners of an overlay stand to each other, in metres around the upper left one.
struct OverlayGeometry {
  let overlay: Overlay
  let plane: Plane

  /// How far the upper right corner is east of the upper left one.
  let width: Double
  /// How far the lower left corner is south of the upper left one.
  let height: Double
  /// How far the upper right corner is north of the upper left one.
  let slantOfTop: Double
  /// How far the lower left corner is east of the upper left one.
  let slantOfLeft: Double

  /// Metres that make no difference.
  private static let nothing = 0.1

  init(_ overlay: Overlay) {
    self.overlay = overlay
    plane = Plane(around: overlay.topLeft)
    let (right, lower) = (plane.point(overlay.topRight), plane.point(overlay.bottomLeft))
    (width, slantOfTop) = (right.x, right.y)
    (height, slantOfLeft) = (-lower.y, lower.x)
  }

  /// Whether the corners can be those of a picture that is turned or slanted, and not of its mirror
  /// image or of nothing.
  var isTurnedPicture: Bool {
    let area = width * height + slantOfTop * slantOfLeft
    return area > OverlayGeometry.nothing * max(topLength, leftLength)
  }

  /// How long the picture's upper side is, in whatever direction.
  var topLength: Double { (width * width + slantOfTop * slantOfTop).squareRoot() }

  /// How long the picture's left side is, in whatever direction.
  var leftLength: Double { (height * height + slantOfLeft * slantOfLeft).squareRoot() }

  /// What is wrong with the corners, the worst alone.
  enum Fault {
    /// The overlay has no width, or else no height.
    case empty(corner: KeyNames.Park)
    /// Left is right or top is bottom.
    case inverted(isMirrored: Bool, isUpsideDown: Bool)
    /// A corner stands far from its place.
    case corner(KeyNames.Park)
    /// The sides are slanted, each by so many metres.
    case skewed
  }

  /// What is wrong, slants of up to `tolerance` metres being nothing.
  func fault(tolerance: Double) -> Fault? {
    let nothing = OverlayGeometry.nothing
    if abs(width) < nothing && abs(slantOfTop) < nothing { return .empty(corner: .topRight) }
    if abs(height) < nothing && abs(slantOfLeft) < nothing { return .empty(corner: .bottomLeft) }
    if let corner = strayCorner, !isInverted { return .corner(corner) }
    if abs(width) < nothing { return .empty(corner: .topRight) }
    if abs(height) < nothing { return .empty(corner: .bottomLeft) }
    if width < 0 || height < 0 {
      return .inverted(isMirrored: width < 0, isUpsideDown: height < 0)
    }
    return max(abs(slantOfTop), abs(slantOfLeft)) > tolerance ? .skewed : nil
  }

  /// Whether left and right or top and bottom are exchanged by more than a hair.
  private var isInverted: Bool {
    let size = max(abs(width), abs(height), abs(slantOfTop), abs(slantOfLeft))
    return min(width, height) < -0.1 * size
  }

  /// Whether the top is slanted by more than half of the height.
  private var isTopStray: Bool { abs(slantOfTop) > abs(height) / 2 }

  /// Whether the left side is slanted by more than half of the width.
  private var isLeftStray: Bool { abs(slantOfLeft) > abs(width) / 2 }

  /// The corner that is slanted by more than half a side.
  private var strayCorner: KeyNames.Park? {
    switch (isTopStray, isLeftStray) {
    case (false, false): nil
    case (true, false): .topRight
    case (false, true): .bottomLeft
    case (true, true):
      if isRight(with: probableTopLeft) {
        .topLeft
      } else {
        abs(slantOfTop) > abs(slantOfLeft) ? .topRight : .bottomLeft
      }
    }
  }

  /// Where the upper left corner would be if the other two were right.
  var probableTopLeft: Coordinate {
    Coordinate(
      latitude: overlay.topRight.latitude, longitude: overlay.bottomLeft.longitude)
  }

  private func isRight(with topLeft: Coordinate) -> Bool {
    let mended = OverlayGeometry(
      Overlay(
        topLeft: topLeft, topRight: overlay.topRight, bottomLeft: overlay.bottomLeft))
    return mended.width > OverlayGeometry.nothing && mended.height > OverlayGeometry.nothing
  }

  /// The upper right corner as the app draws it.
  var drawnTopRight: Coordinate {
    Coordinate(latitude: overlay.topLeft.latitude, longitude: overlay.topRight.longitude)
  }

  /// The lower left corner as the app draws it.
  var drawnBottomLeft: Coordinate {
    Coordinate(latitude: overlay.bottomLeft.latitude, longitude: overlay.topLeft.longitude)
  }

  /// Where a corner should be, judged by the other two.
  func expectedPlace(of corner: KeyNames.Park) -> Coordinate {
    switch corner {
    case .topRight: drawnTopRight
    case .bottomLeft: drawnBottomLeft
    default: probableTopLeft
    }
  }

  /// The corner in whose place the stray `corner` stands, if it is close to one.
  func place(ofStray corner: KeyNames.Park) -> KeyNames.Park? {
    let stray = plane.point(place(of: corner))
    let topLeft = corner == .topLeft ? probableTopLeft : overlay.topLeft
    let others: [(KeyNames.Park, Coordinate)] = [
      (.topLeft, topLeft), (.topRight, overlay.topRight), (.bottomLeft, overlay.bottomLeft),
      (.bottomRight, overlay.bottomRight),
    ]
    let size = max(abs(width), abs(height), abs(slantOfTop), abs(slantOfLeft))
    return others.filter { $0.0 != corner }
      .first { plane.point($0.1).distance(to: stray) < 0.1 * size }?.0
  }

  /// Returns where the file puts a corner.
  func place(of corner: KeyNames.Park) -> Coordinate {
    switch corner {
    case .topRight: overlay.topRight
    case .bottomLeft: overlay.bottomLeft
    default: overlay.topLeft
    }
  }
}
