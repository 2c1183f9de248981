/// Which files have which role, by a pattern over their paths.
public struct RolePattern: Hashable, Sendable {
  /// The pattern.
  public let pattern: PathPattern

  /// The role; `nil` for files that are no park files.
  public let role: Role?

  /// Creates a pattern.
  public init(pattern: String, role: Role?) {
    self.pattern = PathPattern(pattern)
    self.role = role
  }
}
