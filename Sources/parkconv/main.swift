import CommandLineKit
import Conversion

Console.prepare(for: "parkconv")
Console.exit(run(Array(CommandLine.arguments.dropFirst())))

/// Does what `words` ask for.
func run(_ words: [String]) -> ExitStatus {
  let report = Report(program: "parkconv")
  return report.answer(words, of: .parkconv) { perform($0, $1, report) }
}

private func perform(_ action: Action, _ arguments: Arguments, _ report: Report) -> ExitStatus {
  switch action {
  case .convert(let source, let format):
    ConversionCommand(source: source, format: format, arguments: arguments, report: report).run()
  case .info: InfoCommand(arguments: arguments, report: report).run()
  case .diff: DiffCommand(arguments: arguments, report: report).run()
  case .listFormats: report.output(FormatList.text)
  case .writeManual: report.output(Program.parkconv.manualPage())
  case .writeCompletions:
    report.output(Program.parkconv.completions(for: arguments))
  }
}
