internal import ByteIO
internal import ParkModel

/// How a format writes pins.
protocol PinSyntax {
  /// What pins of one shape have in common.
  var pins: PinTexts { get set }

  /// Writes a pin of `file`, for which ``pins`` must have been prepared.
  mutating func write(
    _ attraction: borrowing Attraction, of file: ParkFile, _ out: inout ByteBuffer)
}

extension PinSyntax {
  /// Writes a pin of `file`.
  mutating func attraction(
    _ attraction: borrowing Attraction, of file: ParkFile, _ out: inout ByteBuffer
  ) {
    pins.enter(file)
    write(attraction, of: file, &out)
  }

  /// Writes pins of `file`, those aside that could not be read.
  mutating func attractions(
    _ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile, _ out: inout ByteBuffer
  ) {
    pins.enter(file)
    entries.forEach { pin, isReadable in if isReadable { write(pin, of: file, &out) } }
  }
}
