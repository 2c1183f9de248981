internal import Comparison
internal import ParkModel

/// Draws what has changed on a map over what is as before.
struct SVGChanges {
  let changes: [MapDrawing.Change]
  let configuration: Configuration
  let viewport: Viewport
  let icons: SVGIcons
  let names: ChangeNames

  func write(_ svg: inout SVGElements) {
    svg.group("g", ["id": "changes"]) { svg in
      // Lines lie below all places.
      each(where: { !$0.lines.isEmpty }, &svg) { change, svg in
        for line in change.marks.lines { write(line, &svg) }
      }
      each(where: { !$0.places.isEmpty || !$0.moves.isEmpty }, &svg) { change, svg in
        for place in change.marks.places where place.isOld { write(place, &svg) }
        for move in change.marks.moves { write(move, &svg) }
        for place in change.marks.places where !place.isOld { write(place, &svg) }
      }
      each(where: { $0.anchor != nil }, &svg, writeBadges)
    }
    svg.group("g", ["id": "labels"]) { svg in
      for name in names.names { write(name, &svg) }
      for number in names.numbers { SVGSigns.number(number.number, number.pixel, &svg) }
    }
  }

  /// Writes a group with a title for each change whose marks pass `test`.
  private func each(
    where test: (ChangeMarks<MapPoint>) -> Bool, _ svg: inout SVGElements,
    _ draw: (MapDrawing.Change, inout SVGElements) -> Void
  ) {
    for change in changes where test(change.marks) {
      svg.group("g") { svg in
        svg.text("title", [:], title(of: change.change))
        draw(change, &svg)
      }
    }
  }

  private func title(of change: MapChange) -> String {
    ([change.name] + change.phrases).joined(separator: "\n")
  }

  private func write(_ line: ChangeMarks<MapPoint>.Line, _ svg: inout SVGElements) {
    let data = PathData.line(line.points.map(viewport.pixel), isRing: line.isRing)
    guard !line.isOld else {
      for style in ["halo", "old-line"] {
        svg.element("path", ["class": .text(style), "d": .text(data)])
      }
      return
    }
    let color = configuration.color(of: line.layer)
    for (color, width) in [(color.edge, "5.5"), (color, "3")] {
      svg.element(
        "path",
        [
          "d": .text(data), "fill": "none", "stroke": .text(color.hex),
          "stroke-width": .text(width),
          "stroke-linejoin": "round", "stroke-linecap": "round",
        ])
    }
  }

  private func write(_ place: ChangeMarks<MapPoint>.Place, _ svg: inout SVGElements) {
    let pixel = viewport.pixel(place.point)
    switch place.sign {
    case .pin(let type) where place.isOld: SVGSigns.oldPin(icons.glyph(ofType: type), pixel, &svg)
    case .pin(let type):
      SVGSigns.pin(
        configuration.types.types[type].color, icons.glyph(ofType: type), pixel, name: "", &svg)
    case .sighting(let name) where place.isOld:
      SVGSigns.oldDisc(.initial(of: name), pixel, &svg)
    case .sighting(let name):
      SVGSigns.disc(configuration.color(ofCharacter: name), .initial(of: name), pixel, 8, &svg)
    case .spot:
      svg.element(
        "circle",
        [
          "class": place.isOld ? "old" : "spot", "cx": .number(pixel.x), "cy": .number(pixel.y),
          "r": "5",
        ])
    }
  }

  /// Draws an arrow, unless it would be shorter than its head.
  private func write(_ move: ChangeMarks<MapPoint>.Move, _ svg: inout SVGElements) {
    let (start, end) = (viewport.pixel(move.start), viewport.pixel(move.end))
    guard start.distance(to: end) >= 9 else { return }
    let data = PathData.arrow(from: start, to: end)
    for style in ["halo", "arrow"] {
      svg.element("path", ["class": .text(style), "d": .text(data)])
    }
  }

  private func writeBadges(of change: MapDrawing.Change, _ svg: inout SVGElements) {
    let kind = ChangeKind(change.change)
    let marks = change.marks
    let wanted = marks.places.filter { !$0.isOld }
    let all = wanted.isEmpty ? marks.places : wanted
    let places = kind == .changed ? Array(all.prefix(1)) : all
    for place in places {
      let pixel = viewport.pixel(place.point)
      let isPin = if case .pin = place.sign { true } else { false }
      SVGBadges.change(
        kind, at: Pixel(x: pixel.x + 11, y: pixel.y - (isPin ? 29 : 10)), &svg)
    }
    if places.isEmpty, let anchor = marks.anchor {
      SVGBadges.change(kind, at: viewport.pixel(anchor), &svg)
    }
  }

  private func write(_ name: ChangeNames.Name, _ svg: inout SVGElements) {
    svg.text(
      "text",
      [
        "class": name.kind == .removed ? "label gone" : "label", "x": .number(name.label.pixel.x),
        "y": .number(name.label.pixel.y), "text-anchor": .text(name.label.anchor.rawValue),
      ], name.text)
  }
}
