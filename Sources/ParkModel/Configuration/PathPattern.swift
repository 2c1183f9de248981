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
    if isNamePattern { return names.contains { fits(String($0)) } }
    return names.indices.contains { fits(names[...$0].joined(separator: "/")) }
  }

  /// Compares with all places of the pattern that can be reached at once, which takes time in
  /// proportion to the product of both lengths at worst.
  private func fits(_ text: String) -> Bool {
    var reached = closure([0])
    for scalar in text.unicodeScalars {
      reached = closure(reached.flatMap { steps(from: $0, over: scalar) })
      if reached.isEmpty { return false }
    }
    return reached.contains(tokens.count)
  }

  private func steps(from place: Int, over scalar: Unicode.Scalar) -> [Int] {
    guard place < tokens.count else { return [] }
    let isSlash = scalar == "/"
    switch tokens[place] {
    case .scalar(let expected): return scalar == expected ? [place + 1] : []
    case .anyScalar: return isSlash ? [] : [place + 1]
    case .anyName: return isSlash ? [] : [place]
    case .anyPath: return [place]
    case .folders: return []
    case .withinFolders: return isSlash ? [place, place + 1] : [place]
    }
  }

  /// Returns `places` and those behind the stars at them, which may stand for nothing.
  private func closure(_ places: [Int]) -> Set<Int> {
    var result: Set<Int> = []
    var waiting = places
    while let place = waiting.popLast() {
      guard result.insert(place).inserted, place < tokens.count else { continue }
      switch tokens[place] {
      case .anyName, .anyPath: waiting.append(place + 1)
      case .folders: waiting += [place + 1, place + 2]
      case .scalar, .anyScalar, .withinFolders: break
      }
    }
    return result
  }
}
