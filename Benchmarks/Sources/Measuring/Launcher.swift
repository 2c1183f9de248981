import Foundation

/// Runs commands, each in the same surroundings: no environment but the locale, and the same folder.
package struct Launcher: Sendable {
  /// The path of `childusage`.
  private let childUsage: String
  /// The folder in which commands run.
  package let folder: String

  package init(childUsage: String, folder: String) {
    (self.childUsage, self.folder) = (childUsage, folder)
  }

  /// Runs `command` once.
  package func run(_ command: Command) throws(MeasuringError) -> Usage {
    try removeOutput(of: command)
    let outcome = try capture(
      childUsage, [String(command.cores ?? 0), command.program] + command.arguments)
    var status = outcome.status
    guard let usage = Usage(line: outcome.output, status: &status) else {
      throw .failed(command.name, status: status, said: outcome.said)
    }
    guard status == 0 else { throw .failed(command.name, status: status, said: outcome.said) }
    return usage
  }

  /// Counts the instructions of `command` with valgrind, those of all its threads.
  package func instructions(
    of command: Command, valgrind: String
  ) throws(MeasuringError) -> Int {
    try removeOutput(of: command)
    let outcome = try capture(
      valgrind,
      ["--tool=callgrind", "--callgrind-out-file=/dev/null", command.program] + command.arguments)
    guard outcome.status == 0 else {
      throw .failed(command.name, status: outcome.status, said: outcome.said)
    }
    guard let count = Launcher.collected(in: outcome.said) else {
      throw .uncounted(command.name, said: outcome.said)
    }
    return count
  }

  /// Returns the count in what callgrind says.
  package static func collected(in text: String) -> Int? {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstRange(of: "Collected :") else { continue }
      return Int(line[colon.upperBound...].filter(\.isNumber))
    }
    return nil
  }

  private func removeOutput(of command: Command) throws(MeasuringError) {
    if let path = command.proof?.path { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Returns what a program wrote. What it said on standard error goes through a file, which never
  /// makes it wait.
  package func capture(
    _ program: String, _ arguments: [String]
  ) throws(MeasuringError) -> (status: Int, output: String, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ["LANG": "C", "PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let saidPath = "\(folder)/said.txt"
    guard FileManager.default.createFile(atPath: saidPath, contents: nil),
      let said = FileHandle(forWritingAtPath: saidPath)
    else { throw .unreadable(saidPath) }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = said
    // `waitUntilExit` looks every 50 ms only.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do { try process.run() } catch { throw .notStarted(program) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    let text = (try? String(contentsOfFile: saidPath, encoding: .utf8)) ?? ""
    return (
      Int(process.terminationStatus), String(decoding: data, as: UTF8.self),
      String(text.suffix(2000))
    )
  }
}
