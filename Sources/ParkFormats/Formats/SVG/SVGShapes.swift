internal import ParkModel

/// Draws the layers of a map into a viewport, each as a group, and finds room for the names of pins.
struct SVGShapes {
  /// A pin within the frame.
  struct Pin {
    let name: String
    let pixel: Pixel
    let type: Int
    /// The place of its name, if there is room.
    let label: LabelPlacement.Label?
    /// The number by which the legend gives the name for which there is no room.
    let number: Int?
  }

  let drawing: MapDrawing
  let viewport: Viewport
  let image: EmbeddedImage?
  let icons: SVGIcons

  /// The pins within the frame.
  let pins: [Pin]

  /// Whether there are so many pins that each is but a dot.
  let areDots: Bool

  /// How many names have neither room on the map nor a number.
  let namelessCount: Int

  /// How many pins lie outside of the frame.
  let outsideCount: Int

  private static let dotLimit = 150
  private static let numberLimit = 30
  private static let labelSize = 12.0

  /// Prepares to draw `drawing`, whose names stay off `blocks`.
  init(
    drawing: MapDrawing, viewport: Viewport, image: EmbeddedImage?, icons: SVGIcons,
    blocks: [PixelBox] = []
  ) {
    self.drawing = drawing
    self.viewport = viewport
    self.image = image
    self.icons = icons
    let all = drawing[.attractions].compactMap { item -> (String, Pixel, Int)? in
      guard case .pin(let point, let type) = item.shape else { return nil }
      return (item.name, viewport.pixel(point), type)
    }
    let visible = all.filter { viewport.frame.holds($0.1) }
    areDots = visible.count > Self.dotLimit
    outsideCount = all.count - visible.count
    // Where changes are shown, these are named, and not what is as before.
    (pins, namelessCount) =
      drawing.changes == nil
      ? Self.labelled(
        visible, areDots: areDots, blocks: blocks + Self.sightings(drawing, viewport), viewport)
      : (visible.map { Pin(name: $0, pixel: $1, type: $2, label: nil, number: nil) }, 0)
  }

  /// The room that the sightings take.
  private static func sightings(_ drawing: MapDrawing, _ viewport: Viewport) -> [PixelBox] {
    drawing[.characters].flatMap(\.shape.points).map(viewport.pixel)
      .filter(viewport.frame.holds)
      .map { PixelBox(x: $0.x - 9, y: $0.y - 9, width: 18, height: 18) }
  }

  private static func labelled(
    _ visible: [(name: String, pixel: Pixel, type: Int)], areDots: Bool, blocks: [PixelBox],
    _ viewport: Viewport
  ) -> ([Pin], Int) {
    var placement = LabelPlacement(in: viewport.frame)
    let icons = visible.map { icon(at: $0.pixel, isDot: areDots) }
    for box in icons { placement.block(box) }
    for box in blocks { placement.block(box) }
    for box in SVGInstruments.boxes(in: viewport.frame) { placement.block(box) }
    var count = 0
    let pins = zip(visible, icons).map { pin, icon in
      let label =
        pin.name.isEmpty ? nil : placement.place(pin.name, size: labelSize, beside: icon)
      if label == nil && !pin.name.isEmpty { count += 1 }
      let isNumbered = label == nil && !pin.name.isEmpty && !areDots && count <= numberLimit
      return Pin(
        name: pin.name, pixel: pin.pixel, type: pin.type, label: label,
        number: isNumbered ? count : nil)
    }
    return (pins, count - pins.count { $0.number != nil })
  }

  private static func icon(at pixel: Pixel, isDot: Bool) -> PixelBox {
    isDot
      ? PixelBox(x: pixel.x - 4, y: pixel.y - 4, width: 8, height: 8)
      : PixelBox(x: pixel.x - 12, y: pixel.y - 33, width: 24, height: 33)
  }

  /// The room that pins and sightings take.
  var boxes: [PixelBox] {
    pins.map { Self.icon(at: $0.pixel, isDot: areDots) } + Self.sightings(drawing, viewport)
  }

  // MARK: Layers

  func write(_ svg: inout SVGElements) {
    layer(.overlay, &svg, overlay)
    layer(.boundary, &svg, boundary)
    layer(.routes, &svg, route)
    layer(.characters, &svg, sightings)
    guard !pins.isEmpty else { return }
    svg.group("g", ["id": .text(Layer.attractions.rawValue)]) { svg in
      for pin in pins { write(pin, &svg) }
    }
    if drawing.changes != nil { return }
    svg.group("g", ["id": "labels"]) { svg in
      for pin in pins { label(pin, &svg) }
    }
  }

