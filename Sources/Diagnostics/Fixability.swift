/// Whether a program can mend a fault.
public enum Fixability: String, CaseIterable, Sendable {
  /// Only a person can.
  case none
  /// It can, and the app does the same as before or what was plainly meant.
  case safe
  /// It can, but a person should look at what was guessed.
  case unsafe
}
