/// The place of a regular file, whatever it is called: by a link, or by another way to its folder.
package enum FilePlace: Hashable, Sendable {
  /// A file that is there.
  case file(device: UInt64, number: UInt64)
  /// The absolute path of one that is not there yet.
  case vacant(String)

  /// Finds the place that `path` names; `nil` where something else than a regular file is, or nothing can
  /// be.
  ///
  /// - Throws: when the system does not tell.
  package init?(ofFileAt path: String) throws(IOError) {
    var status = stat()
    if stat(path, &status) == 0 {
      self.init(status)
      return
    }
    if [ENOTDIR, ELOOP].contains(errno) { return nil }
    guard errno == ENOENT else { throw IOError(.open, path: path, code: errno) }
    let target = try resolvingLinks(path)
    guard let folder = absolutePath(of: folderPart(of: target)) else { return nil }
    self = .vacant(ByteIO.path(of: fileName(of: target), inFolder: folder))
  }

  /// Finds the place of the file that standard input reads; `nil` where that is no regular file.
  package static var standardInput: FilePlace? {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 ? FilePlace(status) : nil
  }

  /// Finds the place of the file that standard output goes into; `nil` where that is no regular file.
  ///
  /// - Throws: when the system does not tell.
  package static func standardOutput() throws(IOError) -> FilePlace? {
    var status = stat()
    if fstat(STDOUT_FILENO, &status) == 0 { return FilePlace(status) }
    if errno == EBADF { return nil }
    throw IOError(.write, path: "<stdout>", code: errno)
  }

  /// Returns the places of the files at `paths`.
  package static func places(ofFilesAt paths: [String]) throws(IOError) -> [FilePlace] {
    var places: [FilePlace] = []
    for path in paths {
      if let place = try FilePlace(ofFileAt: path) { places.append(place) }
    }
    return places
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self = .file(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }
}

extension IOError {
  /// Creates the error of an output at `path` that is a file which the same command reads.
  package init(readByItself path: String) {
    self.init(
      .write, path: path, reason: "this command reads it, expected another name for the output")
  }

  /// Creates the error of an output at `path` that is the file of another output of the same command.
  package init(writtenTwice path: String) {
    self.init(.write, path: path, reason: "this command writes two outputs there")
  }
}
