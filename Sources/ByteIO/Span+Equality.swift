extension Span where Element == UInt8 {
  /// Returns whether the part `range` of the span has the bytes `other`.
  @inlinable
  public func part(_ range: Range<Int>, equals other: Span<UInt8>) -> Bool {
    guard range.count == other.count else { return false }
    return extracting(range).withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return memcmp(left, right, range.count) == 0
      }
    }
  }
}
