/// Hashes of 32 bits that may have come more than once: all that have, and a few others.
///
/// It takes two bytes for each expected hash.
struct RepeatedHashes {
  /// Which of 64 hashes have come, and which of them again.
  private struct Marks {
    var once: UInt64 = 0
    var twice: UInt64 = 0

    @inline(__always)
    mutating func add(_ bit: UInt64) -> Bool {
      let isRepeated = once & bit != 0
      twice |= once & bit
      once |= bit
      return isRepeated
    }
  }

  private var marks: [Marks]
  private let shift: UInt64

  init(expecting count: Int) {
    let bitCount = max(64, UInt64(count).nextPowerOfTwo * 8)
    marks = Array(repeating: Marks(), count: Int(bitCount / 64))
    shift = UInt64(max(0, 32 - bitCount.trailingZeroBitCount))
  }

  /// Takes note of `hash`, and returns whether it may have come before.
  @inline(__always)
  mutating func insert(_ hash: UInt64) -> Bool {
    let (word, bit) = place(of: hash)
    return marks[word].add(bit)
  }

  /// Returns whether `hash` may have come more than once.
  @inline(__always)
  func contains(_ hash: UInt64) -> Bool {
    let (word, bit) = place(of: hash)
    return marks[word].twice & bit != 0
  }

  @inline(__always)
  private func place(of hash: UInt64) -> (word: Int, bit: UInt64) {
    let number = (hash >> shift) & UInt64(marks.count * 64 - 1)
    return (Int(number / 64), 1 << (number % 64))
  }
}

extension UInt64 {
  /// The least power of two that is no less.
  fileprivate var nextPowerOfTwo: UInt64 {
    self <= 1 ? 1 : 1 << UInt64(64 - (self - 1).leadingZeroBitCount)
  }
}
