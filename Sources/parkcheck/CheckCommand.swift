import ByteIO
import Checking
import CommandLineKit
import Conversion
import Diagnostics
import ParkChecks
import ParkModel
import Reporting
import TerminalText

/// Checks the files that were named, and reports.
struct CheckCommand {
  let arguments: Arguments
  let voice: Report

  func run() -> ExitStatus {
    let inputs = arguments[Options.inputs].map(InputArgument.init)
    if let complaint = complaint(about: inputs) { return voice.complain([complaint]) }
    do throws(ConfigurationError) {
      return try conclude(CheckRun(request(for: inputs)))
    } catch {
      return voice.complain(InputSet.Failure.configuration(error))
    }
  }

  // MARK: The request

  private func complaint(about inputs: [InputArgument]) -> String? {
    let streams = inputs.filter(\.isStandardInput).count
    if streams > 1 { return "standard input ('-') can be read only once" }
    if streams > 0 && (isMending || arguments[Options.diff]) {
      return "standard input can't be mended; name the file"
    }
    if streams == 0 && arguments[Options.stdinFilename] != nil {
      return "--stdin-filename goes with '-' for standard input"
    }
    let hasFormat = arguments[Options.format] != .text
    if hasFormat && (arguments[Options.statistics] || arguments[Options.diff]) {
      return "--statistics and --diff have a form of their own; leave out --format"
    }
    return nil
  }

  private var isMending: Bool { arguments[Options.fix] || arguments[Options.unsafeFixes] }

  /// A baseline that is not written anew.
  private var baselineToRead: String? {
    arguments[Options.writeBaseline] == nil ? arguments[Options.baseline] : nil
  }

  private var mending: Mending {
    let isUnsafe = arguments[Options.unsafeFixes]
    if arguments[Options.diff] { return .show(includingUnsafe: isUnsafe) }
    return isMending ? .write(includingUnsafe: isUnsafe) : .none
  }

  private func request(for inputs: [InputArgument]) -> CheckRun.Request {
    var request = CheckRun.Request(inputs)
    request.configurationPath = arguments[SharedOptions.config]
    request.standardInputName = arguments[Options.stdinFilename]
    request.levels =
      arguments[SharedOptions.severity]
      + arguments[Options.ignore].joined().map { RuleLevel(rule: $0, level: .off) }
    let selected = arguments[Options.select]
    request.selected = selected.isEmpty ? nil : Array(selected.joined())
    request.mending = mending
    request.jobs = arguments[Options.jobs]
    let outputs = [arguments[Options.outputFile], arguments[Options.writeBaseline]]
    request.outputs = outputs.compactMap(\.self)
    request.furtherInputs = [baselineToRead].compactMap(\.self)
    if !arguments[SharedOptions.quiet], ProgressBar.isPossible {
      let color = arguments[Options.color]
      request.makeProgress = { ProgressBar(totalBytes: $0, fileCount: $1, color: color) }
    }
    // A baseline is about all findings, however many a file has.
    if arguments[Options.baseline] != nil || arguments[Options.writeBaseline] != nil {
      request.limit = .max
    }
    return request
  }

  // MARK: The results

  private func conclude(_ run: CheckRun) -> ExitStatus {
    if let conflict = run.conflict { return voice.failed(conflict) }
    var report = report(on: run)
    for failure in run.failures { _ = voice.complain(["\(failure)"]) }
    if run.foundNothing, !arguments[SharedOptions.quiet] { voice.say("found no property lists") }
    if let path = arguments[Options.writeBaseline] {
      guard run.failures.isEmpty else { return voice.complain(["'\(path)' was not written"]) }
      return keep(report.findings, in: path)
    }
    if let status = applyBaseline(to: &report) { return status }
    let verdict = verdict(on: report, run)
    if arguments[SharedOptions.quiet] {
      report.findings.removeAll { $0.severity != .error }
    }
    let status = write(report, differences: run.results.flatMap(\.difference))
    if status != .done { return status }
    if !arguments[SharedOptions.quiet] {
      sumUp(report, fixedCount: run.results.reduce(0) { $0 + $1.fixedCount })
    }
    return run.failures.isEmpty ? verdict : .couldNotRun
  }

