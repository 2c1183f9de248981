internal import ByteIO
internal import ParkModel

/// The configurations of all folders that are asked for, each read once.
struct ConfigurationStore {
  private let given: Configuration?
  private var pathsByFolder: [String: String?] = [:]
  private var configurations: [String: Configuration] = [:]

  /// Creates a store; `path` names the configuration for all folders, if one was given.
  init(givenPath path: String?) throws(ConfigurationError) {
    guard let path else {
      given = nil
      return
    }
    given = try Configuration(contentsOf: path)
  }

  /// Returns the configuration for the files in `folder`.
  mutating func configuration(forFolder folder: String) throws(ConfigurationError) -> Configuration
  {
    if let given { return given }
    guard let path = try path(nearFolder: folder) else { return Configuration() }
    if let known = configurations[path] { return known }
    let configuration = try Configuration(contentsOf: path)
    configurations[path] = configuration
    return configuration
  }

  private mutating func path(nearFolder folder: String) throws(ConfigurationError) -> String? {
    if let known = pathsByFolder[folder] { return known }
    let path = try Configuration.path(nearFolder: folder)
    pathsByFolder[folder] = path
    return path
  }
}
