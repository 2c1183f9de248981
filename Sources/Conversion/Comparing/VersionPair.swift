internal import ParkFormats
internal import ParkModel

/// The files of an old and of a new version of a map.
package struct VersionPair {
  /// The files of the old version.
  package let old: InputSet
  /// The files of the new version.
  package let new: InputSet

  /// Finds the files that were named.
  ///
  /// `/dev/null` stands for no file, as git has it. A version near which there is no configuration is read
  /// by that of the other one.
  ///
  /// - Parameters:
  ///   - old: What was named for the old version.
  ///   - new: What was named for the new version.
  ///   - configurationPath: The configuration's file for both; `nil` for the nearest ones.
  /// - Throws: why the files can't be made into a map.
  package init(
    old: [InputArgument], new: [InputArgument], configurationPath: String?
  ) throws(InputSet.Failure) {
    let (old, new) = (old.filter(\.isFile), new.filter(\.isFile))
    if old.contains(where: \.isStandardInput), new.contains(where: \.isStandardInput) {
      throw .standardInputTwice
    }
    let oldPath = try Self.configurationPath(configurationPath, near: old)
    let newPath = try Self.configurationPath(configurationPath, near: new)
    self.old = try InputSet(old, configurationPath: oldPath ?? newPath, format: nil)
    self.new = try InputSet(new, configurationPath: newPath ?? oldPath, format: nil)
  }

  /// Whether each version is a file that was named itself.
  var areLoneFiles: Bool {
    [old, new].allSatisfy { $0.inputs.count == 1 && $0.inputs.allSatisfy(\.isNamed) }
  }

  private static func configurationPath(
    _ given: String?, near arguments: [InputArgument]
  ) throws(InputSet.Failure) -> String? {
    if let given { return given }
    return try InputSet.nearestConfiguration(arguments)
  }
}

extension InputArgument {
  fileprivate var isFile: Bool { path != "/dev/null" }
}
