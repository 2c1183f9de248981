internal import Diagnostics

/// The badges of findings and changes: each kind has a shape, a sign and a colour of its own.
enum SVGBadges {
  /// Draws the badge of a kind of changes around `pixel`.
  static func change(_ kind: ChangeKind, at pixel: Pixel, _ svg: inout SVGElements) {
    group(at: pixel, &svg) { svg in
      svg.element(
        "path",
        [
          "d": .text(kind.outline), "fill": .text(kind.color), "stroke": "#ffffff",
          "stroke-width": "1.4",
        ])
      svg.element(
        "path",
        [
          "d": .text(kind.sign), "fill": "none", "stroke": "#ffffff", "stroke-width": "2",
          "stroke-linecap": "round", "stroke-linejoin": "round",
        ])
    }
  }

  /// Draws the badge of a finding around `pixel`: its number, or a sign where it has none.
  static func finding(
    _ severity: Severity, number: Int?, at pixel: Pixel, title: String? = nil,
    _ svg: inout SVGElements
  ) {
    group(at: pixel, &svg) { svg in
      if let title { svg.text("title", [:], title) }
      svg.element(
        "path",
        [
          "d": .text(severity.outline), "fill": .text(severity.color), "stroke": "#ffffff",
          "stroke-width": "1.4", "stroke-linejoin": "round",
        ])
      let text = number.map(String.init) ?? severity.sign
      svg.text(
        "text",
        [
          "y": .number(severity == .warning ? 5 : 3.6), "text-anchor": "middle",
          "font-size": text.count > 2 ? "8" : "10", "font-weight": "700",
          "style": .text("fill: " + severity.ink),
        ], text)
    }
  }

  private static func group(
    at pixel: Pixel, _ svg: inout SVGElements, _ content: (inout SVGElements) -> Void
  ) {
    let (x, y) = (
      MeasureText.number(pixel.x, places: 2), MeasureText.number(pixel.y, places: 2)
    )
    svg.group("g", ["transform": "translate(\(x) \(y))"], content)
  }
}

extension Severity {
  fileprivate var outline: String {
    switch self {
    case .error: "M-3.700-9H3.700L9-3.700V3.700L3.700 9H-3.700L-9 3.700V-3.700z"
    case .warning: "M0-9.500L10.500 8.500H-10.500z"
    case .note: "M0-8.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17z"
    }
  }

  fileprivate var color: String {
    switch self {
    case .error: "#c62828"
    case .warning: "#f2b01e"
    case .note: "#2b6cb8"
    }
  }

  fileprivate var ink: String { self == .warning ? "#1a1a1a" : "#ffffff" }

  fileprivate var sign: String { self == .note ? "i" : "!" }
}