  private func report(on run: CheckRun) -> CheckReport {
    CheckReport(
      tool: CheckReport.Tool(name: "parkcheck", version: ProductVersion.current),
      rules: RuleCatalogue.rules.map { RuleSummary($0) },
      files: run.results.map(\.path), findings: run.results.flatMap(\.findings),
      unreadable: run.failures.map {
        CheckReport.UnreadableFile(path: $0.path, reason: "\($0)")
      },
      omittedCount: run.results.reduce(0) { $0 + $1.droppedCount },
      standardInput: arguments[Options.stdinFilename] ?? ParkFile.standardInput,
      workingFolder: absolutePath(of: "."))
  }

  private func keep(_ findings: [Diagnostic], in path: String) -> ExitStatus {
    do throws(IOError) {
      try Baseline.write(findings, to: path)
      voice.say("kept \(counted(findings.count)) in '\(path)'")
      return .done
    } catch {
      return voice.failed(error)
    }
  }

  private func applyBaseline(to report: inout CheckReport) -> ExitStatus? {
    guard let path = arguments[Options.baseline] else { return nil }
    do throws(Baseline.Failure) {
      let (left, goneCount) = try Baseline(contentsOf: path).apply(
        to: report.findings, in: report.files)
      report.findings = left
      if goneCount > 0 {
        voice.say("gone from '\(path)': \(counted(goneCount)); write it anew to forget")
      }
      return nil
    } catch {
      switch error {
      case .unreadable(let error): return voice.complain(["\(error)"])
      case .invalid(let message): return voice.complain([message])
      }
    }
  }

  // MARK: The report

  private func write(_ report: CheckReport, differences: [UInt8]) -> ExitStatus {
    let destination: OutputFile.Destination =
      arguments[Options.outputFile].map { .file($0) } ?? .standardOutput
    do throws(IOError) {
      let output = try OutputFile(destination)
      if arguments[Options.diff] {
        output.buffer.append(differences.span)
      } else if arguments[Options.statistics] {
        output.buffer.append(text: Statistics(report).text)
      } else {
        arguments[Options.format].write(report, style: style(for: destination), to: &output.buffer)
      }
      try output.commit()
      return .done
    } catch {
      return voice.failed(error)
    }
  }

  private func style(for destination: OutputFile.Destination) -> TextStyle {
    let isTerminal = destination == .standardOutput && Console.isOutputTerminal
    let isColoured = arguments[Options.color].isColoured(isTerminal: isTerminal)
    return TextStyle(
      isColoured: isColoured, showsSource: isTerminal || isColoured,
      width: Console.outputWidth ?? 100)
  }

  private func sumUp(_ report: CheckReport, fixedCount: Int) {
    if fixedCount > 0 {
      voice.say("mended \(fixedCount) \(fixedCount == 1 ? "fault" : "faults")")
    }
    if !report.findings.isEmpty { voice.say(Statistics(report).summary) }
  }

  private func verdict(on report: CheckReport, _ run: CheckRun) -> ExitStatus {
    if arguments[Options.exitZero] { return .done }
    let errorCount =
      report.findings.count { $0.severity == .error }
      + run.results.reduce(0) { $0 + $1.droppedErrorCount }
    let warningCount =
      report.findings.count { $0.severity == .warning }
      + run.results.reduce(0) { $0 + $1.droppedWarningCount }
    let mostWarnings =
      arguments[Options.strict] ? 0 : arguments[Options.maxWarnings] ?? Int.max
    return errorCount > 0 || warningCount > mostWarnings ? .dataErrors : .done
  }

  private func counted(_ count: Int) -> String { "\(count) finding\(count == 1 ? "" : "s")" }
}
