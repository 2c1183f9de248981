internal import ByteIO
internal import Markup
internal import ParkModel

/// The text of a pin in the making, with places left open for what each pin says itself.
struct PinSkeleton: ~Copyable {
  /// What is the same for all pins of the shape.
  var out = ByteBuffer()

  /// The places left open, in order.
  private(set) var openings: [(offset: Int, PinPiece.Opening)] = []

  /// The code that all pins of the shape have.
  private let typeCode: String?

  /// Begins the text of the pins of `shape`, whose type is `type`.
  init(of shape: PinShape, _ type: AttractionType) {
    typeCode = shape.isTypeListed ? type.code : nil
  }

  /// Leaves a place open here, unless what belongs there is known.
  mutating func leave(_ opening: PinPiece.Opening) {
    if case .text(.typeCode, let escaping) = opening, let typeCode {
      let utf8 = typeCode.utf8Span
      escaping.write(utf8.span, 0..<utf8.count, &out)
    } else {
      openings.append((out.totalCount, opening))
    }
  }
}

/// A part of a pin's text: what is the same for all pins of its shape, and what follows it.
struct PinPiece {
  /// A place for what a pin says itself.
  enum Opening {
    /// The longitude in degrees.
    case longitude
    /// The latitude in degrees.
    case latitude
    /// The text of a known key.
    case text(PinValue, Escaping)
    /// The value of a known key that is no text.
    case other(PinValue)
    /// The further keys, and what else is told of the kinds of values.
    case extras
    /// Nothing: the text ends.
    case end
  }

  /// What a text is written as.
  enum Escaping {
    case json, xml, html

    /// Writes the part `range` of `bytes`.
    @inline(__always)
    func write(_ bytes: Span<UInt8>, _ range: Range<Int>, _ out: inout ByteBuffer) {
      switch self {
      case .json: JSONWriter.escape(bytes, range, &out)
      case .xml: XMLWriter.escape(bytes, range, as: .text, &out)
      case .html: XMLWriter.escape(bytes, range, as: .html, &out)
      }
    }
  }

  /// Where the part that is the same begins among the text of all pieces, and where it ends.
  let start: Int32
  let end: Int32
  let opening: Opening
}

/// A known key of a pin whose value formats write.
enum PinValue { case name, subtitle, typeCode, identifier }
