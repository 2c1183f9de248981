internal import ByteIO
internal import Markup

/// Writes the elements of an SVG picture, each on a line of its own.
struct SVGElements: ~Copyable {
  private var depth = 0
  var out: ByteBuffer

  init() {
    out = ByteBuffer()
  }

  /// A value of an attribute.
  enum Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    case text(String)
    case number(Double)

    init(stringLiteral value: String) { self = .text(value) }
  }

  typealias Attributes = KeyValuePairs<StaticString, Value>

  /// Writes an element without content.
  mutating func element(_ name: StaticString, _ attributes: Attributes) {
    open(name, attributes)
    out.append("/>\n")
  }

  /// Writes an element with the text `text`.
  mutating func text(_ name: StaticString, _ attributes: Attributes = [:], _ text: String) {
    open(name, attributes)
    out.append(">")
    XMLWriter.escape(text, &out)
    end(name)
  }

  /// Writes an element with elements in it.
  mutating func group(
    _ name: StaticString, _ attributes: Attributes = [:],
    _ content: (inout SVGElements) -> Void
  ) {
    open(name, attributes)
    out.append(">\n")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    end(name)
  }

  private mutating func indent() { for _ in 0..<depth { out.append("  ") } }

  private mutating func end(_ name: StaticString) {
    out.append("</")
    out.append(name)
    out.append(">\n")
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    indent()
    out.append("<")
    out.append(name)
    for (name, value) in attributes {
      out.append(" ")
      out.append(name)
      out.append("=\"")
      switch value {
      case .text(let text): XMLWriter.escape(text, as: .attribute, &out)
      case .number(let number): out.append(number, places: 2)
      }
      out.append("\"")
    }
  }
}

/// The data of SVG's `path` elements.
enum PathData {
  /// Returns the line through `pixels`, closed if `isRing`.
  static func line(_ pixels: [Pixel], isRing: Bool) -> String {
    let steps = pixels.enumerated().map { index, pixel in
      "\(index == 0 ? "M" : "L")\(number(pixel.x)) \(number(pixel.y))"
    }
    return steps.joined() + (isRing ? "Z" : "")
  }

  /// Returns an arrow that stops a bit before its ends, so that it hides neither.
  static func arrow(from start: Pixel, to end: Pixel) -> String {
    let length = start.distance(to: end)
    let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let gap = min(3, length / 8)
    let tip = Pixel(x: end.x - dx * gap, y: end.y - dy * gap)
    let head = min(8, length / 2)
    let base = Pixel(x: tip.x - dx * head, y: tip.y - dy * head)
    let side = head * 0.55
    let wings = [side, -side].map { Pixel(x: base.x - dy * $0, y: base.y + dx * $0) }
    return line([Pixel(x: start.x + dx * gap, y: start.y + dy * gap), tip], isRing: false)
      + line([wings[0], tip, wings[1]], isRing: false)
  }

  private static func number(_ value: Double) -> String { MeasureText.number(value, places: 2) }
}
