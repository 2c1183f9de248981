package import ByteIO
package import CommandLineKit
package import Diagnostics
package import ParkFormats

/// What a program says, and the status that it ends with.
package struct Report {
  /// The program's name, which begins its own messages.
  let program: String

  /// Creates the voice of the program `program`.
  package init(program: String) {
    self.program = program
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
    for diagnostic in diagnostics { Console.error(TextReporter.line(for: diagnostic) + "\n") }
    return .couldNotRun
  }

  /// Writes the findings to standard error, those of one file in the order of their places.
  package func findings(_ collector: DiagnosticCollector, isQuiet: Bool) {
    for diagnostic in collector.sorted where !isQuiet || diagnostic.severity == .error {
      Console.error(TextReporter.line(for: diagnostic) + "\n")
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
