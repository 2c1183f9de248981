/// A reader under attack: what is done to it with bytes from the fuzzer.
struct Attack: Sendable {
  /// The name by which it is asked for.
  let name: String

  /// Has the bytes read, and expects what must hold whatever they are; returns whether they are of the
  /// kind that is worth keeping.
  let run: @Sendable ([UInt8]) -> Bool

  /// Names an attack.
  init(_ name: String, _ run: @escaping @Sendable ([UInt8]) -> Bool) {
    self.name = name
    self.run = run
  }

  /// All attacks.
  static let all = [.xml, .binary, .difference, .coordinates, .configuration] + features
}
