internal import ParkModel

extension PictureCorners {
  /// Finds the corners of the picture that `feature` stands for: those that it names, unless its shape
  /// has been moved since, or else those of its shape. `nil` where the shape has no four corners.
  init?(of feature: Feature, _ leftovers: inout Leftovers) {
    guard let drawn = PictureCorners(drawnBy: feature.shapes) else { return nil }
    self = drawn
    guard let named = PictureCorners(namedBy: feature, at: drawn) else { return }
    if named.explains(drawn) {
      self = named
    } else {
      leftovers.add(.corners)
    }
  }

  // MARK: The shape

  private init?(drawnBy shapes: [Shape]) {
    var rings: [[Place]] = []
    for shape in shapes {
      switch shape {
      case .picture(let corners):
        self = corners
        return
      case .ring(let ring): rings.append(ring.last == nil ? [] : PictureCorners.opened(ring))
      case .point, .line: break
      }
    }
    guard let first = rings.first?.first, let box = PictureCorners(boxOf: rings, near: first) else {
      return nil
    }
    self = box
  }

  private static func opened(_ ring: [Place]) -> [Place] {
    guard ring.count > 1, ring[0].isSamePlace(as: ring[ring.count - 1]) else { return ring }
    return ring.dropLast()
  }

  /// Finds the corners of `rings`, which are open: those of their box where every place lies on the
  /// edge of it, or else those of the ring that they are parts of, which begins at the lower left.
  private init?(boxOf rings: [[Place]], near first: Place) {
    let places = rings.joined().map { place in
      (place: place, x: Longitude.near(first.longitude.value, place.longitude.value))
    }
    guard let west = places.min(by: { $0.x < $1.x }), let east = places.max(by: { $0.x < $1.x }),
      let south = places.min(by: { $0.place.latitude.value < $1.place.latitude.value })?.place,
      let north = places.max(by: { $0.place.latitude.value < $1.place.latitude.value })?.place
    else { return nil }
    let isBox = places.allSatisfy { place, x in
      let isAtSide = x == west.x || x == east.x
      let isAtEnd =
        place.latitude.value == south.latitude.value || place.latitude.value == north.latitude.value
      return isAtEnd && (isAtSide || abs(place.longitude.value) == 180)
    }
    if isBox {
      self.init(
        topLeft: Place(
          latitude: north.latitude, longitude: west.place.longitude, position: north.position),
        topRight: Place(
          latitude: north.latitude, longitude: east.place.longitude, position: north.position),
        bottomLeft: Place(
          latitude: south.latitude, longitude: west.place.longitude, position: south.position))
      return
    }
    guard let ring = DateLineJoin.ring(rings), ring.count == 4 else { return nil }
    self.init(topLeft: ring[3], topRight: ring[2], bottomLeft: ring[0])
  }

  // MARK: The names

  private init?(namedBy feature: Feature, at drawn: PictureCorners) {
    func corner(_ name: String) -> Place? {
      guard let index = feature.properties.value(of: name),
        let text = feature.properties.text(at: index)
      else { return nil }
      return Place(text, at: feature.properties.tree.position(of: index))
    }
    guard let topLeft = corner("topLeft"), let topRight = corner("topRight"),
      let bottomLeft = corner("bottomLeft")
    else { return nil }
    self.init(topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft)
  }

  private var overlay: Overlay {
    Overlay(
      topLeft: topLeft.coordinate, topRight: topRight.coordinate,
      bottomLeft: bottomLeft.coordinate)
  }

  /// Whether a writer of ours would draw a picture with these corners as `drawn`.
  private func explains(_ drawn: PictureCorners) -> Bool {
    [overlay.drawnCorners, overlay.writtenCorners].contains { corners in
      let written = drawn.overlay.writtenCorners
      return corners.allSatisfy { corner in
        written.contains { Place.isNear($0, corner) }
      }
    }
  }
}
