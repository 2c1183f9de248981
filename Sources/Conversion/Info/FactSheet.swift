package import ByteIO
internal import Comparison
internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// What files say, a fact a line, so that tools which compare lines show what has changed.
///
/// A line tells by itself what it is about, and no line changes because another one came or went. What can't
/// be read becomes text all the same: of a property list about something else its values, of a broken file its
/// faults and its lines as they are.
package struct FactSheet {
  /// The lines, each ending in a newline.
  package private(set) var text = ""

  /// Reads the files of `inputs`.
  ///
  /// - Throws: when a file can't be opened or read at all.
  package init(of inputs: InputSet) throws(IOError) {
    for input in inputs.inputs {
      let bytes = try input.open().allBytes()
      text += try FactSheet.text(of: input, bytes, inputs)
    }
  }

  private static func text(
    of input: Input, _ bytes: [UInt8], _ inputs: InputSet
  ) throws(IOError) -> String {
    let collector = DiagnosticCollector()
    let facts = FactGatherer(inputs.configuration)
    let outcome = try MapReading(inputs.replacing(by: bytes, input), diagnostics: collector)
      .run(into: facts, diagnostics: collector)
    if outcome.isIncomplete { return faults(collector) + lines(of: bytes) }
    if outcome.readCount > 0 { return facts.lines.joined() + faults(collector) }
    if outcome.foreignFiles.isEmpty { return "" }
    let source = ByteSource(bytes, named: input.name)
    let tree = try PropertyListReader.tree(of: source, diagnostics: DiagnosticCollector())
    return tree.map { ValueFacts.lines(of: $0).joined() } ?? lines(of: bytes)
  }

  private static func faults(_ collector: DiagnosticCollector) -> String {
    collector.sorted.map { finding in
      "\(finding.severity.rawValue): \(finding.position): \(TextReporter.text(of: finding))\n"
    }.joined()
  }

  /// The text of a file, line by line, as far as it is text.
  private static func lines(of bytes: [UInt8]) -> String {
    if bytes.contains(0) { return "\(bytes.count) bytes\n" }
    return String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map { TextReporter.printable(String($0).replacing("\t", with: "  ")) + "\n" }.joined()
  }
}

/// The values of a property list about something else, by the ways to them.
private enum ValueFacts {
  static func lines(of tree: PropertyListTree) -> [String] { lines(of: tree, 0, at: "") }

  private static func lines(
    of tree: PropertyListTree, _ index: PropertyListTree.Index, at path: String
  ) -> [String] {
    switch tree.kind(of: index) {
    case .dictionary:
      tree.entries(of: index).flatMap { key, value in
        lines(of: tree, value, at: (path.isEmpty ? "" : path + ".") + tree.string(of: key))
      }
    case .array:
      // Without numbers, which would change with each entry before.
      tree.elements(of: index).flatMap { lines(of: tree, $0, at: path + "[]") }
    default: [TextReporter.printable("\(path) \(ValueText.text(of: index, in: tree))") + "\n"]
    }
  }
}

extension InputSet {
  /// Returns a set of the file `input` alone, which says what `bytes` do.
  fileprivate func replacing(by bytes: [UInt8], _ input: Input) -> InputSet {
    InputSet(
      configuration: configuration, format: format,
      inputs: [
        Input(
          origin: .stream(ByteSource(bytes, named: input.name)), givenRole: input.givenRole,
          isNamed: input.isNamed)
      ])
  }
}
