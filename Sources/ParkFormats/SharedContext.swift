/// A writing context in one place, so that a structure that refers to it is small and quick to copy.
final class SharedContext: Sendable {
  /// The context.
  let value: WritingContext

  init(_ value: WritingContext) {
    self.value = value
  }
}
