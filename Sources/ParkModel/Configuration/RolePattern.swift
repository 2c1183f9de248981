/// Which files have which role, by a pattern over their names.
public struct RolePattern: Hashable, Sendable {
  /// The pattern: `*` stands for any characters but `/`, `?` for one. Without a `/` it is compared
  /// with the file's name, else with its path from the configuration's folder.
  public let pattern: String

  /// The role; `nil` for files that are no park files.
  public let role: Role?

  /// Creates a pattern.
  public init(pattern: String, role: Role?) {
    self.pattern = pattern
    self.role = role
  }

  /// Returns whether the pattern fits the file at `path`, relative to the configuration's folder.
  func matches(path: String) -> Bool {
    let name = pattern.contains("/") ? path : String(path.split(separator: "/").last ?? "")
    return RolePattern.matches(Array(pattern.unicodeScalars)[...], Array(name.unicodeScalars)[...])
  }

  /// Compares by remembering the last star, which takes time in proportion to the product of both
  /// lengths at worst.
  private static func matches(
    _ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var star: (pattern: Int, text: Int)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == "*" {
        star = (p + 1, t)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == text[t] || (pattern[p] == "?" && text[t] != "/")
      {
        p += 1
        t += 1
      } else if let last = star, text[last.text] != "/" {
        star = (last.pattern, last.text + 1)
        (p, t) = (last.pattern, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
