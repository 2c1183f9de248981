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
  let findings: FindingMarks?

  private static let margin = 28.0
  private static let legendWidth = 250.0
  private static let headerHeight = 78.0

  /// Whether the legend stands beside the map and not below it.
  private var isWide: Bool { width >= 680 }

  func write(_ output: inout ByteBuffer) {
    let viewport = viewport()
    let shapes = SVGShapes(
      drawing: drawing, viewport: viewport, image: image, icons: icons,
      blocks: findings.map { SVGFindings(marks: $0, viewport: viewport).boxes } ?? [])
    let changes = drawing.changes.map {
      SVGChanges(
        changes: $0, configuration: drawing.configuration, viewport: viewport, icons: icons,
        names: ChangeNames(
          of: $0, in: viewport, unchanged: shapes.boxes, numberLimit: SVGLegend.changeLimit))
    }
    let legend = legend(shapes, changes, viewport.frame)
    let corner = legendCorner(viewport.frame)
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
      map(shapes, changes, viewport, &svg)
      legend.write(at: corner, &svg)
    }
    output.append(svg.out.bytes.span)
  }

  private func legend(
    _ shapes: SVGShapes, _ changes: SVGChanges?, _ frame: PixelBox
  ) -> SVGLegend {
    var legend = SVGLegend(
      configuration: drawing.configuration, width: isWide ? Self.legendWidth : frame.width)
    if let changes {
      legend.addChanges(changes)
    } else {
      legend.addMap(drawing, shapes)
    }
    if let findings { legend.addFindings(findings) }
    return legend
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
      "text",
      [
        "class": "title", "x": .number(Self.margin), "y": "42", "font-size": .number(titleSize),
      ], TextWidth.fitted(title, size: titleSize, width: room))
    svg.text(
      "text", ["class": "quiet", "x": .number(Self.margin), "y": "63", "font-size": "14"],
      TextWidth.fitted(summary, size: 14, width: room))
  }

  private var titleSize: Double { isWide ? 24 : width < 480 ? 19 : 22 }

  private var summary: String {
    if let changes = drawing.changes { return summary(of: changes) }
    func counted(_ layer: Layer, _ one: String, _ many: String) -> String? {
      let count = drawing[layer].count
      return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    return [
      counted(.attractions, "attraction", "attractions"), counted(.routes, "route", "routes"),
      counted(.characters, "character", "characters"),
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// How many changes there are of each kind.
  private func summary(of changes: [MapDrawing.Change]) -> String {
    let kinds = changes.map { ChangeKind($0.change) }
    let counts = ChangeKind.allCases.map { kind in (kind, kinds.count { $0 == kind }) }
    let phrases = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
    return phrases.isEmpty ? "No changes" : phrases.joined(separator: " · ")
  }

  private func map(
    _ shapes: SVGShapes, _ changes: SVGChanges?, _ viewport: Viewport, _ svg: inout SVGElements
  ) {
    svg.group("g", ["id": "map"]) { svg in
      svg.element("rect", frameAttributes(viewport.frame, class: "ground"))
      svg.group("g", ["clip-path": "url(#map-frame)"]) { svg in
        content(shapes, changes, viewport, &svg)
      }
      svg.element("rect", frameAttributes(viewport.frame, class: "edge"))
      SVGInstruments(viewport: viewport).write(&svg)
    }
  }

  private func content(
    _ shapes: SVGShapes, _ changes: SVGChanges?, _ viewport: Viewport, _ svg: inout SVGElements
  ) {
    if let changes {
      svg.group("g", ["id": "before", "opacity": "0.4"]) { svg in shapes.write(&svg) }
      changes.write(&svg)
    } else {
      shapes.write(&svg)
    }
    if let findings { SVGFindings(marks: findings, viewport: viewport).write(&svg) }
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
