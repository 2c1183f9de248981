internal import ByteIO
internal import CommandLineKit
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
  /// How many findings are kept.
  let limit: Int

  /// Checks the file, and tells `progress` how far it is.
  func run(_ progress: ProgressBar?) -> FileResult {
    defer { progress?.advanceByFile() }
    do throws(IOError) {
      let source = try open()
      if let progress { source.onRead = { progress.advance(byBytes: $0) } }
      switch (mending, target.origin) {
      case (.none, _), (_, .standardInput): return try check(source, limit: limit)
      case (.write(let isUnsafe), .file(let path)):
        return try mend(source, at: path, includingUnsafe: isUnsafe, isWritten: true)
      case (.show(let isUnsafe), .file(let path)):
        return try mend(source, at: path, includingUnsafe: isUnsafe, isWritten: false)
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

  private func check(
    _ source: ByteSource, limit: Int
  ) throws(IOError) -> FileResult {
    var result = FileResult(path: target.path)
    let collector = DiagnosticCollector(limit: limit, levels: levels)
    try source.rewind(isFinal: true)
    let checker = ParkChecker(configuration: configuration, collector: collector, context: context)
    let outcome = try ParkReader.read(
      source, as: target.role, configuration: configuration, into: checker,
      diagnostics: collector)
    result.isParkFile = outcome != .notAParkFile
    result.isReadToItsEnd = outcome != .failed
    if result.isParkFile { result.take(collector) }
    return result
  }

  // MARK: Mending

  private func mend(
    _ source: ByteSource, at path: String, includingUnsafe: Bool, isWritten: Bool
  ) throws(IOError) -> FileResult {
    var result = try check(source, limit: limit)
    let isMendable = result.findings.contains {
      $0.fix.map { $0.isSafe || includingUnsafe } ?? false
    }
    guard isMendable || result.droppedCount > 0 else { return result }
    let fixer = FileFixer(mendsUnsafely: includingUnsafe) { bytes in
      let result = try? check(ByteSource(bytes, named: target.path), limit: .max)
      return result.flatMap { $0.isReadToItsEnd ? $0.findings : nil }
    }
    let outcome = fixer.run(try open().allBytes())
    guard outcome.isChanged else { return result }
    if isWritten {
      do throws(IOError) {
        try write(outcome.after, to: path)
      } catch {
        result.failure = error
        return result
      }
      result = try check(ByteSource(outcome.after, named: target.path), limit: limit)
      result.fixedCount = outcome.fixedCount
    } else {
      result.difference = UnifiedDiff.bytes(
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
