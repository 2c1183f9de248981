/// The files of an output, which appear all or none.
///
/// A writer asks for files as it comes to need them, by names without a folder; who made the set
/// commits them together. All files are complete on the disk before the first one takes its place.
public final class OutputSet {
  /// Where the files go.
  public enum Destination: Hashable, Sendable {
    /// The only file goes to standard output.
    case standardOutput
    /// The only file is the one at a path, whatever its name.
    case file(String)
    /// All files go into a folder, which is made when it is missing; the one above it must be there.
    case folder(String)
    /// The files go nowhere, and can be read before they are gone.
    case nowhere
  }

  /// Where the files go.
  public let destination: Destination

  /// The files so far, by their names and in the order in which they were asked for.
  public private(set) var files: [(name: String, file: OutputFile)] = []

  private var failure: IOError?

  /// The files that must stay as they are, and those that have been asked for.
  private let spared: [FilePlace]
  private var taken: Set<FilePlace> = []

  private let madeFolder: String?
  private var hasCommitted = false

  /// The one file of a destination that has place for one alone.
  private let onlyFile: OutputFile?

  /// Prepares an output that goes to `destination`.
  ///
  /// - Throws: when the destination can't be written to.
  public convenience init(_ destination: Destination) throws(IOError) {
    try self.init(destination, sparing: [])
  }

  /// Prepares an output that goes to `destination`, and none of whose files may be one of `spared`, which the
  /// same command reads.
  ///
  /// - Throws: when the destination can't be written to, or is the place of such a file.
  package init(_ destination: Destination, sparing spared: [FilePlace]) throws(IOError) {
    self.destination = destination
    self.spared = spared
    switch destination {
    case .standardOutput:
      if !spared.isEmpty, let place = try FilePlace.standardOutput(), spared.contains(place) {
        throw IOError(readByItself: "<stdout>")
      }
      (onlyFile, madeFolder) = (try OutputFile(.standardOutput), nil)
    case .file(let path):
      if let place = try FilePlace(ofFileAt: path), spared.contains(place) {
        throw IOError(readByItself: path)
      }
      (onlyFile, madeFolder) = (try OutputFile(.file(path)), nil)
    case .folder(let path):
      (onlyFile, madeFolder) = (nil, try Self.makeFolder(path) ? path : nil)
    case .nowhere:
      (onlyFile, madeFolder) = (nil, nil)
    }
  }

  /// Makes the folder at `path` where it is missing, and returns whether it was.
  private static func makeFolder(_ path: String) throws(IOError) -> Bool {
    let code = PassingNames.add(path) { mkdir($0, 0o777) == 0 }
    if code == 0 { return true }
    guard code == EEXIST else { throw IOError(.create, path: path, code: code) }
    guard try isFolder(path) else { throw IOError(.write, path: path, code: ENOTDIR) }
    guard access(path, W_OK | X_OK) == 0 else {
      throw IOError(.write, path: path, code: errno)
    }
    return false
  }

  deinit {
    // A folder of ours goes again once it is empty; one with other files in it stays.
    guard let madeFolder, !hasCommitted else { return }
    for (_, file) in files { file.discard() }
    PassingNames.remove(madeFolder)
  }

  /// Whether there are more files than the destination has place for.
  public var isOverfull: Bool { onlyFile != nil && files.count > 1 }

  /// Makes another file called `name`, which must be safe (``FileNames``).
  ///
  /// Where that can't be done, the file goes nowhere and ``commit()`` throws the reason.
  public func makeFile(named name: String) -> OutputFile {
    let file = file(named: name)
    files.append((name, file))
    return file
  }

  /// Makes another file at `path`, which the user has named, wherever the others go.
  ///
  /// Where that can't be done, the file goes nowhere and ``commit()`` throws the reason.
  package func makeFile(at path: String) -> OutputFile {
    let file = file(at: path)
    files.append((fileName(of: path), file))
    return file
  }

  private func file(at path: String) -> OutputFile {
    do throws(IOError) {
      try take(path)
      return try OutputFile(.file(path))
    } catch {
      failure = failure ?? error
      return OutputFile()
    }
  }

  /// Takes the place at `path` for a file of the set.
  private func take(_ path: String) throws(IOError) {
    guard let place = try FilePlace(ofFileAt: path) else { return }
    if spared.contains(place) { throw IOError(readByItself: path) }
    if !taken.insert(place).inserted { throw IOError(writtenTwice: path) }
  }

  private func file(named name: String) -> OutputFile {
    if let onlyFile { return files.isEmpty ? onlyFile : OutputFile() }
    guard case .folder(let folder) = destination else { return OutputFile() }
    precondition(FileNames.isSafe(name), "a name that may lead out of the folder")
    return file(at: path(of: name, inFolder: folder))
  }

  /// Puts all files in their places.
  ///
  /// - Throws: when one can't be written; then all that was there is there again, unless the file system
  ///   refuses that too or has no second names for files.
  /// - Precondition: the set is not overfull.
  public func commit() throws(IOError) {
    precondition(!isOverfull, "more files than the destination has place for")
    if let failure { throw failure }
    for (_, file) in files { try file.complete() }
    if files.count > 1 {
      try PassingNames.withoutInterruption { () throws(IOError) in try placeAll() }
    } else {
      try files.first?.file.place()
    }
    hasCommitted = true
    if let madeFolder { PassingNames.forget(madeFolder) }
  }

  private func placeAll() throws(IOError) {
    for (index, (_, file)) in files.enumerated() {
      do throws(IOError) {
        try file.place(isReversible: true)
      } catch {
        for (_, placed) in files[..<index].reversed() { placed.takeBack() }
        throw error
      }
    }
    for (_, file) in files { file.dropOld() }
  }
}
