internal import ParkModel

/// The small drawings that stand on a map and in its legend.
enum SVGSigns {
  /// Draws a pin with `glyph` in it whose tip is at `pixel`.
  static func pin(
    _ color: Color, _ glyph: Glyph, _ pixel: Pixel, name: String, _ svg: inout SVGElements
  ) {
    svg.group("g", ["transform": .text(translation(pixel))]) { svg in
      if !name.isEmpty { svg.text("title", [:], name) }
      svg.element(
        "path",
        [
          "d": .text(pinOutline),
          "fill": .text(color.hex), "stroke": "#ffffff", "stroke-width": "1.6",
        ])
      self.glyph(glyph, color.ink, Pixel(x: 0, y: -20), 13, &svg)
    }
  }

  /// Draws where a pin was.
  static func oldPin(_ glyph: Glyph, _ pixel: Pixel, _ svg: inout SVGElements) {
    svg.group("g", ["transform": .text(translation(pixel))]) { svg in
      svg.element("path", ["class": "old", "d": .text(pinOutline)])
      self.glyph(glyph, oldColor, Pixel(x: 0, y: -20), 12, &svg)
    }
  }

  /// Draws where a character was seen.
  static func oldDisc(_ glyph: Glyph, _ pixel: Pixel, _ svg: inout SVGElements) {
    svg.element(
      "circle", ["class": "old", "cx": .number(pixel.x), "cy": .number(pixel.y), "r": "8"])
    self.glyph(glyph, oldColor, pixel, 10, &svg)
  }

  private static let pinOutline =
    "M0 0C-3.8-5.600-11-11.500-11-20a11 11 0 0 1 22 0C11-11.500 3.800-5.600 0 0z"
  private static let oldColor = Color(red: 0x7B, green: 0x85, blue: 0x7F)

  /// Draws a disc with `glyph` in it, `radius` pixels large, around `pixel`.
  static func disc(
    _ color: Color, _ glyph: Glyph, _ pixel: Pixel, _ radius: Double, _ svg: inout SVGElements
  ) {
    svg.element(
      "circle",
      [
        "cx": .number(pixel.x), "cy": .number(pixel.y), "r": .number(radius),
        "fill": .text(color.hex), "stroke": "#ffffff", "stroke-width": "1.4",
      ])
    self.glyph(glyph, color.ink, pixel, radius * 1.25, &svg)
  }

  /// Draws `glyph` in a square of `size` pixels around `pixel`.
  static func glyph(
    _ glyph: Glyph, _ color: Color, _ pixel: Pixel, _ size: Double, _ svg: inout SVGElements
  ) {
    switch glyph {
    case .drawing(let path):
      let corner = Pixel(x: pixel.x - size / 2, y: pixel.y - size / 2)
      let scale = MeasureText.number(size / 24, places: 4)
      svg.element(
        "path",
        [
          "d": .text(path), "fill": .text(color.hex),
          "transform": .text(translation(corner) + " scale(\(scale))"),
        ])
    case .letter(let letter):
      svg.text(
        "text",
        [
          "x": .number(pixel.x), "y": .number(pixel.y + size * 0.36), "text-anchor": "middle",
          "font-size": .number(size), "font-weight": "700", "style": "fill: \(color.hex)",
        ], letter)
    case .picture(let index):
      svg.element(
        "circle",
        [
          "cx": .number(pixel.x), "cy": .number(pixel.y), "r": .number(size * 0.68),
          "fill": "#ffffff",
        ])
      svg.element(
        "use",
        [
          "href": "#\(SVGIcons.id(index))",
          "transform": .text(
            translation(Pixel(x: pixel.x - size / 2, y: pixel.y - size / 2))
              + " scale(\(MeasureText.number(size / 24, places: 4)))"),
        ])
    }
  }

  /// Draws a number that stands for a name, around `pixel`.
  static func number(_ number: Int, _ pixel: Pixel, _ svg: inout SVGElements) {
    svg.element(
      "circle",
      [
        "class": "number", "cx": .number(pixel.x), "cy": .number(pixel.y), "r": "7.5",
        "stroke-width": "1.2",
      ])
    svg.text(
      "text",
      [
        "class": "number-text", "x": .number(pixel.x), "y": .number(pixel.y + 3.4),
        "text-anchor": "middle", "font-size": "9.5", "font-weight": "700",
      ], String(number))
  }

  private static func translation(_ pixel: Pixel) -> String {
    let (x, y) = (
      MeasureText.number(pixel.x, places: 2), MeasureText.number(pixel.y, places: 2)
    )
    return "translate(\(x) \(y))"
  }
}

extension Color {
  /// A dark or light edge for a line of the colour.
  var edge: Color {
    let brightness = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    return brightness > 110_000
      ? Color(red: 0x10, green: 0x28, blue: 0x1C) : Color(red: 0xFF, green: 0xFF, blue: 0xFF)
  }
}
