internal import ByteIO
internal import Diagnostics
internal import Fixing
internal import ParkChecks
internal import ParkModel

/// Whether and how faults are mended.
package enum Mending: Sendable {
  /// They are reported alone.
  case none
  /// Files are written anew.
  case write(includingUnsafe: Bool)
  /// The difference is shown instead.
  case show(includingUnsafe: Bool)
}

/// Checks one file, and mends it where that is asked for.
struct FileCheck: Sendable {
  let target: CheckTarget
  let configuration: Configuration
  let context: ParkContext?
  let levels: [RuleID: SeverityLevel]
  let mending: Mending

  func run() -> FileResult {
    do throws(IOError) {
      switch (mending, target.origin) {
      case (.none, _), (_, .standardInput): return try check(open())
      case (.write(let isUnsafe), .file(let path)):
        return try mend(path, includingUnsafe: isUnsafe, isWritten: true)
      case (.show(let isUnsafe), .file(let path)):
        return try mend(path, includingUnsafe: isUnsafe, isWritten: false)
      }
    } catch {
      var result = FileResult(path: target.path)
      result.failure = error
      return result
    }
  }

  private func open() throws(IOError) -> ByteSource {
    switch target.origin {
    case .file(let path): return try ByteSource(path: path)
    case .standardInput: return ByteSource(standardInputNamed: target.path)
    }
  }

  private func check(_ source: ByteSource) throws(IOError) -> FileResult {
    var result = FileResult(path: target.path)
    let collector = DiagnosticCollector(levels: levels)
    try source.rewind(isFinal: true)
    let checker = ParkChecker(configuration: configuration, collector: collector, context: context)
    let outcome = try ParkReader.read(
      source, as: target.role, configuration: configuration, into: checker,
      diagnostics: collector)
    result.isParkFile = outcome != .notAParkFile
    if result.isParkFile {
      result.findings = collector.sorted
      result.droppedCount = collector.droppedCount
    }
    return result
  }

  // MARK: Mending

  private func mend(
    _ path: String, includingUnsafe: Bool, isWritten: Bool
  ) throws(IOError) -> FileResult {
    var result = try check(open())
    let isMendable = result.findings.contains {
      $0.fix.map { $0.isSafe || includingUnsafe } ?? false
    }
    guard isMendable else { return result }
    let fixer = FileFixer(mendsUnsafely: includingUnsafe) { bytes in
      (try? check(ByteSource(bytes, named: target.path)))?.findings ?? []
    }
    let outcome = fixer.run(try open().allBytes())
    guard outcome.isChanged else { return result }
    if isWritten {
      try write(outcome.after, to: path)
      result.findings = outcome.findings
      result.fixedCount = outcome.fixedCount
    } else {
      result.difference = UnifiedDiff.text(
        from: outcome.before, to: outcome.after, path: target.path)
    }
    return result
  }

  private func write(_ bytes: [UInt8], to path: String) throws(IOError) {
    let output = try OutputFile(.file(path))
    output.buffer.append(bytes.span)
    try output.commit()
  }
}
