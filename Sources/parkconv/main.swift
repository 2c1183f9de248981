import CommandLineKit
import Conversion

Console.ignoreClosedPipes()
Console.exit(run(Array(CommandLine.arguments.dropFirst())))

/// Does what `words` ask for.
func run(_ words: [String]) -> ExitStatus {
  let report = Report(program: "parkconv")
  switch Program.parkconv.parse(words) {
  case .run(let action, let arguments): return perform(action, arguments, report)
  case .showHelp(let page): return report.output(page.text())
  case .showVersion(let line): return report.output(line + "\n")
  case .failure(let failure): return report.complain([failure.message, failure.hint])
  }
}

private func perform(_ action: Action, _ arguments: Arguments, _ report: Report) -> ExitStatus {
  switch action {
  case .convert(let format):
    ConversionCommand(format: format, arguments: arguments, report: report).run()
  case .info: InfoCommand(arguments: arguments, report: report).run()
  case .listFormats: report.output(FormatList.text)
  case .writeManual: report.output(Program.parkconv.manualPage())
  case .writeCompletions:
    report.output(arguments[SharedOptions.shell].map(Program.parkconv.completions).joined())
  }
}
