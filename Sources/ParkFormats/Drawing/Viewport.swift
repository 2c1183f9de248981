package import ParkModel

/// The part of MapKit's flat map that a picture shows, and where in the picture it lies.
package struct Viewport: Sendable {
  /// The picture's frame, in pixels.
  package let frame: PixelBox

  /// How many pixels make a map point.
  package let scale: Double

  private let middle: MapPoint

  /// Creates the view of `bounds` that fills `frame` but for `margin` pixels on all sides.
  package init(of bounds: MapBounds, in frame: PixelBox, margin: Double) {
    self.frame = frame
    let (width, height) = (max(bounds.width, 1), max(bounds.height, 1))
    scale = min((frame.width - 2 * margin) / width, (frame.height - 2 * margin) / height)
    middle = bounds.middle
  }

  /// Returns where `point` is in the picture.
  package func pixel(_ point: MapPoint) -> Pixel {
    Pixel(
      x: frame.x + frame.width / 2 + (point.x - middle.x) * scale,
      y: frame.y + frame.height / 2 + (point.y - middle.y) * scale)
  }

  /// How many pixels make a metre in the middle of the picture.
  package var pixelsPerMetre: Double { pixelsPerMetre(at: middle) }

  /// Returns how many pixels make a metre at `point`.
  package func pixelsPerMetre(at point: MapPoint) -> Double {
    scale * MapPoint.perMetre(atLatitude: point.coordinate.latitude)
  }
}

/// A place in a picture: pixels to the right of and below its upper left corner.
package struct Pixel: Hashable, Sendable {
  /// The pixels from the left edge.
  package var x: Double
  /// The pixels from the upper edge.
  package var y: Double

  /// Creates the place at `x` and `y`.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns how far `other` is, in pixels.
  func distance(to other: Pixel) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

/// A box in a picture, in pixels.
package struct PixelBox: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The upper edge.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a box with its upper left corner at `x` and `y`.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns whether `other` has a part in common with the box.
  func meets(_ other: PixelBox) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  /// Returns whether all of `other` is in the box.
  func holds(_ other: PixelBox) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// Returns whether `pixel` is in the box.
  func holds(_ pixel: Pixel) -> Bool {
    x...(x + width) ~= pixel.x && y...(y + height) ~= pixel.y
  }
}

/// The smallest upright box around points of the flat map, in map points.
package struct MapBounds: Sendable {
  private var left = Double.infinity
  private var right = -Double.infinity
  private var top = Double.infinity
  private var bottom = -Double.infinity

  /// Creates a box around `points`.
  package init(_ points: some Sequence<MapPoint> = EmptyCollection()) {
    for point in points { extend(to: point) }
  }

  /// Makes the box hold `point`.
  package mutating func extend(to point: MapPoint) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  /// Whether there is no point in the box.
  package var isEmpty: Bool { left > right }

  /// The width; 0 for an empty box.
  package var width: Double { isEmpty ? 0 : right - left }

  /// The height; 0 for an empty box.
  package var height: Double { isEmpty ? 0 : bottom - top }

  /// The point in the middle.
  package var middle: MapPoint {
    isEmpty
      ? MapPoint(Coordinate(latitude: 0, longitude: 0))
      : MapPoint(x: (left + right) / 2, y: (top + bottom) / 2)
  }

  /// Returns whether `point` is in the box, or at most as far from it as the box is large.
  package func isNear(_ point: MapPoint) -> Bool {
    abs(point.x - middle.x) <= 1.5 * max(width, height)
      && abs(point.y - middle.y) <= 1.5 * max(width, height)
  }

  /// Returns a box with the same middle that is at least `size` map points wide and high.
  package func atLeast(_ size: Double) -> MapBounds {
    let (x, y) = (max(width, size) / 2, max(height, size) / 2)
    return MapBounds([
      MapPoint(x: middle.x - x, y: middle.y - y), MapPoint(x: middle.x + x, y: middle.y + y),
    ])
  }
}

extension MapDrawing {
  /// The part of the flat map that a picture of the drawing should show: the ground of the park, and all
  /// that lies near it. What a mistake has put elsewhere must not make the park a dot.
  package var extent: MapBounds {
    let layers = [Layer.overlay, .boundary, .attractions, .routes, .characters]
    let points = layers.map { self[$0].flatMap(\.shape.points) }
    guard let ground = (points + [changedPoints]).first(where: { !$0.isEmpty }) else {
      return MapBounds()
    }
    let core = MapBounds(ground)
    // Pins without a park have no ground but themselves.
    let all = (points.joined() + changedPoints).filter { core.width == 0 || core.isNear($0) }
    let bounds = MapBounds(all)
    return bounds.atLeast(200 * MapPoint.perMetre(atLatitude: bounds.middle.coordinate.latitude))
  }

  /// The points of all that has changed, in the old version and in the new one.
  private var changedPoints: [MapPoint] {
    (changes ?? []).flatMap { change in
      change.marks.places.map(\.point) + change.marks.lines.flatMap(\.points)
    }
  }
}
