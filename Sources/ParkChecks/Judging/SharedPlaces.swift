/// The pins of a file that lie where an earlier one lies.
///
/// Which earlier one is kept for the first pins alone; of the others, a bit is. So a file that says the
/// same place a million times takes no more memory than any other.
struct SharedPlaces {
  /// A pin and the earlier one at its place.
  struct Pair {
    let index: Int
    let earlier: Int
  }

  private var marks: [UInt64]
  private var repeated: RepeatedHashes
  private var first: [Pair] = []

  /// How many pairs are kept.
  private static let keptCount = 4096

  /// How many pins of one place are compared with a later one.
  private static let companyLimit = 100

  /// How many places are looked at at a time.
  private static let batchSize = 1 << 16

  /// How many places are expected in a share, so that it is looked at at once.
  private static let shareSize = 50_000

  /// Finds the pins of `pins`.
  ///
  /// Only places whose hash comes twice are sorted, and where these are many, they are dealt out by the hash,
  /// so that sorting needs little memory.
  init(among pins: borrowing PinStore) {
    marks = Array(repeating: 0, count: (pins.count + 63) / 64)
    repeated = RepeatedHashes(expecting: pins.count)
    var repeatedCount = 0
    pins.forEach { _, pin in
      guard let key = pin.placeKey, key != 0 else { return }
      if repeated.insert(SharedPlaces.hash(key)) { repeatedCount += 1 }
    }
    if repeatedCount == 0 { return }
    // Each of them may have an earlier one that is looked at too.
    let shareCount = UInt64(2 * repeatedCount / SharedPlaces.shareSize + 1)
    for share in 0..<shareCount { find(in: pins, share, of: shareCount) }
    trim(to: SharedPlaces.keptCount)
  }

  private mutating func find(in pins: borrowing PinStore, _ share: UInt64, of shareCount: UInt64) {
    // Each entry is half of the place's hash, and the pin's index.
    var entries: [UInt64] = []
    pins.forEach { index, pin in
      guard let key = pin.placeKey, key != 0 else { return }
      let hash = SharedPlaces.hash(key)
      // The shares are stretches of the hashes, of which there are 2^32; so what is known of those of a
      // share lies together.
      guard (hash &* shareCount) >> 32 == share, repeated.contains(hash) else { return }
      entries.append(hash << 32 | UInt64(index))
      if entries.count == SharedPlaces.batchSize { take(&entries, pins) }
    }
    take(&entries, pins)
  }

  /// Notes the pairs among `entries`, and leaves of each place the first pin and some of other names.
  private mutating func take(_ entries: inout [UInt64], _ pins: borrowing PinStore) {
    entries.sort()
    var kept = 0
    var start = 0
    for entry in entries {
      if kept > start, entries[start] >> 32 != entry >> 32 { start = kept }
      let index = SharedPlaces.index(of: entry)
      let pin = pins[index]
      var company: Int?
      var twin: Int?
      for other in entries[start..<kept].lazy.map(SharedPlaces.index)
      where pins[other].placeKey == pin.placeKey {
        company = company ?? other
        if pins[other].nameHash == pin.nameHash { twin = twin ?? other }
      }
      if let earlier = twin ?? company { add(Pair(index: index, earlier: earlier)) }
      if twin == nil, kept - start < SharedPlaces.companyLimit {
        entries[kept] = entry
        kept += 1
      }
    }
    entries.removeLast(entries.count - kept)
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> UInt64 { (key &* 0x9E37_79B9_7F4A_7C15) >> 32 }

  private static func index(of entry: UInt64) -> Int { Int(entry & 0xFFFF_FFFF) }

  private mutating func add(_ pair: Pair) {
    marks[pair.index / 64] |= 1 << UInt64(pair.index % 64)
    first.append(pair)
    if first.count == SharedPlaces.keptCount * 2 { trim(to: SharedPlaces.keptCount) }
  }

  private mutating func trim(to count: Int) {
    first.sort { $0.index < $1.index }
    first.removeLast(max(0, first.count - count))
  }

  /// Calls `body` with each such pin in order, and with the earlier one where that is known.
  func forEach(_ body: (_ index: Int, _ earlier: Int?) -> Void) {
    var next = 0
    for (block, bits) in marks.enumerated() where bits != 0 {
      for bit in 0..<64 where bits & (1 << UInt64(bit)) != 0 {
        let index = block * 64 + bit
        while next < first.count, first[next].index < index { next += 1 }
        let isKnown = next < first.count && first[next].index == index
        body(index, isKnown ? first[next].earlier : nil)
      }
    }
  }
}
