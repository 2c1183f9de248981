package import ByteIO
internal import Conversion
package import Diagnostics
internal import ParkChecks
internal import ParkModel

/// What checking one file came to.
package struct FileResult: Sendable {
  /// The path by which the file is called.
  package let path: String

  /// The findings, in the order of their places.
  package var findings: [Diagnostic] = []

  /// How many more findings there are, too many to be kept.
  package var droppedCount = 0

  /// Whether the file says anything about a park.
  package var isParkFile = true

  /// Why the file can't be read at all.
  package var failure: IOError?
}

/// Checks one file.
struct FileCheck: Sendable {
  let target: CheckTarget
  let configuration: Configuration
  let context: ParkContext?
  let levels: [RuleID: SeverityLevel]

  func run() -> FileResult {
    var result = FileResult(path: target.path)
    let collector = DiagnosticCollector(levels: levels)
    do throws(IOError) {
      let outcome = try read(collector)
      result.isParkFile = outcome != .notAParkFile
    } catch {
      result.failure = error
    }
    if result.isParkFile {
      result.findings = collector.sorted
      result.droppedCount = collector.droppedCount
    }
    return result
  }

  private func read(_ collector: DiagnosticCollector) throws(IOError) -> ParkReader.Outcome {
    let source: ByteSource
    switch target.origin {
    case .file(let path): source = try ByteSource(path: path)
    case .standardInput: source = ByteSource(standardInputNamed: target.path)
    }
    try source.rewind(isFinal: source.isRegularFile)
    let checker = ParkChecker(configuration: configuration, collector: collector, context: context)
    return try ParkReader.read(
      source, as: target.role, configuration: configuration, into: checker,
      diagnostics: collector)
  }
}
