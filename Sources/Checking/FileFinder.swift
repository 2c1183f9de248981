package import ByteIO
package import Conversion
internal import ParkModel

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
  private let workingFolder = absolutePath(of: ".")

  /// Where in ``targets`` a file stands, by its path without detours.
  private var places: [String: Int] = [:]

  /// Finds the files that `arguments` name; standard input is called `standardInputName`.
  package init(_ arguments: [InputArgument], standardInputName: String) {
    self.standardInputName = standardInputName
    for argument in arguments {
      do throws(IOError) { try find(argument) } catch { failures.append(error) }
    }
  }

  private mutating func find(_ argument: InputArgument) throws(IOError) {
    if argument.isStandardInput {
      targets.append(
        CheckTarget(origin: .standardInput, path: standardInputName, role: argument.role))
    } else if try isFolder(argument.path) {
      walk(argument.path)
    } else if !liesInSkippedFolder(argument.path) {
      add(argument.path, role: argument.role)
    }
  }

  /// Takes a file; one that has been named before is not checked twice, but may get its role now.
  private mutating func add(_ path: String, role: Role?) {
    let target = CheckTarget(origin: .file(path), path: path, role: role)
    let key = FileFinder.withoutDetours(path)
    guard let place = places[key] else {
      places[key] = targets.count
      targets.append(target)
      return
    }
    if role != nil { targets[place] = target }
  }

  private static func withoutDetours(_ path: String) -> String {
    (path.utf8.first == UInt8(ascii: "/") ? "/" : "")
      + pathNames(path).filter { $0 != "." }.joined(separator: "/")
  }

  /// Whether the path leads through a folder that is skipped; a file named itself is no exception, since
  /// hooks name all files of a commit. Where the program itself runs in such a folder, that is meant.
  private func liesInSkippedFolder(_ path: String) -> Bool {
    let prefix = workingFolder.map { $0 + "/" } ?? ""
    let names = path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path[...]
    return pathNames(String(names)).dropLast().contains {
      FileFinder.skippedFolders.contains(String($0))
    }
  }

  /// Takes the property lists of a folder and of those in it. Links to folders are not followed, so that
  /// no circle of them is entered.
  private mutating func walk(_ folder: String) {
    do throws(IOError) {
      var foreignNames: [String] = []
      let names = try namesInFolder(folder) { name, mayBeFolder in
        if mayBeFolder || isPropertyListName(name) { foreignNames.append(name) }
      }
      failures += foreignNames.map { IOError(foreignName: path(of: $0, inFolder: folder)) }
      for name in names {
        let path = path(of: name, inFolder: folder)
        if isPropertyListName(name), try FileKind(ofFileAt: path) == .regular {
          add(path, role: nil)
        } else if !FileFinder.skippedFolders.contains(name),
          try FileKind(ofFileAt: path, followsLinks: false) == .folder
        {
          walk(path)
        }
      }
    } catch {
      failures.append(error)
    }
  }
}
