internal import ParkModel

/// The scale bar and the north arrow of a picture.
struct SVGInstruments {
  let viewport: Viewport

  /// Where the scale bar and the north arrow are in `frame`.
  static func boxes(in frame: PixelBox) -> [PixelBox] {
    [
      PixelBox(x: frame.x, y: frame.y + frame.height - 60, width: frame.width / 4 + 50, height: 60),
      PixelBox(x: frame.x + frame.width - 64, y: frame.y, width: 64, height: 66),
    ]
  }

  func write(_ svg: inout SVGElements) {
    scaleBar(&svg)
    northArrow(&svg)
  }

  private func scaleBar(_ svg: inout SVGElements) {
    let frame = viewport.frame
    let metres = MeasureText.roundNumber(upTo: frame.width / 4 / viewport.pixelsPerMetre)
    let length = metres * viewport.pixelsPerMetre
    let (x, y) = (frame.x + 22, frame.y + frame.height - 22)
    svg.group("g", ["id": "scale-bar"]) { svg in
      svg.element(
        "rect",
        [
          "class": "chip", "x": .number(x - 10), "y": .number(y - 26),
          "width": .number(max(length, 34) + 20), "height": "36", "rx": "8",
        ])
      svg.text(
        "text", ["x": .number(x), "y": .number(y - 8), "font-size": "12"],
        MeasureText.length(metres))
      bar(x, y, length, &svg)
    }
  }

  private func bar(_ x: Double, _ y: Double, _ length: Double, _ svg: inout SVGElements) {
    svg.element(
      "rect",
      [
        "class": "ink", "x": .number(x), "y": .number(y - 3), "width": .number(length),
        "height": "6",
      ])
    for quarter in [1.0, 3.0] {
      svg.element(
        "rect",
        [
          "class": "paper", "x": .number(x + length * quarter / 4), "y": .number(y - 1.75),
          "width": .number(length / 4 - (quarter == 3 ? 1.25 : 0)), "height": "3.5",
        ])
    }
  }

  private func northArrow(_ svg: inout SVGElements) {
    let (x, y) = (viewport.frame.x + viewport.frame.width - 36, viewport.frame.y + 38)
    svg.group(
      "g", ["id": "north-arrow", "transform": "translate(\(number(x)) \(number(y)))"]
    ) { svg in
      svg.element("circle", ["class": "chip", "r": "22"])
      svg.element("path", ["class": "ink", "d": "M0-4L7 15 0 11z"])
      svg.element("path", ["class": "quiet", "d": "M0-4L-7 15 0 11z"])
      svg.text(
        "text", ["y": "-7", "text-anchor": "middle", "font-size": "12", "font-weight": "700"], "N")
    }
  }

  private func number(_ value: Double) -> String { MeasureText.number(value, places: 2) }
}
