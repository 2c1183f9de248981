package import ByteIO
package import Diagnostics

extension PropertyListReader {
  /// Reads all of `source` into one tree; `nil` where it can't be read to its end or holds no value.
  ///
  /// - Throws: when the file can't be read at all.
  package static func tree(
    of source: ByteSource, diagnostics: DiagnosticCollector
  ) throws(IOError) -> PropertyListTree? {
    let gatherer = TreeGatherer()
    let outcome = try read(source, into: gatherer, diagnostics: diagnostics)
    return outcome == .complete && !gatherer.tree.isEmpty ? gatherer.tree : nil
  }
}

/// Puts the elements of a root array into one tree again.
private final class TreeGatherer: PropertyListConsumer {
  private(set) var tree = PropertyListTree()

  func rootArrayBegan(at position: SourcePosition) { _ = tree.begin(.array, at: position) }

  func rootArray(
    elements range: Range<PropertyListTree.Index>, of elements: inout PropertyListTree,
    from index: Int
  ) -> ReadingStep {
    elements.forEachElement(in: range, from: index) { element, _ in
      tree.append(elements, element)
      return .goOn
    }
  }

  func rootArrayEnded() { tree.end(0) }

  func root(_ root: inout PropertyListTree) { swap(&tree, &root) }
}
