import Foundation

/// The machine and the versions of what was measured on it.
struct Machine: Codable {
  var processor = ""
  var cores = 0
  var system = ""
  /// How many programs ran or waited to run in the minute before.
  var load = 0.0
  var versions: [String] = []
}

extension Machine {
  /// Asks the machine that this runs on.
  init(asking programs: Programs) {
    cores = ProcessInfo.processInfo.activeProcessorCount
    processor = Machine.value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown"
    system = Machine.value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=") ?? "unknown"
    getloadavg(&load, 1)
    versions = [
      ("swift", ["--version"]), ("xmllint", ["--version"]), ("ogr2ogr", ["--version"]),
      ("gpsbabel", ["-V"]), ("plistutil", ["--version"]), ("valgrind", ["--version"]),
    ].compactMap { name, words in
      programs.peer(name).flatMap { Machine.firstLine(of: $0, words) }
    }
  }

  private static func value(of key: String, in path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(separator: separator, maxSplits: 1).last?
      .trimmingCharacters(in: CharacterSet(charactersIn: " \""))
  }

  /// Returns the first line with a digit in it of what a program says about its version.
  private static func firstLine(of program: String, _ words: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.contains(where: \.isNumber) }.map { line in
      String(line).replacing(program, with: URL(fileURLWithPath: program).lastPathComponent)
    }
  }
}
