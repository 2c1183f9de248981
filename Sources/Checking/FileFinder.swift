package import ByteIO
package import Conversion

/// Finds the files to check that a command line names.
package struct FileFinder {
  /// The folders that are never entered: what tools keep there is no source.
  package static let skippedFolders = [
    ".build", ".git", ".hg", ".svn", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// The files found, in the order of the command line, those of a folder in the order of their names.
  package private(set) var targets: [CheckTarget] = []

  /// The files and folders that can't be read.
  package private(set) var failures: [IOError] = []

  private let standardInputName: String

  /// Finds the files that `arguments` name; standard input is called `standardInputName`.
  package init(_ arguments: [InputArgument], standardInputName: String) {
    self.standardInputName = standardInputName
    for argument in arguments { find(argument) }
  }

  private mutating func find(_ argument: InputArgument) {
    if argument.isStandardInput {
      targets.append(
        CheckTarget(origin: .standardInput, path: standardInputName, role: argument.role))
    } else if isFolder(argument.path) {
      walk(argument.path)
    } else if !FileFinder.liesInSkippedFolder(argument.path) {
      targets.append(
        CheckTarget(origin: .file(argument.path), path: argument.path, role: argument.role))
    }
  }

  /// Whether the path leads through a folder that is skipped; a file named itself is no exception, since
  /// hooks name all files of a commit.
  private static func liesInSkippedFolder(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { skippedFolders.contains(String($0)) }
  }

  /// Takes the property lists of a folder and of those in it. Links to folders are not followed, so that
  /// no circle of them is entered.
  private mutating func walk(_ folder: String) {
    do throws(IOError) {
      for name in try namesInFolder(folder) {
        let path =
          folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
        if FileFinder.isPropertyListName(name), isReadableFile(path) {
          targets.append(CheckTarget(origin: .file(path), path: path, role: nil))
        } else if !FileFinder.skippedFolders.contains(name), isFolderItself(path) {
          walk(path)
        }
      }
    } catch {
      failures.append(error)
    }
  }

  private static func isPropertyListName(_ name: String) -> Bool {
    !name.hasPrefix(".") && name.lowercased().hasSuffix(".plist")
  }
}
