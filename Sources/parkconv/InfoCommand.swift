import ByteIO
import CommandLineKit
import Conversion
import Diagnostics
import ParkModel

/// `parkconv info`.
struct InfoCommand {
  let arguments: Arguments
  let report: Report

  func run() -> ExitStatus {
    do throws(InputSet.Failure) {
      let inputs = try InputSet(
        arguments[Options.inputs].map(InputArgument.init),
        configurationPath: arguments[SharedOptions.config])
      return sumUp(inputs)
    } catch {
      return report.complain(error)
    }
  }

  private func sumUp(_ inputs: InputSet) -> ExitStatus {
    let collector = inputs.collector(with: arguments[SharedOptions.severity])
    do throws(IOError) {
      let survey = try Survey(of: inputs, reportingTo: collector)
      let text = arguments[Options.json] ? survey.summary.json : survey.summary.table
      let status = report.output(text)
      report.findings(collector, isQuiet: arguments[SharedOptions.quiet])
      report.foreign(survey.foreignFiles)
      let hasErrors = collector.errorCount > 0 || !survey.foreignFiles.isEmpty
      return status == .done && hasErrors ? .dataErrors : status
    } catch {
      report.findings(collector, isQuiet: arguments[SharedOptions.quiet])
      return report.failed(error)
    }
  }
}
