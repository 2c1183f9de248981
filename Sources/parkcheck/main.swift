import CommandLineKit
import Conversion

Console.ignoreClosedPipes()
Console.exit(run(Array(CommandLine.arguments.dropFirst())))

/// Does what `words` ask for.
func run(_ words: [String]) -> ExitStatus {
  let report = Report(program: "parkcheck")
  switch Program.parkcheck.parse(words) {
  case .run(_, let arguments): return CheckCommand(arguments: arguments, voice: report).run()
  case .showHelp(let page): return report.output(page.text())
  case .showVersion(let line): return report.output(line + "\n")
  case .failure(let failure): return report.complain([failure.message, failure.hint])
  }
}
