internal import ByteIO

/// A pattern over the paths of files.
///
/// `*` stands for any characters but `/`, `?` for one of them, `**` for any characters at all, `**/` for
/// any folders or none. A pattern without a `/` in front of its end is compared with each name on the
/// way to the file, else with the path from the configuration's folder; a pattern that fits a folder
/// fits all that is in it.
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
    /// The beginning of any folders, which may also be none.
    case folders
    /// The names of any folders up to the slash behind them.
    case withinFolders
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
      case ("/", .anyPath?) where beginsName(behind: tokens.dropLast()):
        tokens[tokens.count - 1] = .folders
        tokens.append(.withinFolders)
      default: tokens.append(.scalar(scalar))
      }
    }
    return tokens
  }

  private static func beginsName(behind tokens: ArraySlice<Token>) -> Bool {
    tokens.last.map { $0 == .scalar("/") || $0 == .withinFolders } ?? true
  }

  /// Returns whether the pattern fits the file at `path`, relative to the configuration's folder, or a
  /// folder on the way to it.
  public func matches(_ path: String) -> Bool {
    let names = pathNames(path)
    return isNamePattern ? names.contains { fits(String($0)) } : fits(names.joined(separator: "/"))
  }

  /// Returns whether the pattern fits `text` or what stands before a slash in it.
  ///
  /// Compares with all places of the pattern that can be reached at once, which takes time in
  /// proportion to the product of both lengths at worst.
  private func fits(_ text: String) -> Bool {
    var reached = [Bool](repeating: false, count: tokens.count + 1)
    var next = reached
    reached[0] = true
    passStars(&reached)
    for scalar in text.unicodeScalars {
      if scalar == "/", reached[tokens.count] { return true }
      for place in next.indices { next[place] = false }
      for place in tokens.indices where reached[place] { step(from: place, over: scalar, &next) }
      passStars(&next)
      swap(&reached, &next)
      if !reached.contains(true) { return false }
    }
    return reached[tokens.count]
  }

  /// Notes in `reached` what can be reached from `place` by a character.
  private func step(from place: Int, over scalar: Unicode.Scalar, _ reached: inout [Bool]) {
    let isSlash = scalar == "/"
    switch tokens[place] {
    case .scalar(let expected): if scalar == expected { reached[place + 1] = true }
    case .anyScalar: if !isSlash { reached[place + 1] = true }
    case .anyName: if !isSlash { reached[place] = true }
    case .anyPath: reached[place] = true
    case .folders: break
    case .withinFolders:
      reached[place] = true
      if isSlash { reached[place + 1] = true }
    }
  }

  /// Notes in `reached` also the places behind the stars at those there, which may stand for nothing.
  private func passStars(_ reached: inout [Bool]) {
    for place in tokens.indices where reached[place] {
      switch tokens[place] {
      case .anyName, .anyPath: reached[place + 1] = true
      case .folders:
        reached[place + 1] = true
        reached[place + 2] = true
      case .scalar, .anyScalar, .withinFolders: break
      }
    }
  }
}
