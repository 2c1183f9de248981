package import ByteIO
internal import Comparison
package import Diagnostics
package import ParkModel
package import PropertyList

/// What a property list becomes that is to hold new values.
package enum PropertyListUpdate: Sendable {
  /// It holds them already.
  case same
  /// It has been changed in some places.
  case patched([UInt8], ChangeCount)
  /// It has been written anew, since its text could not be changed in some places alone.
  case rewritten([UInt8], ChangeCount)
  /// It can't be read; the reason has been reported.
  case unreadable

  /// Finds out what becomes of the property list `bytes`, called `name`, when it is to hold the values of
  /// `tree`.
  ///
  /// Of XML, all bytes stay that have to do with no changed value: comments, order, white space, encoding.
  /// A binary property list stays binary.
  ///
  /// - Parameters:
  ///   - bytes: The property list.
  ///   - name: Its name in messages.
  ///   - tree: The values that it is to hold.
  ///   - keys: The names of the keys by which attractions are known again.
  ///   - kept: The keys of the root dictionary that stay where `tree` lacks them.
  ///   - isForeign: Whether the values have come by way of other programs, see ``ForeignUpdate``.
  ///   - diagnostics: Takes what is wrong with the property list.
  /// - Throws: when its bytes can't be read.
  package init(
    of bytes: [UInt8], named name: String, to tree: PropertyListTree, keys: KeyNames,
    keeping kept: [KeyName] = [], isForeign: Bool = false, diagnostics: DiagnosticCollector
  ) throws(IOError) {
    let errorCount = diagnostics.errorCount
    let source = ByteSource(bytes, named: name)
    guard let old = try PropertyListReader.tree(of: source, diagnostics: diagnostics),
      diagnostics.errorCount == errorCount
    else {
      self = .unreadable
      return
    }
    var tree = tree.keyed(like: old, keys)
    if isForeign { tree = ForeignUpdate(old: old, new: tree, keys: keys).restored() }
    tree = tree.keeping(kept, of: old)
    if ValueComparison(old: old, new: tree).isSame(0, 0) {
      self = .same
    } else if bytes.starts(with: Array("bplist".utf8)) {
      self = PropertyListUpdate.binary(old, tree, keys)
    } else {
      self = PropertyListUpdate.xml(bytes, old, tree, keys)
    }
  }

  private static func xml(
    _ bytes: [UInt8], _ old: PropertyListTree, _ tree: PropertyListTree, _ keys: KeyNames
  ) -> PropertyListUpdate {
    let encoding = Encoding(of: bytes)
    guard let text = encoding.decode(bytes) else {
      return .rewritten(PropertyListForm.xml.bytes(of: tree), ChangeCount())
    }
    // An encoding that lacks a character of the new values gets references.
    for isASCII in [false, true] {
      guard
        var patch = DocumentPatch(text, old: old, new: tree, keys: keys, isASCII: isASCII),
        let patched = encoding.encode(patch.patched()), isRead(patched, as: tree)
      else { continue }
      return .patched(patched, patch.changes)
    }
    return .rewritten(PropertyListForm.xml.bytes(of: tree), ChangeCount())
  }

  /// Goes by the way of XML, so that order and counts come out alike.
  private static func binary(
    _ old: PropertyListTree, _ tree: PropertyListTree, _ keys: KeyNames
  ) -> PropertyListUpdate {
    let text = PropertyListForm.xml.bytes(of: old)
    guard case .patched(let patched, let changes) = xml(text, old, tree, keys),
      let values = PropertyListUpdate.tree(of: patched)
    else { return .rewritten(PropertyListForm.binary.bytes(of: tree), ChangeCount()) }
    return .patched(PropertyListForm.binary.bytes(of: values), changes)
  }

  private static func isRead(_ bytes: [UInt8], as tree: PropertyListTree) -> Bool {
    self.tree(of: bytes).map { ValueComparison(old: $0, new: tree).isSame(0, 0) } ?? false
  }

  private static func tree(of bytes: [UInt8]) -> PropertyListTree? {
    let diagnostics = DiagnosticCollector()
    let source = ByteSource(bytes, named: "")
    guard let tree = try? PropertyListReader.tree(of: source, diagnostics: diagnostics),
      diagnostics.errorCount == 0
    else { return nil }
    return tree
  }
}
