internal import ParkModel

/// The sign of a layer in the legend, about 20 pixels wide.
struct SVGLayerSign {
  let layer: Layer
  let color: Color

  /// Draws the sign around `pixel`.
  func write(at pixel: Pixel, _ svg: inout SVGElements) {
    let (x, y) = (
      MeasureText.number(pixel.x, places: 2), MeasureText.number(pixel.y, places: 2)
    )
    svg.group("g", ["transform": "translate(\(x) \(y))"]) { svg in
      switch layer {
      case .boundary: line("M-9 6L-6-6 5-7 9 4-2 8z", &svg)
      case .routes: line("M-9 6C-5-6 0 6 3-2S8-6 9-6", &svg)
      case .overlay: picture(&svg)
      case .attractions: pin(&svg)
      case .characters: circles(&svg)
      }
    }
  }

  private var fill: SVGElements.Value { .text(color.hex) }

  private func line(_ data: String, _ svg: inout SVGElements) {
    for (color, width) in [(color.edge, "4.6"), (color, "2.4")] {
      svg.element(
        "path",
        [
          "d": .text(data), "fill": "none", "stroke": .text(color.hex),
          "stroke-width": .text(width), "stroke-linejoin": "round", "stroke-linecap": "round",
        ])
    }
  }

  private func picture(_ svg: inout SVGElements) {
    svg.element(
      "path",
      [
        "d": "M-9-7H9V7H-9z", "fill": fill, "fill-opacity": "0.25", "stroke": fill,
        "stroke-width": "1.5",
      ])
    svg.element("path", ["d": "M-8 6L-3-2 0 2 3-1 8 6z", "fill": fill])
    svg.element("path", ["class": "rim", "d": "M-9.8-7.8H9.8V7.8H-9.8z"])
  }

  private func pin(_ svg: inout SVGElements) {
    let outline = "M0 9C-2 5-6 2-6-2.5a6 6 0 0 1 12 0C6 2 2 5 0 9z"
    svg.element("path", ["d": .text(outline), "fill": fill])
    svg.element("path", ["class": "rim", "d": .text(outline)])
    svg.element("circle", ["cy": "-2.5", "r": "2.2", "fill": "#ffffff"])
  }

  private func circles(_ svg: inout SVGElements) {
    svg.element(
      "circle",
      [
        "r": "9", "fill": fill, "fill-opacity": "0.16", "stroke": fill, "stroke-width": "1.2",
        "stroke-dasharray": "3 2.5",
      ])
    svg.element("circle", ["r": "3.5", "fill": fill])
    for radius in ["3.5", "9"] {
      svg.element("circle", ["class": "rim", "r": .text(radius)])
    }
  }
}
