/// A pattern over the paths of files.
///
/// `*` stands for any characters but `/`, `?` for one of them, `**` for any characters at all. A pattern
/// without a `/` in front of its end is compared with each name on the way to the file, else with the
/// path from the configuration's folder; a pattern that fits a folder fits all that is in it.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String

  private let tokens: [Token]
  private let isNamePattern: Bool

  private enum Token: Hashable {
    case scalar(Unicode.Scalar)
    case anyScalar
    case anyName
    case anyPath
  }

  /// Creates the pattern `text`.
  public init(_ text: String) {
    self.text = text
    let bare = text.hasSuffix("/") ? String(text.dropLast()) : text
    isNamePattern = !bare.contains("/")
    tokens = PathPattern.tokens(
      of: Array((bare.hasPrefix("/") ? String(bare.dropFirst()) : bare).unicodeScalars))
  }

  private static func tokens(of scalars: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    for scalar in scalars {
      switch (scalar, tokens.last) {
      case ("*", .anyName?): tokens[tokens.count - 1] = .anyPath
      case ("*", .anyPath?): break
      case ("*", _): tokens.append(.anyName)
      case ("?", _): tokens.append(.anyScalar)
      // `**/` may also stand for nothing.
      case ("/", .anyPath?): break
      default: tokens.append(.scalar(scalar))
      }
    }
    return tokens
  }

  /// Returns whether the pattern fits the file at `path`, relative to the configuration's folder, or a
  /// folder on the way to it.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    if isNamePattern { return names.contains { fits(String($0)) } }
    return names.indices.contains { fits(names[...$0].joined(separator: "/")) }
  }

  /// Compares with all places of the pattern that can be reached at once, which takes time in
  /// proportion to the product of both lengths at worst.
  private func fits(_ text: String) -> Bool {
    var reached = closure([0])
    for scalar in text.unicodeScalars {
      reached = closure(Set(reached.compactMap { step(from: $0, over: scalar) }))
      if reached.isEmpty { return false }
    }
    return reached.contains(tokens.count)
  }

  private func step(from place: Int, over scalar: Unicode.Scalar) -> Int? {
    guard place < tokens.count else { return nil }
    switch tokens[place] {
    case .scalar(let expected): return scalar == expected ? place + 1 : nil
    case .anyScalar: return scalar == "/" ? nil : place + 1
    case .anyName: return scalar == "/" ? nil : place
    case .anyPath: return place
    }
  }

  /// Returns `places` and those behind the stars at them, which may stand for nothing.
  private func closure(_ places: Set<Int>) -> Set<Int> {
    var result = places
    for start in places {
      var place = start
      while place < tokens.count, tokens[place] == .anyName || tokens[place] == .anyPath {
        place += 1
        result.insert(place)
      }
    }
    return result
  }
}
