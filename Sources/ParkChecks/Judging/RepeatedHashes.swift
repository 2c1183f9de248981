/// Hashes of 32 bits that may have come more than once: all that have, and a few others.
///
/// It takes two bytes for each expected hash.
struct RepeatedHashes {
  private var once: [UInt64]
  private var twice: [UInt64]
  private let shift: UInt64

  init(expecting count: Int) {
    let bitCount = max(64, UInt64(count).nextPowerOfTwo * 8)
    once = Array(repeating: 0, count: Int(bitCount / 64))
    twice = once
    shift = UInt64(max(0, 32 - bitCount.trailingZeroBitCount))
  }

  /// Takes note of `hash`.
  @inline(__always)
  mutating func insert(_ hash: UInt64) {
    let (word, bit) = place(of: hash)
    twice[word] |= once[word] & bit
    once[word] |= bit
  }

  /// Returns whether `hash` may have come more than once.
  @inline(__always)
  func contains(_ hash: UInt64) -> Bool {
    let (word, bit) = place(of: hash)
    return twice[word] & bit != 0
  }

  @inline(__always)
  private func place(of hash: UInt64) -> (word: Int, bit: UInt64) {
    let number = (hash >> shift) & UInt64(once.count * 64 - 1)
    return (Int(number / 64), 1 << (number % 64))
  }
}

extension UInt64 {
  /// The least power of two that is no less.
  fileprivate var nextPowerOfTwo: UInt64 {
    self <= 1 ? 1 : 1 << UInt64(64 - (self - 1).leadingZeroBitCount)
  }
}
