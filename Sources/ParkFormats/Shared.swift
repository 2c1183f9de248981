/// A large value in one place, so that a structure that refers to it is small and quick to copy.
final class Shared<Value: Sendable>: Sendable {
  /// The value.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
