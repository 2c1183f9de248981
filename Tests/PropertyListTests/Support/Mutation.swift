extension [UInt8] {
  /// Returns the bytes with a few of them changed, dropped or doubled.
  func mutated(by random: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2: bytes[place] = random.pick([0, 0xFF, 0x80, 0x7F, 0x3C, 0x26])
      case 3: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default: bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return bytes
  }
}
