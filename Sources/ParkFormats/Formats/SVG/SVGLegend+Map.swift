internal import ParkModel

/// What is on a map, and the names for which it has no room.
extension SVGLegend {
  mutating func addMap(_ drawing: MapDrawing, _ shapes: SVGShapes) {
    addPark(drawing)
    addAttractions(drawing, shapes)
    addCharacters(drawing)
    addRoutes(drawing)
    addNames(shapes.pins.map { ($0.name, $0.number) }, namelessCount: shapes.namelessCount)
  }

  private mutating func addHeading(_ layer: Layer) { addHeading(layer.displayName, .layer(layer)) }

  private mutating func addPark(_ drawing: MapDrawing) {
    if !drawing[.boundary].isEmpty { addHeading(.boundary) }
    for item in drawing[.boundary] {
      guard case .area(_, let area) = item.shape else { continue }
      add(.none, "Area", value: MeasureText.area(area))
    }
    if !drawing[.overlay].isEmpty { addHeading(.overlay) }
  }

  private mutating func addAttractions(_ drawing: MapDrawing, _ shapes: SVGShapes) {
    let pins = drawing[.attractions].compactMap { item -> Int? in
      if case .pin(_, let type) = item.shape { type } else { nil }
    }
    if pins.isEmpty { return }
    addHeading(.attractions)
    for (index, type) in configuration.types.types.enumerated() {
      let count = pins.count { $0 == index }
      if count == 0 { continue }
      add(.disc(type.color, shapes.icons.glyph(ofType: index)), type.name, value: String(count))
    }
    if shapes.outsideCount > 0 {
      add(.none, "Outside of the picture", value: String(shapes.outsideCount))
    }
  }

  private mutating func addCharacters(_ drawing: MapDrawing) {
    if drawing[.characters].isEmpty { return }
    addHeading(.characters)
    for item in drawing[.characters] {
      add(
        .disc(configuration.color(ofCharacter: item.name), .initial(of: item.name)), item.name,
        value: String(item.shape.points.count))
    }
  }

  private mutating func addRoutes(_ drawing: MapDrawing) {
    if drawing[.routes].isEmpty { return }
    addHeading(.routes)
    for item in drawing[.routes] {
      guard case .line(_, let metres) = item.shape else { continue }
      add(.none, item.name, value: MeasureText.length(metres))
    }
  }

  /// Adds the names that have a number instead of room, and how many have neither.
  mutating func addNames(_ names: [(name: String, number: Int?)], namelessCount: Int) {
    let numbered = names.compactMap { name, number in number.map { (name, $0) } }
    if numbered.isEmpty && namelessCount == 0 { return }
    addHeading("Names without room")
    for (name, number) in numbered { add(.number(number), name) }
    if namelessCount > 0 {
      add(.none, numbered.isEmpty ? "Not shown" : "And more", value: String(namelessCount))
    }
  }
}
