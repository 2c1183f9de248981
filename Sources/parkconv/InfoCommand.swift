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
        configurationPath: arguments[SharedOptions.config], format: nil)
      return arguments[Options.facts] ? listFacts(inputs) : sumUp(inputs)
    } catch {
      return report.complain(error)
    }
  }

  private func listFacts(_ inputs: InputSet) -> ExitStatus {
    do throws(IOError) {
      return report.output(try FactSheet(of: inputs).text)
    } catch {
      return report.failed(error)
    }
  }

  private func text(of survey: Survey) -> String {
    if arguments[Options.json] { return survey.summary.json }
    let style = Report.outputStyle(arguments[SharedOptions.color()])
    return SummaryText(survey.summary, style: style).text
  }

  private func sumUp(_ inputs: InputSet) -> ExitStatus {
    let collector = inputs.collector(with: arguments[SharedOptions.severity])
    do throws(IOError) {
      let survey = try report.withProgress(
        on: [inputs], isQuiet: arguments[SharedOptions.quiet],
        color: arguments[SharedOptions.color()]
      ) { bar throws(IOError) in
        try Survey(of: inputs, progress: bar, reportingTo: collector)
      }
      let status = report.output(text(of: survey))
      tell(collector)
      report.foreign(survey.foreignFiles, of: inputs.format)
      if survey.isEmpty, collector.errorCount == 0 { report.say("there is no park file") }
      let hasErrors = survey.isEmpty || collector.errorCount > 0 || !survey.foreignFiles.isEmpty
      return status == .done && hasErrors ? .dataErrors : status
    } catch {
      tell(collector)
      return report.failed(error)
    }
  }

  private func tell(_ collector: DiagnosticCollector) {
    report.findings(
      collector, isQuiet: arguments[SharedOptions.quiet],
      color: arguments[SharedOptions.color()])
  }
}
