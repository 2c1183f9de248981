import Testing

@testable import CommandLineKit

/// Splits a line at its spaces and parses it.
func parse(_ line: String, with program: Program<ParkAction> = Park.converter)
  -> Invocation<ParkAction>
{
  program.parse(line.split(separator: " ").map(String.init))
}

extension Invocation {
  /// The arguments of a command that is to run.
  var arguments: Arguments? {
    if case .run(_, let arguments) = self { arguments } else { nil }
  }

  /// The action of a command that is to run.
  var action: Action? {
    if case .run(let action, _) = self { action } else { nil }
  }

  /// Why the line was not understood.
  var failure: UsageFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }

  /// The help that is to be shown.
  var help: String? {
    if case .showHelp(let page) = self { page.text() } else { nil }
  }
}
