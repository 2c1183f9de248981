import ByteIO
import CommandLineKit
import Conversion
import Diagnostics
import ParkFormats

/// `parkconv diff`.
struct DiffCommand {
  let arguments: Arguments
  let report: Report

  func run() -> ExitStatus {
    let operands = arguments[Options.versions].map(InputArgument.init)
    let old = arguments[Options.old].map(InputArgument.init)
    guard !old.isEmpty || operands.count == 2 else {
      return report.complain([
        "expected two versions, OLD and NEW, or the files of the old one with --old"
      ])
    }
    if drawings.filter({ $0.destination == .standardOutput }).count > 1 {
      return report.complain(["--svg and --html can't both go to standard output"])
    }
    do throws(IOError) {
      if try isWrittenTwice() {
        return report.complain(["--svg and --html can't both go to the same file"])
      }
    } catch {
      return report.failed(error)
    }
    do throws(InputSet.Failure) {
      return compare(
        try VersionPair(
          old: old.isEmpty ? [operands[0]] : old, new: old.isEmpty ? [operands[1]] : operands,
          configurationPath: arguments[SharedOptions.config]))
    } catch {
      return report.complain(error)
    }
  }

  /// Whether two drawings would go to one file.
  private func isWrittenTwice() throws(IOError) -> Bool {
    var places: Set<FilePlace> = []
    for drawing in drawings {
      if let place = try drawing.place(), !places.insert(place).inserted { return true }
    }
    return false
  }

  private var drawings: [ComparisonDrawing] {
    [(Options.svg, Format.svg), (Options.html, .html)].compactMap { option, format in
      arguments[option].map { path in
        ComparisonDrawing(
          format, to: path == "-" ? .standardOutput : .file(path),
          options: Options.settings(of: format.options, in: arguments))
      }
    }
  }

  private func compare(_ pair: VersionPair) -> ExitStatus {
    let collector = pair.new.collector(with: [])
    do throws(WritingError) {
      let comparison = try report.withProgress(
        on: [pair.old, pair.new], isQuiet: arguments[SharedOptions.quiet],
        color: arguments[SharedOptions.color()]
      ) { bar throws(WritingError) in
        try VersionComparison(
          of: pair, drawings: drawings, progress: bar, reportingTo: collector)
      }
      return conclude(comparison, collector)
    } catch {
      report.findings(collector, isQuiet: true, color: arguments[SharedOptions.color()])
      switch error {
      case .failed(let error): return report.failed(error)
      default: return report.complain(["\(error)"])
      }
    }
  }

  private func conclude(
    _ comparison: VersionComparison, _ collector: DiagnosticCollector
  ) -> ExitStatus {
    report.findings(collector, isQuiet: true, color: arguments[SharedOptions.color()])
    report.foreign(comparison.foreignFiles)
    guard comparison.isComplete else {
      report.say("the versions can't be compared")
      return arguments[Options.exitZero] ? .done : .couldNotRun
    }
    if !arguments[SharedOptions.quiet] {
      for omission in comparison.omissions { report.say("left out \(omission)") }
    }
    let status = report.output(text(of: comparison))
    let isDifferent = !comparison.changes.isEmpty && !arguments[Options.exitZero]
    return status == .done && isDifferent ? .dataErrors : status
  }

  /// What goes to standard output, which a drawing may have taken.
  private func text(of comparison: VersionComparison) -> String {
    if drawings.contains(where: { $0.destination == .standardOutput }) { return "" }
    if arguments[Options.json] { return ChangeJSON(comparison.changes).text }
    let style = Report.outputStyle(arguments[SharedOptions.color()])
    return ChangeReport(comparison.changes, style: style).text
  }
}
