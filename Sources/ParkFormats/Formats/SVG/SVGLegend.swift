internal import Diagnostics
internal import ParkModel

/// The legend of a picture: rows, each a sign, a text and a value.
struct SVGLegend {
  /// A line of the legend.
  struct Row {
    let sign: Sign
    let text: String
    var value = ""
    /// The number by which the map refers to the line.
    var number: Int?
    var weight = Weight.entry
    /// Whether the text has been broken into lines that fit.
    var isFitted = false

    /// How much a line says.
    enum Weight {
      case heading, strong, entry, remark
    }

    var height: Double {
      switch weight {
      case .heading: 30
      case .strong, .entry: 22
      case .remark: 17
      }
    }
  }

  /// What stands in front of a line.
  enum Sign {
    case none
    case layer(Layer)
    case disc(Color, Glyph)
    case number(Int)
    case change(ChangeKind)
    case finding(Severity, Int)
    case oldPlace
  }

  let configuration: Configuration
  /// The width in pixels.
  let width: Double
  private var rows: [Row] = []

  private static let size = 13.0
  private static let remarkSize = 12.0
  private static let indentation = 34.0

  /// Creates a legend without rows, `width` pixels wide.
  init(configuration: Configuration, width: Double) {
    self.configuration = configuration
    self.width = width
  }

  /// The height in pixels.
  var height: Double { rows.reduce(0) { $0 + $1.height } }

  // MARK: Rows

  mutating func add(_ sign: Sign, _ text: String, value: String = "") {
    rows.append(Row(sign: sign, text: text, value: value))
  }

  mutating func addHeading(_ text: String, _ sign: Sign = .none, value: String = "") {
    rows.append(Row(sign: sign, text: text, value: value, weight: .heading))
  }

  /// Adds a text that goes on over as many lines as it needs, though no more than `limit`.
  mutating func addWrapped(
    _ sign: Sign, _ text: String, number: Int? = nil, isStrong: Bool = false, limit: Int
  ) {
    let room = width - Self.indentation - (number == nil ? 0 : 20)
    let lines = TextWidth.wrapped(text, size: Self.size, width: room, limit: limit)
    for (index, line) in lines.enumerated() {
      rows.append(
        Row(
          sign: index == 0 ? sign : .none, text: line, number: index == 0 ? number : nil,
          weight: index > 0 ? .remark : isStrong ? .strong : .entry, isFitted: true))
    }
  }

  /// Adds a text of less weight, which goes on over up to `limit` lines.
  mutating func addRemark(_ text: String, limit: Int = 3) {
    let lines = TextWidth.wrapped(
      text, size: Self.remarkSize, width: width - Self.indentation, limit: limit)
    rows += lines.map { Row(sign: .none, text: $0, weight: .remark, isFitted: true) }
  }

  // MARK: Drawing

  /// Writes the legend with its upper left corner at `corner`.
  func write(at corner: Pixel, _ svg: inout SVGElements) {
    svg.group("g", ["id": "legend", "font-size": .number(Self.size)]) { svg in
      var y = corner.y
      for row in rows {
        write(
          row, at: Pixel(x: corner.x, y: y + row.height - (row.weight == .remark ? 9 : 11)), &svg)
        y += row.height
      }
    }
  }

  /// Writes a row whose middle is at the height of `pixel`.
  private func write(_ row: Row, at pixel: Pixel, _ svg: inout SVGElements) {
    sign(row.sign, Pixel(x: pixel.x + 12, y: pixel.y), &svg)
    let size = row.weight == .remark ? Self.remarkSize : Self.size
    let room =
      row.isFitted
      ? Double.infinity
      : width - Self.indentation
        - (row.value.isEmpty ? 0 : TextWidth.pixels(row.value, size: size) + 8)
    let baseline = SVGElements.Value.number(pixel.y + 4.5)
    svg.text(
      "text",
      [
        "class": row.weight == .heading || row.weight == .strong ? "heading" : "quiet",
        "x": .number(pixel.x + Self.indentation), "y": baseline,
        "font-weight": row.weight == .heading ? "650" : "400", "font-size": .number(size),
      ], TextWidth.fitted(row.text, size: size, width: room))
    if let number = row.number {
      SVGSigns.number(number, Pixel(x: pixel.x + width - 8, y: pixel.y), &svg)
    }
    if row.value.isEmpty { return }
    svg.text(
      "text",
      [
        "class": "quiet", "x": .number(pixel.x + width), "y": baseline, "text-anchor": "end",
      ], row.value)
  }

  private func sign(_ sign: Sign, _ pixel: Pixel, _ svg: inout SVGElements) {
    switch sign {
    case .none: break
    case .disc(let color, let glyph): SVGSigns.disc(color, glyph, pixel, 8, &svg)
    case .number(let number): SVGSigns.number(number, pixel, &svg)
    case .change(let kind): SVGBadges.change(kind, at: pixel, &svg)
    case .finding(let severity, let number):
      SVGBadges.finding(severity, number: number, at: pixel, &svg)
    case .oldPlace:
      svg.element(
        "circle",
        ["class": "old", "cx": .number(pixel.x), "cy": .number(pixel.y), "r": "7"])
    case .layer(let layer):
      SVGLayerSign(layer: layer, color: configuration.color(of: layer)).write(at: pixel, &svg)
    }
  }
}
