/// What there is under a name.
package enum FileKind: Sendable {
  /// A file that holds bytes.
  case regular
  /// A folder.
  case folder
  /// A symbolic link.
  case link
  /// A pipe, a device or a socket.
  case other

  /// Finds out what there is at `path`; `nil` where there is nothing.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLinks: Whether it is asked what a symbolic link leads to.
  /// - Throws: when the system does not tell.
  package init?(ofFileAt path: String, followsLinks: Bool = true) throws(IOError) {
    var status = stat()
    if (followsLinks ? stat(path, &status) : lstat(path, &status)) != 0 {
      if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
      throw IOError(.open, path: path, code: errno)
    }
    self = FileKind(mode: status.st_mode)
  }

  private init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
