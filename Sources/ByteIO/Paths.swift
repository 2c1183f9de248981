// Slashes and dots are looked for among the bytes: as a character, one belongs to an accent behind it.

private let slash = UInt8(ascii: "/")

/// Returns the names that `path` leads through, without empty ones.
package func pathNames(_ path: String) -> [Substring] {
  path.utf8.split(separator: slash).map(Substring.init)
}

/// Returns the folder of `path`: all before its last slash, or `.`.
package func folderPart(of path: String) -> String {
  guard let end = path.utf8.lastIndex(of: slash) else { return "." }
  return end == path.startIndex ? "/" : String(path[..<end])
}

/// Returns the last part of `path`, behind its last slash.
package func fileName(of path: String) -> String {
  let bytes = path.utf8
  return String(
    path[(bytes.lastIndex(of: slash).map { bytes.index(after: $0) } ?? path.startIndex)...])
}

/// Returns the file's name without its folder and its last extension.
package func fileStem(of path: String) -> String {
  let name = fileName(of: path)
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
    return name
  }
  return String(name[..<dot])
}

/// Returns the folder above `folder`, or `nil` for the root.
///
/// A relative path whose names are used up goes on at the folder in which the program runs.
package func parentFolder(of folder: String) -> String? {
  if folder == "/" { return nil }
  let name = fileName(of: folder)
  if name == "." || name == ".." || name.isEmpty {
    guard let absolute = absolutePath(of: folder), absolute != folder else { return nil }
    return absolute == "/" ? nil : folderPart(of: absolute)
  }
  return folderPart(of: folder)
}

/// Returns the absolute path of `path`, without symbolic links; `nil` when nothing is there.
package func absolutePath(of path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Returns whether there is a file at `path` that is no folder.
package func isReadableFile(_ path: String) -> Bool {
  (try? FileKind(ofFileAt: path)).map { $0 != .folder } ?? false
}

/// Returns whether there is a folder at `path`, or a link to one.
package func isFolder(_ path: String) throws(IOError) -> Bool {
  try FileKind(ofFileAt: path) == .folder
}

/// Lists the names of the files and folders in the folder at `path`, in the order of their bytes.
///
/// - Parameters:
///   - path: The folder.
///   - foreign: Is told of each name that is not UTF-8, with what is wrong about it replaced, and whether it
///     may be that of a folder. What it names can't be found again.
/// - Returns: the names.
/// - Throws: when the folder can't be listed.
package func namesInFolder(
  _ path: String, foreign: (_ name: String, _ mayBeFolder: Bool) -> Void = { _, _ in }
) throws(IOError) -> [String] {
  guard let folder = opendir(path) else { throw IOError(.list, path: path, code: errno) }
  defer { closedir(folder) }
  var names: [String] = []
  errno = 0
  while let entry = readdir(folder) {
    let (name, isUTF8) = name(of: entry)
    if !isUTF8 {
      let kind = Int(entry.pointee.d_type)
      foreign(name, kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN))
    } else if name != "." && name != ".." {
      names.append(name)
    }
    errno = 0
  }
  if errno != 0 { throw IOError(.list, path: path, code: errno) }
  return names.sorted { $0.utf8Span.span.precedes($1.utf8Span.span) }
}

/// Returns the name of an entry of a folder, and whether it is UTF-8.
private func name(of entry: UnsafeMutablePointer<dirent>) -> (name: String, isUTF8: Bool) {
  withUnsafePointer(to: &entry.pointee.d_name) { name in
    name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { bytes in
      let isUTF8 = String(validatingCString: bytes) != nil
      return (name: String(cString: bytes), isUTF8: isUTF8)
    }
  }
}

/// Returns whether a file in a folder is taken for a property list by its name: it ends in `.plist`, in
/// any case, and does not begin with a dot.
package func isPropertyListName(_ name: String) -> Bool {
  !name.hasPrefix(".") && name.lowercased().hasSuffix(".plist")
}

/// Returns the path of what is called `name` in `folder`, without a `./` for the working folder.
package func path(of name: String, inFolder folder: String) -> String {
  if folder == "." { return name }
  return folder.utf8.last == slash ? folder + name : folder + "/" + name
}

/// Returns the size of the file at `path` in bytes; `nil` where there is none.
package func fileSize(_ path: String) -> Int? {
  var status = stat()
  return stat(path, &status) == 0 ? Int(status.st_size) : nil
}
