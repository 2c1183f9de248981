internal import ByteIO

/// The objects of a binary property list, found through its table and checked against its size.
///
/// Layout: the header `bplist00`, the objects, a table with the offset of each object, and a trailer
/// of 32 bytes that says where the table is. Containers hold references, which are indices into the
/// table. See Apple's `CFBinaryPList.c`.
struct BinaryFile: ~Copyable {
  /// An object whose content lies within the file.
  enum Object {
    case null
    case `false`
    case `true`
    case integer(Range<Int>)
    case real(Range<Int>)
    case date(Range<Int>)
    case data(Range<Int>)
    case ascii(Range<Int>)
    case utf16(Range<Int>)
    case set
    case array(References)
    case dictionary(keys: References, values: References)
  }

  /// References that follow each other.
  struct References {
    fileprivate let start: Int
    /// How many there are.
    let count: Int
  }

  private static let headerSize = 8
  private static let trailerSize = 32

  private var cache: BlockCache
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let objectCount: Int
  private let tableStart: Int

  /// The reference to the root.
  let root: Int

  /// The size of the file in bytes.
  var size: Int { cache.count }

  // MARK: Header and trailer

  /// Reads the header and the trailer of `source`.
  init(_ source: ByteSource) throws(BinaryReadingError) {
    var cache = try BinaryFile.open(source)
    let trailer = cache.count - BinaryFile.trailerSize
    guard trailer > BinaryFile.headerSize else { throw .fault(.tooShort(cache.count), at: 0) }
    try BinaryFile.checkVersion(&cache)

    let offsetWidth = try cache.unsigned(at: trailer + 6, width: 1)
    let referenceWidth = try cache.unsigned(at: trailer + 7, width: 1)
    let objectCount = try cache.unsigned(at: trailer + 8, width: 8)
    let root = try cache.unsigned(at: trailer + 16, width: 8)
    let tableStart = try cache.unsigned(at: trailer + 24, width: 8)
    guard 1...8 ~= offsetWidth else { throw .fault(.offsetWidth(offsetWidth), at: trailer) }
    guard 1...8 ~= referenceWidth else {
      throw .fault(.referenceWidth(referenceWidth), at: trailer)
    }
    guard UInt64(BinaryFile.headerSize)..<UInt64(trailer) ~= tableStart else {
      throw .fault(.offsetTable, at: trailer)
    }
    let tableSize = UInt64(trailer) - tableStart
    guard objectCount > 0, objectCount <= tableSize / offsetWidth else {
      throw .fault(.objectCount(objectCount), at: trailer)
    }
    guard objectCount * offsetWidth == tableSize else { throw .fault(.offsetTable, at: trailer) }
    guard root < objectCount else {
      throw .fault(.reference(root, objectCount: Int(objectCount)), at: trailer)
    }
    self.offsetWidth = Int(offsetWidth)
    self.referenceWidth = Int(referenceWidth)
    self.objectCount = Int(objectCount)
    self.tableStart = Int(tableStart)
    self.root = Int(root)
    self.cache = cache
  }

  /// Makes sure that offsets and references are wide enough, and that all objects lie between the header
  /// and their table, be they referred to or not: Apple's reader refuses the whole file otherwise, but
  /// for unused objects in the header.
  mutating func checkReach() throws(BinaryReadingError) {
    let trailer = cache.count - BinaryFile.trailerSize
    guard BinaryFile.isWide(offsetWidth, for: tableStart) else {
      throw .fault(.narrowOffsets(bytes: offsetWidth, tableStart: tableStart), at: trailer)
    }
    guard BinaryFile.isWide(referenceWidth, for: objectCount) else {
      throw .fault(.narrowReferences(bytes: referenceWidth, count: objectCount), at: trailer)
    }
    for reference in 0..<objectCount { _ = try offset(of: reference) }
  }

  /// Returns whether `number` fits in `width` bytes.
  private static func isWide(_ width: Int, for number: Int) -> Bool {
    width == 8 || number >> (8 * width) == 0
  }

  private static func open(_ source: ByteSource) throws(BinaryReadingError) -> BlockCache {
    do throws(IOError) {
      return try BlockCache(source)
    } catch {
      throw .input(error)
    }
  }

  private static func checkVersion(_ cache: inout BlockCache) throws(BinaryReadingError) {
    let version = try cache.unsigned(at: 6, width: 2)
    guard version != 0x3030 else { return }
    let digits = [UInt8(truncatingIfNeeded: version >> 8), UInt8(truncatingIfNeeded: version)]
    throw .fault(.version(String(decoding: digits, as: UTF8.self)), at: 0)
  }

  // MARK: Objects

  /// Returns the offset of the object that `reference` refers to.
  mutating func offset(of reference: Int) throws(BinaryReadingError) -> Int {
    let entry = tableStart + reference * offsetWidth
    let offset = try cache.unsigned(at: entry, width: offsetWidth)
    guard UInt64(BinaryFile.headerSize)..<UInt64(tableStart) ~= offset else {
      throw .fault(.offset(offset, object: reference), at: entry)
    }
    return Int(offset)
  }

