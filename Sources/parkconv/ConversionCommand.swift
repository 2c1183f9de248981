import ByteIO
import CommandLineKit
import Conversion
import Diagnostics
import ParkFormats
import ParkModel

/// `parkconv plist-to-…`.
struct ConversionCommand {
  let format: Format
  let arguments: Arguments
  let report: Report

  func run() -> ExitStatus {
    let settings = Options.settings(of: format.options, in: arguments)
    if let conflict = conflict(among: format.options.filter(settings.contains)) {
      return report.complain([conflict])
    }
    do throws(InputSet.Failure) {
      let inputs = try InputSet(
        arguments[Options.inputs].map(InputArgument.init),
        configurationPath: arguments[SharedOptions.config])
      return convert(inputs, options: settings)
    } catch {
      return report.complain(error)
    }
  }

  private func conflict(among options: [FormatOption]) -> String? {
    for option in options {
      if let other = options.first(where: { option.excludes.contains($0.name) }) {
        return "--\(option.name) and --\(other.name) exclude each other"
      }
    }
    return nil
  }

  private func convert(_ inputs: InputSet, options: FormatSettings) -> ExitStatus {
    let conversion = Conversion(
      inputs: inputs, format: format,
      destination: arguments[Options.output].map(destination) ?? .standardOutput,
      layers: Set(arguments[Options.layers] ?? Layer.allCases), name: arguments[Options.name],
      precision: arguments[Options.precision], options: options)
    let collector = inputs.collector(with: arguments[SharedOptions.severity])
    do throws(Conversion.Failure) {
      let outcome = try conversion.run(reportingTo: collector)
      return conclude(outcome, collector)
    } catch {
      report.findings(collector, isQuiet: arguments[SharedOptions.quiet])
      switch error {
      case .io(let error): return report.failed(error)
      case .format(let lack): return report.complain(lack.messages)
      }
    }
  }

  private func destination(_ path: String) -> OutputFile.Destination {
    path == "-" ? .standardOutput : .file(path)
  }

  private func conclude(
    _ outcome: Conversion.Outcome, _ collector: DiagnosticCollector
  ) -> ExitStatus {
    let isQuiet = arguments[SharedOptions.quiet]
    report.findings(collector, isQuiet: isQuiet)
    report.foreign(outcome.foreignFiles)
    if outcome.isWritten {
      for omission in outcome.omissions where !isQuiet {
        Console.error("\(format.name): left out \(omission)\n")
      }
      if outcome.isFaultless { return .done }
    }
    let end = outcome.isWritten ? "what could be read was written" : "nothing was written"
    report.say("\(reason(outcome, collector)); \(end)")
    return .dataErrors
  }

  /// Why nothing was written.
  private func reason(_ outcome: Conversion.Outcome, _ collector: DiagnosticCollector) -> String {
    switch collector.errorCount {
    case 0 where outcome.isIncomplete: "a file can't be read to its end"
    case 0: outcome.readCount == 0 ? "there is no park file" : "not all files belong to a map"
    case 1: "1 error"
    case let count: "\(count) errors"
    }
  }
}
