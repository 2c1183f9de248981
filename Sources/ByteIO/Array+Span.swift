extension Array where Element == UInt8 {
  /// Creates an array of the bytes of `span`.
  @inlinable
  public init(_ span: Span<UInt8>) {
    self = []
    append(span)
  }

  /// Appends the bytes of `span`.
  @inlinable
  public mutating func append(_ span: Span<UInt8>) {
    // Nothing appended to an empty array would still write the count of the storage that all empty arrays share.
    guard !span.isEmpty else { return }
    append(addingCapacity: span.count) { output in
      output.withUnsafeMutableBufferPointer { free, count in
        span.withUnsafeBufferPointer { bytes in
          guard let target = free.baseAddress, let source = bytes.baseAddress else { return }
          (target + count).initialize(from: source, count: bytes.count)
          count += bytes.count
        }
      }
    }
  }
}
