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

  /// Returns whether the bytes come before `other` in the order of bytes, where a beginning comes before
  /// what it begins.
  package func precedes(_ other: Span<UInt8>) -> Bool {
    let order = withUnsafeBytes { left in
      other.withUnsafeBytes { right -> Int32 in
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return 0 }
        return memcmp(leftStart, rightStart, min(left.count, right.count))
      }
    }
    return order == 0 ? count < other.count : order < 0
  }
}
