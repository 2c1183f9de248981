package import ByteIO
package import CommandLineKit
package import Diagnostics
package import ParkFormats
package import TerminalText

/// What a program says, and the status that it ends with.
package struct Report {
  /// The program's name, which begins its own messages.
  let program: String

  /// Creates the voice of the program `program`.
  package init(program: String) {
    self.program = program
  }

  /// How text for people looks on standard output.
  package static func outputStyle(_ color: ColorChoice) -> TextStyle {
    let isTerminal = Console.isOutputTerminal
    return style(color, isTerminal: isTerminal, width: Console.outputWidth)
  }

  /// How text for people looks on standard error.
  private static func errorStyle(_ color: ColorChoice) -> TextStyle {
    style(color, isTerminal: Console.isErrorTerminal, width: Console.errorWidth)
  }

  private static func style(_ color: ColorChoice, isTerminal: Bool, width: Int?) -> TextStyle {
    let isColoured = color.isColoured(isTerminal: isTerminal)
    return TextStyle(
      isColoured: isColoured, showsSource: isTerminal || isColoured, width: width ?? 100)
  }

  /// Does `work` on the files of `sets` and has a bar show how far it is, unless `isQuiet`.
  package func withProgress<Result, Failure: Error>(
    on sets: [InputSet], isQuiet: Bool, color: ColorChoice,
    _ work: (ProgressBar?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !isQuiet, ProgressBar.isPossible else { return try work(nil) }
    let inputs = sets.flatMap(\.inputs)
    let bar = ProgressBar(
      totalBytes: inputs.totalSize, fileCount: inputs.count, color: color)
    defer { bar.end() }
    return try work(bar)
  }

  /// Writes `text` to standard output.
  package func output(_ text: String) -> ExitStatus {
    let code = Console.output(text)
    return code == 0 ? .done : failed(IOError(.write, path: "<stdout>", code: code))
  }

  /// Says why a file can't be read or written.
  package func failed(_ error: IOError) -> ExitStatus { complain(["\(error)"]) }

  /// Says why the program could not run.
  package func complain(_ messages: [String]) -> ExitStatus {
    for message in messages { say(message) }
    return .couldNotRun
  }

  /// Says why the inputs can't be made into a map. What is wrong in a configuration is a finding, and
  /// begins with its place.
  package func complain(_ failure: InputSet.Failure) -> ExitStatus {
    guard case .configuration(.invalid(let diagnostics)) = failure else {
      return complain(failure.messages)
    }
    let text = FindingText(style: Self.errorStyle(.auto))
    for diagnostic in diagnostics { Console.error(text.text(of: diagnostic)) }
    return .couldNotRun
  }

  /// Writes the findings to standard error, those of one file in the order of their places.
  ///
  /// On a terminal, and where colours are asked for, the source line follows each.
  package func findings(
    _ collector: DiagnosticCollector, isQuiet: Bool, color: ColorChoice = .auto
  ) {
    let text = FindingText(style: Self.errorStyle(color), streamName: InputSet.streamName)
    for diagnostic in collector.sorted where !isQuiet || diagnostic.severity == .error {
      Console.error(text.text(of: diagnostic))
    }
    if collector.droppedCount > 0 { say("\(collector.droppedCount) more findings are not shown") }
  }

  /// Says that files of `format` were named that say nothing about a park.
  package func foreign(_ files: [String], of format: Format = .plist) {
    for file in files {
      if case .features? = format.reading {
        say("'\(file)' has no feature that belongs to a map")
      } else {
        say(
          "'\(file)' says nothing about a park; if it does, name its role, as in route:\(file)")
      }
    }
  }

  /// Writes `message` to standard error, as a line of the program.
  package func say(_ message: String) {
    Console.error("\(program): \(TextReporter.printable(message))\n")
  }
}
