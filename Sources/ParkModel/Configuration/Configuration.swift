internal import ByteIO

/// What an app knows about its files beyond what they say; the tutorial's values unless configured.
public struct Configuration: Hashable, Sendable {
  /// The name of the files that hold configurations.
  public static let fileName = "parktools.json"

  /// The folder of the file it came from, to which its paths are relative; `nil` for the defaults.
  public var folder: String?

  /// The map's name.
  public var name: String?

  /// The names of the keys.
  public var keys = KeyNames()

  /// The types of attractions.
  public var types = TypeTable.tutorial

  /// The colours of the layers.
  public var colors = LayerColors()

  /// The colours of characters; later ones go before earlier ones.
  public var characterColors = [
    CharacterColor("Batman", .blue), CharacterColor("Taz", .orange),
    CharacterColor("TweetyBird", .yellow),
  ]

  /// The roles of files whose shape or name does not tell.
  public var roles: [RolePattern] = []

  /// The path of the overlay's image, relative to the configuration.
  public var overlayImage: String?

  /// Which shape stands for the overlay.
  public var overlayShape = OverlayShape.rectangle

  /// What the user makes of rules.
  public var rules = RuleSettings()

  /// What the user makes of rules in some of the files; later ones go before earlier ones.
  public var fileRules: [FileRuleSettings] = []

  /// The files that are not checked.
  public var excludes: [PathPattern] = []

  /// Which shape stands for the overlay.
  public enum OverlayShape: String, CaseIterable, Sendable {
    /// The rectangle that the app draws.
    case rectangle
    /// The parallelogram of the corners as they are written.
    case corners
  }

  /// Creates the tutorial's configuration.
  public init() {}

  /// Returns the colour of `layer`.
  public func color(of layer: Layer) -> Color { colors[layer] }

  /// Returns the colour of the character `name`.
  public func color(ofCharacter name: String) -> Color {
    characterColors.last { $0.name == name }?.color ?? color(of: .characters)
  }

  /// What the configuration says about a file's role.
  public enum ConfiguredRole: Hashable, Sendable {
    /// Nothing.
    case unsaid
    /// The file is no park file.
    case none
    /// The role is given.
    case role(Role)
  }

  /// Returns what the configuration says about the role of the file at `path`.
  public func role(ofFile path: String) -> ConfiguredRole {
    if roles.isEmpty { return .unsaid }
    let relative = pathFromFolder(path)
    guard let match = roles.first(where: { $0.pattern.matches(relative) }) else { return .unsaid }
    return match.role.map { .role($0) } ?? .none
  }

  /// Returns the file that the configuration means by `path`; `nil` for an address in the network.
  public func file(at path: String) -> String? {
    if path.contains("://") { return nil }
    return path.hasPrefix("/") ? path : (folder ?? ".") + "/" + path
  }

  /// Returns whether the file at `path` is to be left out.
  public func excludes(_ path: String) -> Bool {
    if excludes.isEmpty { return false }
    let relative = pathFromFolder(path)
    return excludes.contains { $0.matches(relative) }
  }

  /// Returns the configuration with the settings of rules that hold for the file at `path`.
  public func adapted(toFile path: String) -> Configuration {
    if fileRules.isEmpty { return self }
    let relative = pathFromFolder(path)
    var result = self
    for entry in fileRules where entry.pattern.matches(relative) {
      result.rules.apply(entry.settings)
    }
    return result
  }

  /// Returns the path of a file from the configuration's folder.
  private func pathFromFolder(_ path: String) -> String {
    guard let folder else { return path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let rest = path.dropFirst(prefix.count)
    // A way through `.` or `..` is first made straight.
    if path.hasPrefix(prefix), !rest.contains("./") { return String(rest) }
    guard let base = absolutePath(of: folder), let place = absolutePath(of: folderPart(of: path))
    else { return path }
    let absolute = (place == "/" ? "" : place) + "/" + ByteIO.fileName(of: path)
    let root = base == "/" ? "/" : base + "/"
    return absolute.hasPrefix(root) ? String(absolute.dropFirst(root.count)) : path
  }
}
