/// A binary property list put together object by object, wrong ones too.
struct BinaryPropertyList {
  /// The objects, as they stand in the file.
  var objects: [[UInt8]]
  var root = 0
  var referenceWidth = 1
  var offsetWidth = 2
  var version = "00"
  /// Offsets that stand in the table instead of the real ones, by the number of the object.
  var falseOffsets: [Int: Int] = [:]
  /// What stands between the table of objects and the trailer.
  var gap: [UInt8] = []
  /// Changes the trailer's numbers before they are written.
  var changeTrailer: (inout Trailer) -> Void = { _ in }

  struct Trailer {
    var offsetWidth: Int
    var referenceWidth: Int
    var objectCount: UInt64
    var root: UInt64
    var tableStart: UInt64
  }

  init(_ objects: [[UInt8]]) {
    self.objects = objects
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var bytes = Array("bplist\(version)".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    var trailer = Trailer(
      offsetWidth: offsetWidth, referenceWidth: referenceWidth,
      objectCount: UInt64(objects.count), root: UInt64(root), tableStart: UInt64(bytes.count))
    changeTrailer(&trailer)
    for (object, offset) in falseOffsets { offsets[object] = offset }
    for offset in offsets { bytes += bigEndian(UInt64(offset), width: offsetWidth) }
    bytes += gap + [0, 0, 0, 0, 0, 0]
    bytes += [UInt8(trailer.offsetWidth), UInt8(trailer.referenceWidth)]
    for number in [trailer.objectCount, trailer.root, trailer.tableStart] {
      bytes += bigEndian(number, width: 8)
    }
    return bytes
  }

  // MARK: Objects

  /// Returns the marker `kind` with `count`, in the shortest form.
  static func header(_ kind: UInt8, count: Int) -> [UInt8] {
    if count < 15 { return [kind | UInt8(count)] }
    let power = count < 1 << 8 ? 0 : count < 1 << 16 ? 1 : count < 1 << 32 ? 2 : 3
    return [kind | 0x0F, 0x10 | UInt8(power)] + bigEndian(UInt64(count), width: 1 << power)
  }

  static func ascii(_ text: String) -> [UInt8] { header(0x50, count: text.utf8.count) + text.utf8 }

  static func utf16(_ units: [UInt16]) -> [UInt8] {
    header(0x60, count: units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  static func string(_ text: String) -> [UInt8] {
    text.utf8.allSatisfy { $0 < 0x80 } ? ascii(text) : utf16(Array(text.utf16))
  }

  static func array(_ references: [Int], width: Int = 1) -> [UInt8] {
    header(0xA0, count: references.count)
      + references.flatMap { bigEndian(UInt64($0), width: width) }
  }

  static func dictionary(_ keys: [Int], _ values: [Int], width: Int = 1) -> [UInt8] {
    header(0xD0, count: keys.count)
      + (keys + values).flatMap { bigEndian(UInt64($0), width: width) }
  }

  static func integer(_ value: UInt64, width: Int) -> [UInt8] {
    [0x10 | UInt8(width.trailingZeroBitCount)] + bigEndian(value, width: width)
  }

  static func real(_ value: Double) -> [UInt8] { [0x23] + bigEndian(value.bitPattern, width: 8) }

  static func real(_ value: Float) -> [UInt8] {
    [0x22] + bigEndian(UInt64(value.bitPattern), width: 4)
  }

  static func date(_ seconds: Double) -> [UInt8] {
    [0x33] + bigEndian(seconds.bitPattern, width: 8)
  }
}

/// Returns the last `width` bytes of `number`, the most significant first.
func bigEndian(_ number: UInt64, width: Int) -> [UInt8] {
  (0..<width).reversed().map { place in
    place < 8 ? UInt8(truncatingIfNeeded: number >> (8 * UInt64(place))) : 0
  }
}
