internal import ByteIO
internal import ParkModel
internal import PropertyList

/// Writes pins: what all those of one shape in one file have in common is made once, by the format, and
/// copied for each.
struct PinTexts {
  /// The parts that are the same, one behind the other.
  private var text: [UInt8] = []
  private var pieces: [PinPiece] = []

  /// Where the pieces of each shape begin; -1 of one that has not been met.
  private var starts: [Int32]

  /// The file whose pins these are.
  private var file: ParkFile?

  /// The index of the type of pins whose code the table does not list.
  private let fallbackIndex: Int

  init(_ types: TypeTable) {
    fallbackIndex = types.fallbackIndex
    starts = Array(repeating: -1, count: PinShape.count(withTypes: types.types.count))
  }

  /// Returns the shape of `attraction`; `isIdentified` tells whether it has an ``Identifier`` for which the
  /// format has a place.
  @inline(__always)
  func shape(of attraction: borrowing Attraction, isIdentified: Bool = false) -> PinShape {
    PinShape(of: attraction, fallbackIndex: fallbackIndex, isIdentified: isIdentified)
  }

  /// Returns whether pins of `shape` can be written, for which the format must have made their skeleton.
  @inline(__always)
  func knows(_ shape: PinShape) -> Bool { starts[shape.number] >= 0 }

  /// Prepares for pins of `file`, which other files' skeletons are not for.
  mutating func enter(_ file: ParkFile) {
    if self.file?.path == file.path && self.file?.name == file.name { return }
    self.file = file
    text = []
    pieces = []
    starts = Array(repeating: -1, count: starts.count)
  }

  /// Takes the skeleton of the pins of `shape`.
  mutating func add(_ skeleton: consuming PinSkeleton, for shape: PinShape) {
    starts[shape.number] = Int32(pieces.count)
    let base = text.count
    var start = 0
    for (offset, opening) in skeleton.openings + [(skeleton.out.totalCount, .end)] {
      pieces.append(
        PinPiece(start: Int32(base + start), end: Int32(base + offset), opening: opening))
      start = offset
    }
    text += skeleton.out.bytes
  }

  /// Writes `attraction`, which is of the known `shape`, with the digits of `place`; `write` writes what
  /// belongs into an opening for another value than a text, or for the further keys.
  @inline(__always)
  func write(
    _ attraction: borrowing Attraction, of shape: PinShape, at place: PlaceText,
    _ out: inout ByteBuffer, other write: (PinPiece.Opening, inout ByteBuffer) -> Void
  ) {
    let text = text.span
    let pieces = pieces.span
    var index = Int(starts[shape.number])
    while true {
      let piece = pieces[index]
      out.append(text.extracting(Int(piece.start)..<Int(piece.end)))
      switch piece.opening {
      case .longitude: place.longitude.write(from: attraction.record.bytes.span, to: &out)
      case .latitude: place.latitude.write(from: attraction.record.bytes.span, to: &out)
      case .text(let value, let escaping):
        let node = attraction.record.nodes[attraction.index(of: value)]
        escaping.write(attraction.record.bytes.span, node.text, &out)
      case .other: write(piece.opening, &out)
      case .extras:
        if attraction.hasExtras || shape.typeCode == .other || PinNotes.areNeeded(for: attraction) {
          write(piece.opening, &out)
        }
      case .end: return
      }
      index += 1
    }
  }
}

extension Attraction {
  /// Where the value of a known key is in the record; -1 where there is none.
  @inline(__always)
  borrowing func index(of value: PinValue) -> PropertyListTree.Index {
    switch value {
    case .name: nameIndex
    case .subtitle: subtitleIndex
    case .typeCode: typeIndex
    case .identifier: Identifier.index(in: self)
    }
  }
}