  private func layer(
    _ layer: Layer, _ svg: inout SVGElements,
    _ draw: (MapDrawing.Item, inout SVGElements) -> Void
  ) {
    if drawing[layer].isEmpty { return }
    svg.group("g", ["id": .text(layer.rawValue)]) { svg in
      for item in drawing[layer] { draw(item, &svg) }
    }
  }

  private func color(_ layer: Layer) -> Color { drawing.configuration.color(of: layer) }

  private func overlay(_ item: MapDrawing.Item, _ svg: inout SVGElements) {
    let corners = item.shape.points.map(viewport.pixel)
    guard let image else {
      let color = color(.overlay).hex
      svg.element(
        "path",
        [
          "d": .text(PathData.line(corners, isRing: true)), "fill": .text(color),
          "fill-opacity": "0.2", "stroke": .text(color), "stroke-width": "1.5",
          "stroke-dasharray": "6 4",
        ])
      return
    }
    // The image, 1000 pixels square before, is stretched between the corners.
    let (origin, right, lower) = (corners[0], corners[1], corners[3])
    let numbers = [
      (right.x - origin.x) / 1000, (right.y - origin.y) / 1000, (lower.x - origin.x) / 1000,
      (lower.y - origin.y) / 1000, origin.x, origin.y,
    ].map { MeasureText.number($0, places: 6) }.joined(separator: " ")
    svg.element(
      "image",
      [
        "width": "1000", "height": "1000", "preserveAspectRatio": "none",
        "transform": "matrix(\(numbers))", "href": .text(image.address),
      ])
  }

  private func boundary(_ item: MapDrawing.Item, _ svg: inout SVGElements) {
    stroke(
      PathData.line(item.shape.points.map(viewport.pixel), isRing: true), color(.boundary),
      width: 2.5, name: item.name, &svg)
  }

  private func route(_ item: MapDrawing.Item, _ svg: inout SVGElements) {
    stroke(
      PathData.line(item.shape.points.map(viewport.pixel), isRing: false), color(.routes),
      width: 3.5, name: item.name, &svg)
  }

  /// Draws a line with an edge that sets it off any ground.
  private func stroke(
    _ data: String, _ color: Color, width: Double, name: String, _ svg: inout SVGElements
  ) {
    svg.group("g", ["fill": "none", "stroke-linejoin": "round", "stroke-linecap": "round"]) { svg in
      svg.text("title", [:], name)
      svg.element(
        "path",
        [
          "d": .text(data), "stroke": .text(color.edge.hex), "stroke-opacity": "0.85",
          "stroke-width": .number(width + 2.5),
        ])
      svg.element(
        "path",
        ["d": .text(data), "stroke": .text(color.hex), "stroke-width": .number(width)])
    }
  }

  private func sightings(_ item: MapDrawing.Item, _ svg: inout SVGElements) {
    let color = drawing.configuration.color(ofCharacter: item.name)
    for point in item.shape.points {
      let (pixel, scale) = (viewport.pixel(point), viewport.pixelsPerMetre(at: point))
      // The app draws a circle of 5 to 39 metres.
      svg.element(
        "circle",
        [
          "cx": .number(pixel.x), "cy": .number(pixel.y), "r": .number(39 * scale),
          "fill": .text(color.hex), "fill-opacity": "0.16", "stroke": .text(color.hex),
          "stroke-width": "1.2", "stroke-dasharray": "4 3",
        ])
      SVGSigns.disc(color, .initial(of: item.name), pixel, 8, &svg)
    }
  }

  private func write(_ pin: Pin, _ svg: inout SVGElements) {
    let type = drawing.configuration.types.types[pin.type]
    if areDots {
      svg.element(
        "circle",
        [
          "cx": .number(pin.pixel.x), "cy": .number(pin.pixel.y), "r": "3.5",
          "fill": .text(type.color.hex), "stroke": "#ffffff",
        ])
    } else {
      SVGSigns.pin(
        type.color, icons.glyph(ofType: pin.type), pin.pixel, name: pin.name, &svg)
    }
  }

  private func label(_ pin: Pin, _ svg: inout SVGElements) {
    if let label = pin.label {
      svg.text(
        "text",
        [
          "class": "label", "x": .number(label.pixel.x), "y": .number(label.pixel.y),
          "text-anchor": .text(label.anchor.rawValue),
        ], pin.name)
    } else if let number = pin.number {
      SVGSigns.number(number, Pixel(x: pin.pixel.x + 10, y: pin.pixel.y - 30), &svg)
    }
  }
}
