@testable import CommandLineKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A shell that could not be started.
struct ShellDidNotStart: Error {}

/// Returns what a script writes to standard output.
func outputOfShell(_ script: String) throws -> String {
  guard let stream = popen(script, "r") else { throw ShellDidNotStart() }
  defer { pclose(stream) }
  var output: [UInt8] = []
  while case let byte = getc(stream), byte != EOF { output.append(UInt8(truncatingIfNeeded: byte)) }
  return String(decoding: output, as: UTF8.self)
}

/// Tells whether a program can be run.
func isInstalled(_ program: String) -> Bool {
  (try? outputOfShell("command -v \(program)"))?.isEmpty == false
}
