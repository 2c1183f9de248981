internal import Diagnostics
internal import ParkModel

/// A park file with what all of its rules need to know, so that one fault gives one finding.
struct JudgedPark {
  let park: Park
  let configuration: Configuration

  /// The points that are not where they were meant to be, by key.
  let misplacedKeys: [KeyNames.Park: Misplacement]

  /// The points of the boundary that are not where they were meant to be, by their place in
  /// ``ParkModel/Park/boundary``.
  let misplacedBoundary: [Int: Misplacement]

  /// Where most of the file's points are.
  let surroundings: Surroundings?

  /// The points of the boundary that are not misplaced.
  let ring: [LocatedCoordinate]

  /// Two edges of the ring that cross.
  let crossing: RingCrossing.Pair?

  /// What the ring encloses.
  let enclosure: Outline?

  /// The corners, unless one of them is misplaced or missing.
  let geometry: OverlayGeometry?

  /// What is known about the overlay's image.
  let image: OverlayImageFile

  /// What is wrong with the corners.
  let overlayFault: OverlayGeometry.Fault?

  init(_ park: Park, configuration: Configuration) {
    self.park = park
    self.configuration = configuration
    let judge = ParkPlaceJudge(park, ratio: configuration.rules.thresholds[.outlierRatio])
    surroundings = judge.surroundings
    misplacedKeys = judge.misplacedKeys()
    let misplaced = judge.misplacedBoundary()
    misplacedBoundary = misplaced
    ring = park.boundary.enumerated().filter { misplaced[$0.offset] == nil }.map(\.element)
    let places = ring.map(\.coordinate)
    crossing = places.count > 3 ? RingCrossing.first(inRing: places) : nil
    enclosure = Outline(places, name: "boundary")
    let hasMisplacedCorner = [KeyNames.Park.topLeft, .topRight, .bottomLeft].contains {
      judge.misplacement(of: $0)?.settlesPlace == true
    }
    geometry = hasMisplacedCorner ? nil : park.overlay.map(OverlayGeometry.init)
    image = OverlayImageFile(of: configuration)
    let isTurned = configuration.overlayShape == .corners && geometry?.isTurnedPicture == true
    overlayFault =
      isTurned
      ? nil : geometry?.fault(tolerance: configuration.rules.thresholds[.overlaySkewMetres])
  }

  /// Returns the way to the value of `key`.
  func keyPath(of key: KeyNames.Park) -> String { configuration.keys[key].text }

  /// Returns the way to a point of the boundary.
  func keyPath(ofBoundaryPoint point: LocatedCoordinate) -> String {
    "\(keyPath(of: .boundary))[\(point.index)]"
  }

  /// How many entries of the boundary could not be read.
  var unreadableBoundaryCount: Int {
    guard let list = park.value(of: .boundary), park.record.kind(of: list) == .array else {
      return 0
    }
    return park.record.elements(of: list).reduce(0) { count, _ in count + 1 }
      - park.boundary.count
  }

  /// The lengths of the overlay's upper and left side in metres, of the shape that the configuration
  /// asks for.
  func overlaySides(of geometry: OverlayGeometry) -> (top: Double, left: Double) {
    switch configuration.overlayShape {
    case .rectangle: (geometry.width, geometry.height)
    case .corners: (geometry.topLength, geometry.leftLength)
    }
  }

  /// The corners as they are written, with the derived one.
  var corners: [Coordinate] {
    guard let overlay = geometry?.overlay else { return [] }
    if configuration.overlayShape == .corners { return overlay.writtenCorners }
    return [overlay.topLeft, overlay.topRight, overlay.bottomRight, overlay.bottomLeft]
  }

  /// Whether the corners do not tell where the overlay should be.
  var hasUntrustedCorners: Bool {
    switch overlayFault {
    case nil, .skewed: false
    default: true
    }
  }

  /// Returns whether not a single point of the boundary has to do with the overlay.
  func isBoundaryElsewhere() -> Bool {
    guard let enclosure, !hasUntrustedCorners, let overlay = Outline(corners, name: "overlay")
    else { return false }
    return !ring.contains { overlay.contains($0.coordinate, within: 1) }
      && !corners.contains { enclosure.contains($0, within: 1) }
  }
}
