import ByteIO
import CommandLineKit
import Conversion
import Diagnostics

/// Checks the files that were named.
struct CheckCommand {
  let arguments: Arguments
  let report: Report

  func run() -> ExitStatus {
    do throws(InputSet.Failure) {
      let inputs = try InputSet(
        arguments[SharedOptions.inputs].map(InputArgument.init),
        configurationPath: arguments[SharedOptions.config])
      return check(inputs)
    } catch {
      return report.complain(error)
    }
  }

  private func check(_ inputs: InputSet) -> ExitStatus {
    let collector = inputs.collector(with: arguments[SharedOptions.severity])
    do throws(IOError) {
      _ = try Survey(of: inputs, reportingTo: collector)
      let lines = collector.sorted
        .filter { !arguments[SharedOptions.quiet] || $0.severity == .error }
        .map { TextReporter.line(for: $0) + "\n" }
      let status = report.output(lines.joined())
      return status == .done && collector.errorCount > 0 ? .dataErrors : status
    } catch {
      return report.failed(error)
    }
  }
}