  /// Returns the reference at `index` of `references`.
  mutating func reference(
    _ references: References, at index: Int
  ) throws(BinaryReadingError) -> Int {
    let place = references.start + index * referenceWidth
    let reference = try cache.unsigned(at: place, width: referenceWidth)
    guard reference < UInt64(objectCount) else {
      throw .fault(.reference(reference, objectCount: objectCount), at: place)
    }
    return Int(reference)
  }

  /// Returns the object at `offset`.
  mutating func object(at offset: Int) throws(BinaryReadingError) -> Object {
    let marker = UInt8(truncatingIfNeeded: try cache.unsigned(at: offset, width: 1))
    switch marker {
    case 0x00, 0x0F: return .null
    case 0x08: return .false
    case 0x09: return .true
    case 0x10...0x1F: return .integer(try scalar(.integer, widths: 1...16, at: offset))
    case 0x20...0x2F: return .real(try scalar(.real, widths: 4...8, at: offset))
    case 0x33: return .date(try content(of: 8, each: 1, from: offset + 1, at: offset))
    case 0x40...0x4F: return .data(try counted(1, at: offset))
    case 0x50...0x5F: return .ascii(try counted(1, at: offset))
    case 0x60...0x6F: return .utf16(try counted(2, at: offset))
    case 0x80...0x8F: throw .fault(.archive, at: offset)
    case 0xA0...0xAF:
      return .array(references(in: try counted(referenceWidth, at: offset)))
    case 0xB0...0xCF: return .set
    case 0xD0...0xDF:
      return dictionary(in: try counted(2 * referenceWidth, at: offset))
    default: throw .fault(.objectType(marker), at: offset)
    }
  }

  private func references(in range: Range<Int>) -> References {
    References(start: range.lowerBound, count: range.count / referenceWidth)
  }

  private func dictionary(in range: Range<Int>) -> Object {
    let middle = range.lowerBound + range.count / 2
    return .dictionary(
      keys: references(in: range.lowerBound..<middle),
      values: references(in: middle..<range.upperBound))
  }

  /// Returns where the content of the number at `offset` stands, whose marker gives its width as a
  /// power of two.
  private mutating func scalar(
    _ kind: PropertyListTree.Kind, widths: ClosedRange<Int>, at offset: Int
  ) throws(BinaryReadingError) -> Range<Int> {
    let width = 1 << Int(try cache.unsigned(at: offset, width: 1) & 0x0F)
    guard widths ~= width else { throw .fault(.width(bytes: width, kind: kind), at: offset) }
    return try content(of: UInt64(width), each: 1, from: offset + 1, at: offset)
  }

  /// Returns where the content of the object at `offset` stands, whose marker gives the count of its
  /// items of `size` bytes, or says that the count follows as an integer.
  private mutating func counted(
    _ size: Int, at offset: Int
  ) throws(BinaryReadingError) -> Range<Int> {
    let count = try cache.unsigned(at: offset, width: 1) & 0x0F
    guard count == 0x0F else {
      return try content(of: count, each: size, from: offset + 1, at: offset)
    }
    guard offset + 1 < tableStart else { throw .fault(.objectEnd, at: offset) }
    let marker = UInt8(truncatingIfNeeded: try cache.unsigned(at: offset + 1, width: 1))
    guard 0x10...0x13 ~= marker else { throw .fault(.countType(marker), at: offset) }
    let number = try content(of: 1 << UInt64(marker & 0x0F), each: 1, from: offset + 2, at: offset)
    let longCount = try cache.unsigned(at: number.lowerBound, width: number.count)
    return try content(of: longCount, each: size, from: number.upperBound, at: offset)
  }

  /// Returns the range of `count` items of `size` bytes from `start` on, once it is sure that they
  /// end before the table.
  private func content(
    of count: UInt64, each size: Int, from start: Int, at offset: Int
  ) throws(BinaryReadingError) -> Range<Int> {
    guard start <= tableStart, count <= UInt64((tableStart - start) / size) else {
      throw .fault(.objectEnd, at: offset)
    }
    return start..<start + Int(count) * size
  }

  // MARK: Content

  /// Returns the unsigned number that the bytes in `range` make; of more than 8, the last 8.
  mutating func unsigned(in range: Range<Int>) throws(BinaryReadingError) -> UInt64 {
    try cache.unsigned(at: range.lowerBound, width: range.count)
  }

  /// Appends the bytes in `range` to `bytes`.
  mutating func append(
    _ range: Range<Int>, to bytes: inout [UInt8]
  ) throws(BinaryReadingError) {
    do throws(IOError) {
      try cache.append(range, to: &bytes)
    } catch {
      throw .input(error)
    }
  }
}

extension BlockCache {
  /// Returns the number of `width` bytes at `offset`, failing as reading a binary property list does.
  @inline(__always)
  fileprivate mutating func unsigned(
    at offset: Int, width: Int
  ) throws(BinaryReadingError) -> UInt64 {
    do throws(IOError) {
      return try number(at: offset, width: width)
    } catch {
      throw .input(error)
    }
  }
}
