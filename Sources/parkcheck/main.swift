import CommandLineKit
import Conversion

Console.ignoreClosedPipes()
Console.exit(run(Array(CommandLine.arguments.dropFirst())))

/// Does what `words` ask for.
func run(_ words: [String]) -> ExitStatus {
  let voice = Report(program: "parkcheck")
  switch Program.parkcheck.parse(words) {
  case .run(let action, let arguments): return perform(action, arguments, voice)
  case .showHelp(let page): return voice.output(page.text())
  case .showVersion(let line): return voice.output(line + "\n")
  case .failure(let failure): return voice.complain([failure.message, failure.hint])
  }
}

private func perform(_ action: Action, _ arguments: Arguments, _ voice: Report) -> ExitStatus {
  switch action {
  case .check: CheckCommand(arguments: arguments, voice: voice).run()
  case .listRules: RuleCommands(arguments: arguments, voice: voice).list()
  case .explain: RuleCommands(arguments: arguments, voice: voice).explain()
  case .writeManual: voice.output(Program.parkcheck.manualPage())
  case .writeCompletions:
    voice.output(arguments[SharedOptions.shell].map(Program.parkcheck.completions).joined())
  }
}
