internal import Comparison
internal import ParkModel

/// What is drawn of a change, with places as coordinates or as points of the flat map.
struct ChangeMarks<Point: Sendable>: Sendable {
  /// What stands at a place.
  enum Sign: Sendable {
    /// A pin of the type with the index in the type table.
    case pin(type: Int)
    /// The sighting of a character.
    case sighting(of: String)
    /// A spot: the centre or a corner of a park.
    case spot
  }

  /// Something that stands, or stood, at a place.
  struct Place: Sendable {
    let sign: Sign
    let point: Point
    /// Whether it is there in the old version alone.
    let isOld: Bool
  }

  /// A boundary, the edge of an overlay, or a route.
  struct Line: Sendable {
    let points: [Point]
    let layer: Layer
    /// Whether it runs so in the old version alone.
    let isOld: Bool

    var isRing: Bool { layer != .routes }
  }

  /// From where something went whereto.
  struct Move: Sendable {
    let start: Point
    let end: Point
  }

  var places: [Place] = []
  var lines: [Line] = []
  var moves: [Move] = []

  /// Where the change is named; `nil` where nothing of it is drawn.
  var anchor: Point? {
    (places.first { !$0.isOld } ?? places.first)?.point ?? moves.first?.end
      ?? (lines.last { !$0.isOld } ?? lines.last)?.middle
  }

  /// Returns the marks with the points that `convert` makes of each run of points.
  func converted<Other>(_ convert: ([Point]) -> [Other]) -> ChangeMarks<Other> {
    var result = ChangeMarks<Other>()
    for (place, point) in zip(places, convert(places.map(\.point))) {
      result.places.append(.init(sign: .init(place.sign), point: point, isOld: place.isOld))
    }
    for line in lines {
      result.lines.append(
        .init(points: convert(line.points), layer: line.layer, isOld: line.isOld))
    }
    for move in moves {
      let ends = convert([move.start, move.end])
      result.moves.append(.init(start: ends[0], end: ends[1]))
    }
    return result
  }
}

extension ChangeMarks.Line {
  fileprivate var middle: Point? { points.isEmpty ? nil : points[points.count / 2] }
}

extension ChangeMarks.Sign {
  fileprivate init<Other>(_ other: ChangeMarks<Other>.Sign) {
    switch other {
    case .pin(let type): self = .pin(type: type)
    case .sighting(let name): self = .sighting(of: name)
    case .spot: self = .spot
    }
  }
}

extension ChangeMarks<Coordinate> {
  /// Finds out what is drawn of `change`, as far as it is on the globe.
  init(_ change: MapChange, configuration: Configuration) {
    switch change.subject {
    case .park(let versions): addPark(versions, change.details, configuration)
    case .attraction(let versions): addPin(versions, configuration)
    case .path(let versions): addPath(versions, change.details)
    }
    places.removeAll { !$0.point.isOnGlobe }
    moves.removeAll { !$0.start.isOnGlobe || !$0.end.isOnGlobe }
    lines.removeAll { $0.points.isEmpty || !$0.points.allSatisfy(\.isOnGlobe) }
  }

  private mutating func add(_ sign: Sign, at point: Coordinate, isOld: Bool = false) {
    places.append(Place(sign: sign, point: point, isOld: isOld))
  }

  private mutating func add(
    _ sign: Sign, from start: Coordinate, to end: Coordinate
  ) {
    add(sign, at: start, isOld: true)
    add(sign, at: end)
    moves.append(Move(start: start, end: end))
  }

  private mutating func addLine(_ points: [Coordinate], _ layer: Layer, isOld: Bool) {
    lines.append(Line(points: points, layer: layer, isOld: isOld))
  }

  // MARK: Pins

  private mutating func addPin(_ versions: Versions<Pin>, _ configuration: Configuration) {
    func sign(_ pin: Pin) -> Sign {
      .pin(type: pin.listedType ?? configuration.types.fallbackIndex)
    }
    switch versions {
    case .added(let pin): add(sign(pin), at: pin.coordinate)
    case .removed(let pin): add(sign(pin), at: pin.coordinate, isOld: true)
    case .both(let old, let new) where old.coordinate == new.coordinate:
      add(sign(new), at: new.coordinate)
    case .both(let old, let new):
      add(sign(old), at: old.coordinate, isOld: true)
      add(sign(new), at: new.coordinate)
      moves.append(Move(start: old.coordinate, end: new.coordinate))
    }
  }

  // MARK: Routes and characters

  private mutating func addPath(_ versions: Versions<Path>, _ details: [ChangeDetail]) {
    let path = versions.latest
    guard path.file.role == .character else { return addRoute(versions, details) }
    let sign = Sign.sighting(of: path.name)
    switch versions {
    case .added(let path): for place in path.places { add(sign, at: place) }
    case .removed(let path): for place in path.places { add(sign, at: place, isOld: true) }
    case .both(_, let path):
      addParts(of: details, as: sign)
      if places.isEmpty { for place in path.places { add(sign, at: place) } }
    }
  }

  private mutating func addRoute(_ versions: Versions<Path>, _ details: [ChangeDetail]) {
    if let old = versions.old, details.isEmpty || details.contains(where: \.isLine) {
      addLine(old.places, .routes, isOld: true)
    }
    if let new = versions.new { addLine(new.places, .routes, isOld: false) }
    addPoints(of: details)
  }

  /// Adds the points of lines that have moved, unless these are so many that they hide the lines.
  private mutating func addPoints(of details: [ChangeDetail]) {
    for case .line(let line) in details where line.points.moved.count <= 40 {
      moves += line.points.moved.map { Move(start: $0.from, end: $0.to) }
    }
  }

  private mutating func addParts(of details: [ChangeDetail], as sign: Sign) {
    for detail in details {
      switch detail {
      case .moved(_, let old, let new): add(sign, from: old, to: new)
      case .partAdded(_, let place): add(sign, at: place)
      case .partRemoved(_, let place): add(sign, at: place, isOld: true)
      case .renamed, .retyped, .line, .reordered, .entry: break
      }
    }
  }

  // MARK: Parks

  private mutating func addPark(
    _ versions: Versions<Park>, _ details: [ChangeDetail], _ configuration: Configuration
  ) {
    func ring(_ park: Park) -> [Coordinate] { park.boundary.map(\.coordinate) }
    func edge(_ park: Park) -> [Coordinate] {
      park.overlay.map { OverlayQuad($0, shape: configuration.overlayShape) }?.corners
        .map(\.coordinate) ?? []
    }
    let isWhole = details.isEmpty
    if isWhole || details.contains(where: \.isLine) {
      if let old = versions.old { addLine(ring(old), .boundary, isOld: true) }
      if let new = versions.new { addLine(ring(new), .boundary, isOld: false) }
    }
    if isWhole || details.contains(where: \.isCorner) {
      if let old = versions.old { addLine(edge(old), .overlay, isOld: true) }
      if let new = versions.new { addLine(edge(new), .overlay, isOld: false) }
    }
    addParts(of: details, as: .spot)
    addPoints(of: details)
  }
}

extension ChangeDetail {
  fileprivate var isLine: Bool {
    if case .line = self { true } else { false }
  }

  fileprivate var isCorner: Bool {
    switch self {
    case .moved(.park(let key), _, _), .partAdded(.park(let key), _),
      .partRemoved(.park(let key), _):
      key != .center
    default: false
    }
  }
}
