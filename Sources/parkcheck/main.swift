import CommandLineKit
import Conversion

Console.prepare(for: "parkcheck")
Console.exit(run(Array(CommandLine.arguments.dropFirst())))

/// Does what `words` ask for.
func run(_ words: [String]) -> ExitStatus {
  let voice = Report(program: "parkcheck")
  return voice.answer(words, of: .parkcheck) { perform($0, $1, voice) }
}

private func perform(_ action: Action, _ arguments: Arguments, _ voice: Report) -> ExitStatus {
  switch action {
  case .check: CheckCommand(arguments: arguments, voice: voice).run()
  case .listRules: RuleCommands(arguments: arguments, voice: voice).list()
  case .explain: RuleCommands(arguments: arguments, voice: voice).explain()
  case .writeManual: voice.output(Program.parkcheck.manualPage())
  case .writeCompletions:
    voice.output(Program.parkcheck.completions(for: arguments))
  }
}
