internal import ByteIO
internal import ParkModel

/// A picture of a map: title, map, legend.
struct SVGPicture {
  let drawing: MapDrawing
  let title: String
  /// The overlay's image.
  let image: EmbeddedImage?
  /// The pictures of pins.
  let icons: SVGIcons
  /// The width of the picture in pixels.
  let width: Double
  let theme: SVGTheme

  private static let margin = 28.0
  private static let legendWidth = 250.0
  private static let headerHeight = 78.0

  /// Whether the legend stands beside the map and not below it.
  private var isWide: Bool { width >= 680 }

  func write(_ output: inout ByteBuffer) {
    let viewport = viewport()
    let shapes = SVGShapes(
      drawing: drawing, viewport: viewport, image: image, icons: icons)
    let legend = SVGLegend(drawing: drawing, shapes: shapes)
    let corner = legendCorner(viewport.frame)
    let legendWidth = isWide ? Self.legendWidth : viewport.frame.width
    let height =
      max(
        viewport.frame.y + viewport.frame.height, corner.y + legend.height) + Self.margin
    var svg = SVGElements()
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(width), "height": .number(height),
        "viewBox": "0 0 \(size(width)) \(size(height))", "role": "img",
        "aria-labelledby": "map-title map-description",
      ]
    ) { svg in
      begin(&svg)
      svg.element(
        "rect", ["class": "page", "width": .number(width), "height": .number(height)])
      header(&svg)
      map(shapes, viewport, &svg)
      legend.write(at: corner, width: legendWidth, &svg)
    }
    output.append(svg.out.bytes.span)
  }

  private func size(_ number: Double) -> String { MeasureText.number(number, places: 2) }

  private func begin(_ svg: inout SVGElements) {
    svg.text("title", ["id": "map-title"], title)
    svg.text("desc", ["id": "map-description"], summary.isEmpty ? "A map" : summary)
    svg.text("style", [:], style)
    svg.group("defs") { svg in
      svg.group("clipPath", ["id": "map-frame"]) { svg in
        svg.element("rect", frameAttributes(viewport().frame, class: "ground"))
      }
      icons.write(&svg)
    }
  }

  private var style: String {
    let light = String(decoding: PackageResources.picture_light_css, as: UTF8.self)
    let dark = String(decoding: PackageResources.picture_dark_css, as: UTF8.self)
    return switch theme {
    case .light: "\n" + light
    case .dark: "\n" + dark
    case .auto: "\n" + light + "@media (prefers-color-scheme: dark) {\n" + dark + "}\n"
    }
  }

  // MARK: Layout

  private func viewport() -> Viewport {
    let side = isWide ? Self.legendWidth + Self.margin : 0
    let frameWidth = width - 2 * Self.margin - side
    let extent = drawing.extent
    let ratio = extent.width > 0 ? extent.height / extent.width : 1
    let frame = PixelBox(
      x: Self.margin, y: Self.headerHeight, width: frameWidth,
      height: (frameWidth * min(max(ratio, 0.55), 1.25)).rounded())
    return Viewport(of: extent, in: frame, margin: 40)
  }

  private func legendCorner(_ frame: PixelBox) -> Pixel {
    isWide
      ? Pixel(x: frame.x + frame.width + Self.margin, y: frame.y)
      : Pixel(x: frame.x, y: frame.y + frame.height + Self.margin)
  }

  // MARK: Parts

  private func header(_ svg: inout SVGElements) {
    let room = width - 2 * Self.margin
    svg.text(
      "text", ["class": "title", "x": .number(Self.margin), "y": "42"],
      TextWidth.fitted(title, size: 24, width: room))
    svg.text(
      "text", ["class": "quiet", "x": .number(Self.margin), "y": "63", "font-size": "14"],
      TextWidth.fitted(summary, size: 14, width: room))
  }

  private var summary: String {
    func counted(_ layer: Layer, _ one: String, _ many: String) -> String? {
      let count = drawing[layer].count
      return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    return [
      counted(.attractions, "attraction", "attractions"), counted(.routes, "route", "routes"),
      counted(.characters, "character", "characters"),
    ].compactMap(\.self).joined(separator: " · ")
  }

  private func map(_ shapes: SVGShapes, _ viewport: Viewport, _ svg: inout SVGElements) {
    svg.group("g", ["id": "map"]) { svg in
      svg.element("rect", frameAttributes(viewport.frame, class: "ground"))
      svg.group("g", ["clip-path": "url(#map-frame)"]) { svg in shapes.write(&svg) }
      svg.element("rect", frameAttributes(viewport.frame, class: "edge"))
      SVGInstruments(viewport: viewport).write(&svg)
    }
  }

  private func frameAttributes(
    _ frame: PixelBox, class name: String
  ) -> SVGElements.Attributes {
    [
      "class": .text(name), "x": .number(frame.x), "y": .number(frame.y),
      "width": .number(frame.width), "height": .number(frame.height), "rx": "12",
    ]
  }
}
