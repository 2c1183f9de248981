package import ParkModel

/// What a person named on the command line: a file, a folder or standard input, perhaps with a role.
package struct InputArgument: Hashable, Sendable {
  /// The path; `-` for standard input.
  package let path: String

  /// The role that was asked for.
  package let role: Role?

  /// Reads the argument `word`, such as `Park.plist`, `route:Walk.plist` or `-`.
  ///
  /// What stands before a colon is a role only where it is the name of one; `./route:Walk.plist` is a
  /// path.
  package init(_ word: String) {
    if let colon = word.firstIndex(of: ":"), let role = Role(rawValue: String(word[..<colon])) {
      self.role = role
      self.path = String(word[word.index(after: colon)...])
    } else {
      self.role = nil
      self.path = word
    }
  }

  /// Whether standard input is meant.
  package var isStandardInput: Bool { path == "-" }
}
