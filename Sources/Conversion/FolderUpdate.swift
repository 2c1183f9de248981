internal import ByteIO
internal import Diagnostics
internal import Fixing
internal import ParkModel
internal import PropertyList

/// Brings the property lists of a folder up to date with those of a map, and leaves all else in them as it
/// is.
struct FolderUpdate {
  private let folder: String
  private let keys: KeyNames
  private let keptKeys: [KeyName]
  private let isForeign: Bool
  private let newForm: PropertyListForm
  private let diagnostics: DiagnosticCollector

  /// What has been found out about the property lists.
  struct Outcome {
    /// The files to be written, whole.
    fileprivate(set) var files: [(name: String, before: [UInt8], after: [UInt8])] = []
    /// What becomes of the files, one phrase each.
    fileprivate(set) var remarks: [String] = []
    /// Whether a file that is there can't be read.
    fileprivate(set) var isBlocked = false
  }

  /// Prepares to update the property lists in `folder`; a new one gets the form `newForm`.
  ///
  /// The entries of parks for `keptKeys` stay where the map has none. Where the map `isForeign`, it has come
  /// by way of other programs, which may have changed kinds of values.
  init(
    _ folder: String, keys: KeyNames, keptKeys: [KeyName], isForeign: Bool,
    newForm: PropertyListForm, diagnostics: DiagnosticCollector
  ) {
    self.folder = folder
    self.keys = keys
    self.keptKeys = keptKeys
    self.isForeign = isForeign
    self.newForm = newForm
    self.diagnostics = diagnostics
  }

  /// Finds out what becomes of the folder's files when they are to say what `outputs` do.
  func outcome(of outputs: OutputSet) throws(IOError) -> Outcome {
    var outcome = Outcome()
    for (name, file) in outputs.files {
      let source = ByteSource(try file.allBytes(), named: name)
      guard let tree = try PropertyListReader.tree(of: source, diagnostics: diagnostics) else {
        outcome.isBlocked = true
        continue
      }
      try add(tree, of: name, to: &outcome)
    }
    return outcome
  }

  private func add(
    _ tree: PropertyListTree, of name: String, to outcome: inout Outcome
  ) throws(IOError) {
    let path = path(of: name, inFolder: folder)
    guard try FileKind(ofFileAt: path) != nil else {
      outcome.files.append((name, [], newForm.bytes(of: tree)))
      outcome.remarks.append("\(name): new")
      return
    }
    let bytes = try ByteSource(ofRegularFileAt: path).allBytes()
    let update = try PropertyListUpdate(
      of: bytes, named: path, to: tree, keys: keys, keeping: keptKeys, isForeign: isForeign,
      diagnostics: diagnostics)
    switch update {
    case .same: break
    case .patched(let after, let changes):
      outcome.files.append((name, bytes, after))
      outcome.remarks.append("\(name): \(changes.text)")
    case .rewritten(let after, _):
      outcome.files.append((name, bytes, after))
      outcome.remarks.append("\(name): written anew, since its text can't be changed in parts")
    case .unreadable: outcome.isBlocked = true
    }
  }

  private func path(of name: String, inFolder folder: String) -> String {
    ByteIO.path(of: name, inFolder: folder)
  }

  /// Writes the files of `outcome`, all or none.
  func write(_ outcome: Outcome) throws(IOError) {
    if outcome.files.isEmpty { return }
    let outputs = try OutputSet(.folder(folder))
    for file in outcome.files {
      outputs.makeFile(named: file.name).buffer.append(file.after.span)
    }
    try outputs.commit()
  }

  /// Returns how the files of `outcome` differ from what is there, in the form that `patch` reads.
  func difference(_ outcome: Outcome) -> [UInt8] {
    outcome.files.flatMap { file in
      UnifiedDiff.bytes(
        from: file.before, to: file.after, path: path(of: file.name, inFolder: folder))
    }
  }
}
