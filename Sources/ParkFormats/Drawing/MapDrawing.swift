internal import Comparison
package import ParkModel

/// A map as shapes on MapKit's flat map, layer by layer.
///
/// All lies within half a turn of the globe of the map's first place: nothing jumps at the 180th meridian.
package struct MapDrawing: Sendable {
  /// Something that is drawn.
  package struct Item: Sendable {
    /// The name; may be empty.
    package let name: String
    /// What is drawn.
    package let shape: Shape
  }

  /// What is drawn, in map points.
  package enum Shape: Sendable {
    /// An outline, and its area in square metres.
    case area([MapPoint], squareMetres: Double)
    /// A picture, or what stands for it, between four corners: clockwise from the upper left one.
    case picture([MapPoint])
    /// A line, and its length in metres.
    case line([MapPoint], metres: Double)
    /// A pin of the type with the index in the type table.
    case pin(MapPoint, type: Int)
    /// The sightings of a character.
    case sightings([MapPoint])
  }

  /// A change, and what is drawn of it.
  struct Change: Sendable {
    let change: MapChange
    let marks: ChangeMarks<MapPoint>
  }

  /// The app's colours and types.
  package let configuration: Configuration

  private var items: [Layer: [Item]] = [:]

  /// What has changed since an old version, and how that is drawn; `nil` where there is none to compare with.
  private(set) var changes: [Change]?

  private var reference: Double?

  /// Creates a drawing of nothing.
  package init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// What is drawn of `layer`, in the order of the files.
  package subscript(layer: Layer) -> [Item] { items[layer] ?? [] }

  /// The types of the pins, as indices in the type table.
  var usedTypes: Set<Int> {
    Set(
      self[.attractions].compactMap { item in
        if case .pin(_, let type) = item.shape { type } else { nil }
      })
  }

  /// Draws the outline of a park.
  package mutating func addBoundary(of park: Park) {
    let places = park.boundary.map(\.coordinate)
    add(
      .area(points(places), squareMetres: Area.squareMetres(within: places)), to: .boundary,
      name: park.name ?? park.file.title)
  }

  /// Draws the overlay of a park.
  package mutating func add(_ overlay: Overlay, of park: Park) {
    let quad = OverlayQuad(overlay, shape: configuration.overlayShape)
    let origin = point(overlay.topLeft)
    let shift = origin.x - MapPoint(overlay.topLeft).x
    let corners = quad.corners.map { MapPoint(x: $0.x + shift, y: $0.y) }
    add(.picture(corners), to: .overlay, name: park.name ?? park.file.title)
  }

  /// Draws a pin.
  package mutating func add(_ attraction: borrowing Attraction) {
    let type = attraction.listedType ?? configuration.types.fallbackIndex
    add(.pin(point(attraction.coordinate), type: type), to: .attractions, name: attraction.name)
  }

  /// Draws a route, or the sightings of a character.
  package mutating func add(_ path: Path) {
    let places = path.points.map(\.coordinate)
    if path.file.role == .route {
      add(
        .line(points(places), metres: Distance.length(of: places)), to: .routes, name: path.name)
    } else {
      add(.sightings(points(places)), to: .characters, name: path.name)
    }
  }

  /// Draws what has changed since an old version.
  mutating func add(_ changes: [MapChange]) {
    var drawn: [Change] = []
    for change in changes {
      let marks = ChangeMarks(change, configuration: configuration).converted { points($0) }
      drawn.append(Change(change: change, marks: marks))
    }
    self.changes = drawn
  }

  private mutating func add(_ shape: Shape, to layer: Layer, name: String) {
    items[layer, default: []].append(Item(name: name, shape: shape))
  }

  /// Returns where `place` is drawn; the first place of all settles on which turn of the globe that is.
  mutating func point(_ place: Coordinate) -> MapPoint {
    let home = reference ?? place.longitude
    reference = home
    return MapPoint(
      Coordinate(
        latitude: place.latitude, longitude: Longitude.near(home, place.longitude)))
  }

  private mutating func points(_ places: [Coordinate]) -> [MapPoint] {
    var near: Double?
    return places.map { place in
      let start = point(place)
      // A line runs on from point to point, even where that takes it half round the globe.
      let shift = near.map { ((start.x - $0) / MapPoint.worldSize).rounded() } ?? 0
      near = start.x - shift * MapPoint.worldSize
      return MapPoint(x: near ?? start.x, y: start.y)
    }
  }
}

extension MapDrawing.Shape {
  /// The points that the shape goes through.
  package var points: [MapPoint] {
    switch self {
    case .area(let points, _), .picture(let points), .line(let points, _), .sightings(let points):
      points
    case .pin(let point, _): [point]
    }
  }
}
