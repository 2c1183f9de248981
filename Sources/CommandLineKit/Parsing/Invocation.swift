/// What a command line asks for.
package enum Invocation<Action: Sendable>: Sendable {
  /// To do something with the arguments.
  case run(Action, Arguments)

  /// To show help.
  case showHelp(HelpPage)

  /// To show the version, which is one line: `parkconv 1.2.0`.
  case showVersion(String)

  /// To say that the line was not understood.
  case failure(UsageFailure)
}
