import ByteIO
import Diagnostics
import PropertyList

/// What reading a property list gives.
struct Reading: Equatable {
  /// The values, as ``TreeDumper`` writes them.
  let values: [String]
  /// The findings, without the name of the file.
  let findings: [String]
  let outcome: ReadingOutcome

  /// The names of the rules that the file breaks, in the order of the findings.
  let rules: [String]

  init(_ bytes: [UInt8]) throws {
    let file = try ScratchFile(bytes)
    try self.init(ByteSource(path: file.path))
  }

  init(_ text: String) throws {
    try self.init(Array(text.utf8))
  }

  init(_ source: ByteSource) throws {
    let dumper = TreeDumper()
    let collector = DiagnosticCollector()
    outcome = try PropertyListReader.read(source, into: dumper, diagnostics: collector)
    values = dumper.lines
    rules = collector.diagnostics.map(\.rule.name)
    findings = collector.diagnostics.map { finding in
      String(TextReporter.line(for: finding).dropFirst(finding.file.count + 1))
    }
  }

  /// The values without their positions.
  var bareValues: [String] { Reading.bare(values) }

  /// Returns the lines of a dump without their positions.
  static func bare(_ values: [String]) -> [String] {
    values.map { line in
      let indentation = line.prefix { $0 == " " }
      let rest = line.dropFirst(indentation.count)
      guard rest.first?.isNumber == true else { return line }
      return String(indentation) + rest.drop { $0 != " " }.dropFirst()
    }
  }
}

/// Wraps `content` into a property list.
func plist(_ content: String) -> String {
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(content)</plist>\n"
}
