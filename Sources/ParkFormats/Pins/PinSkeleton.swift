internal import ByteIO

/// The text of a pin in the making, with places left open for what each pin says itself.
struct PinSkeleton: ~Copyable {
  /// What is the same for all pins of the shape.
  var out = ByteBuffer()

  /// The places left open, in order.
  private(set) var openings: [(offset: Int, PinPiece.Opening)] = []

  /// Leaves a place open here.
  mutating func leave(_ opening: PinPiece.Opening) {
    openings.append((out.totalCount, opening))
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
    /// The further keys.
    case extras
    /// Nothing: the text ends.
    case end
  }

  /// What a text is written as.
  enum Escaping { case json, xml, html }

  /// Where the part that is the same begins among the text of all pieces, and where it ends.
  let start: Int32
  let end: Int32
  let opening: Opening
}

/// A known key of a pin whose value formats write.
enum PinValue { case name, subtitle, typeCode }
