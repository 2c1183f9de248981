import ByteIO
import Diagnostics
import PropertyList

/// Writes down what a reader hands over, one value a line: indentation, position, kind, text.
final class TreeDumper: PropertyListConsumer {
  private(set) var lines: [String] = []

  func rootArrayBegan(at position: SourcePosition) {
    lines.append("\(position) array (element by element)")
  }

  func rootArray(
    elements range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree, from index: Int
  ) -> ReadingStep {
    tree.forEachElement(in: range, from: index) { element, _ in
      dump(tree, from: element, depth: 1)
      return .goOn
    }
  }

  func rootArrayEnded() {
    lines.append("end of array")
  }

  func root(_ tree: inout PropertyListTree) {
    dump(tree, from: 0, depth: 0)
  }

  private func dump(_ tree: PropertyListTree, from index: Int, depth: Int) {
    let text = tree.string(of: index)
    let indentation = String(repeating: "  ", count: depth)
    let quoted = text.isEmpty ? "" : " \"\(text)\""
    lines.append("\(indentation)\(tree.position(of: index)) \(tree.kind(of: index))\(quoted)")
    switch tree.kind(of: index) {
    case .array:
      for element in tree.elements(of: index) { dump(tree, from: element, depth: depth + 1) }
    case .dictionary:
      for (key, value) in tree.entries(of: index) {
        dump(tree, from: key, depth: depth + 1)
        dump(tree, from: value, depth: depth + 2)
      }
    default: break
    }
  }

  /// Reads the file at `path` and returns its dump, followed by the findings.
  static func dump(path: String) throws -> [String] {
    let dumper = TreeDumper()
    let collector = DiagnosticCollector()
    let outcome = try PropertyListReader.read(
      ByteSource(path: path), into: dumper, diagnostics: collector)
    return dumper.lines + collector.diagnostics.map { TextReporter.line(for: $0) } + ["\(outcome)"]
  }
}
