package import ParkModel

/// A file to be checked.
package struct CheckTarget: Sendable {
  /// What the bytes come from.
  package enum Origin: Hashable, Sendable {
    /// The file at a path.
    case file(String)
    /// Standard input.
    case standardInput
  }

  /// What the bytes come from.
  package let origin: Origin

  /// The path by which the file is called, found in patterns, and judged to lie beside others.
  package let path: String

  /// The role that was asked for.
  package let role: Role?
}
