extension Array where Element == UInt8 {
  /// Appends the bytes of `span`.
  @inlinable
  package mutating func append(_ span: Span<UInt8>) {
    span.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
