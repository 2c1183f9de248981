import ByteIO
import CommandLineKit
import Conversion
import Diagnostics
import ParkFormats
import ParkModel

/// `parkconv …-to-…`.
struct ConversionCommand {
  let source: Format
  let format: Format
  let arguments: Arguments
  let report: Report

  func run() -> ExitStatus {
    let options = format.options.filter { arguments[Options.flag(for: $0, of: format)] }
    if let conflict = conflict(among: options) { return report.complain([conflict]) }
    do throws(InputSet.Failure) {
      let inputs = try InputSet(
        arguments[Options.inputs].map(InputArgument.init),
        configurationPath: arguments[SharedOptions.config], format: source)
      return convert(inputs, options: Set(options))
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

  private func convert(_ inputs: InputSet, options: Set<FormatOption>) -> ExitStatus {
    let conversion = Conversion(
      inputs: inputs, format: format,
      destination: arguments[Options.output].map(destination) ?? .standardOutput,
      layers: Set(arguments[Options.layers] ?? Layer.allCases), name: arguments[Options.name],
      precision: arguments[Options.precision], options: options)
    let collector = inputs.collector(with: arguments[SharedOptions.severity])
    do throws(IOError) {
      let outcome = try conversion.run(reportingTo: collector)
      return conclude(outcome, collector)
    } catch {
      report.findings(collector, isQuiet: arguments[SharedOptions.quiet])
      return report.failed(error)
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
    report.foreign(outcome.foreignFiles, of: source)
    if outcome.isWritten {
      for remark in outcome.remarks where !isQuiet { Console.error("\(source.name): \(remark)\n") }
      for omission in outcome.omissions where !isQuiet {
        Console.error("\(format.name): left out \(omission)\n")
      }
      return .done
    }
    report.say("\(reason(outcome, collector)); nothing was written")
    return .dataErrors
  }

  /// Why nothing was written.
  private func reason(_ outcome: Conversion.Outcome, _ collector: DiagnosticCollector) -> String {
    switch collector.errorCount {
    case 0 where outcome.isIncomplete: "a file can't be read to its end"
    case 0 where outcome.readCount > 0: "not all files belong to a map"
    case 0:
      source.name == Format.plist.name ? "there is no park file" : "there is nothing to convert"
    case 1: "1 error"
    case let count: "\(count) errors"
    }
  }
}
