internal import Diagnostics
internal import ParkModel

/// What is remembered of each pin until its file has been read: 20 bytes.
struct Pin {
  /// The place in units of 10^-7 degrees, a centimetre; ``Pin/nowhere`` if it is not to be judged.
  private let latitude: Int32
  private let longitude: Int32
  private let line: UInt32
  private let column: UInt32

  /// A number made from the name, which hardly any other name has.
  let nameHash: UInt32

  private static let nowhere = Int32.min

  init(place: Coordinate?, position: SourcePosition, nameHash: UInt32) {
    latitude = place.map { Pin.units($0.latitude) } ?? Pin.nowhere
    longitude = place.map { Pin.units($0.longitude) } ?? Pin.nowhere
    (line, column) = (position.line, position.column)
    self.nameHash = nameHash
  }

  /// Returns `degrees`, which are on the globe, in units of 10^-7 degrees, half away from zero.
  @inline(__always)
  private static func units(_ degrees: Double) -> Int32 {
    Int32(degrees * 1e7 + (degrees < 0 ? -0.5 : 0.5))
  }

  /// Where the pin is; `nil` if that is not to be judged.
  var place: Coordinate? {
    guard latitude != Pin.nowhere else { return nil }
    return Coordinate(latitude: Double(latitude) / 1e7, longitude: Double(longitude) / 1e7)
  }

  /// Where the file says so.
  var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// A number for the place; `nil` if that is not to be judged.
  var placeKey: UInt64? {
    guard latitude != Pin.nowhere else { return nil }
    return UInt64(UInt32(bitPattern: latitude)) << 32 | UInt64(UInt32(bitPattern: longitude))
  }
}

/// The pins of one file, in blocks, so that growing never holds them twice.
///
/// There is one of it, which is never copied.
struct PinStore: ~Copyable {
  private var blocks: [[Pin]] = []
  private(set) var count = 0
  /// The ways to the entries of a root dictionary, which is in memory as a whole anyway.
  private var entryPaths: [String] = []

  private let locationKey: String

  private static let blockSize = 4096

  /// Creates an empty store for pins whose place stands under `locationKey`.
  init(locationKey: String) {
    self.locationKey = locationKey
  }

  mutating func append(_ pin: Pin) {
    if count % PinStore.blockSize == 0 { blocks.append(PinStore.emptyBlock()) }
    blocks[blocks.count &- 1].append(pin)
    count &+= 1
  }

  private static func emptyBlock() -> [Pin] {
    var block: [Pin] = []
    block.reserveCapacity(blockSize)
    return block
  }

  mutating func append(entryPath: String) { entryPaths.append(entryPath) }

  subscript(index: Int) -> Pin { blocks[index / PinStore.blockSize][index % PinStore.blockSize] }

  /// Returns the way to the entry `index`.
  func entryPath(_ index: Int) -> String {
    index < entryPaths.count ? entryPaths[index] : "[\(index)]"
  }

  /// Returns the way to the place of the entry `index`.
  func locationPath(_ index: Int) -> String { "\(entryPath(index)).\(locationKey)" }

  /// Calls `body` with each pin and its index.
  func forEach(_ body: (Int, Pin) -> Void) {
    var index = 0
    for block in blocks {
      for pin in block {
        body(index, pin)
        index += 1
      }
    }
  }

  /// Returns the places of at most about `limit` pins, evenly drawn.
  func sample(_ limit: Int) -> [Coordinate] {
    let step = max(1, count / limit)
    return stride(from: 0, to: count, by: step).compactMap { self[$0].place }
      .filter { !$0.isNullIsland }
  }
}
