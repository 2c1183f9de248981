import Foundation
import Measuring

/// The programs that are measured, and the commands that are made of them.
struct Programs {
  let parkconv: String
  let parkcheck: String
  let saxfloor: String
  let childUsage: String

  /// Finds ours in `folder`, and those of the benchmark beside this one.
  init(in folder: String) throws(BenchmarkError) {
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    parkconv = "\(folder)/parkconv"
    parkcheck = "\(folder)/parkcheck"
    saxfloor = "\(own)/saxfloor"
    childUsage = "\(own)/childusage"
    for path in [parkconv, parkcheck, saxfloor, childUsage]
    where !FileManager.default.isExecutableFile(atPath: path) {
      throw .missing(path)
    }
  }

  /// Returns the path of a program of somebody else; `nil` if there is none.
  func peer(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  func floor(_ input: String) -> Command { Command("saxfloor", saxfloor, [input]) }

  func check(_ input: String, jobs: Int? = nil, cores: Int? = nil) -> Command {
    let options = jobs.map { ["--jobs", String($0)] } ?? []
    let name = "parkcheck" + (jobs.map { " --jobs \($0)" } ?? "")
    return Command(name, parkcheck, ["--strict"] + options + [input], cores: cores)
  }

  /// Returns the conversion of a file of `count` records; the output stands beside the input.
  func convert(_ format: OutputFormat, _ input: String, count: Int, cores: Int? = nil) -> Command {
    let output = "\(input).\(format.rawValue)"
    return Command(
      "parkconv \(format.words.joined(separator: " "))", parkconv,
      format.words + [input, "-o", output], cores: cores,
      proof: Command.Proof(output, format.mark, count: count))
  }

  /// Returns the conversion of a file to standard output, where nothing has to reach a disk.
  func print(_ format: OutputFormat, _ input: String) -> Command {
    Command("parkconv \(format.words.joined(separator: " "))", parkconv, format.words + [input])
  }

  /// Returns `command` twice at the same time, which shows what two cores of the machine bring.
  func twice(_ command: Command) -> Command {
    Command(
      "\(command.name), twice at once", "/bin/sh",
      ["-c", "\"$0\" \"$@\" & first=$!; \"$0\" \"$@\" && wait $first", command.program]
        + command.arguments,
      cores: 2)
  }

  /// Returns every command of ours for a file of `count` attractions.
  func ours(_ input: String, count: Int) -> [Command] {
    OutputFormat.allCases.map { convert($0, input, count: count) } + [check(input)]
  }
}

/// What `parkconv` writes.
enum OutputFormat: String, CaseIterable {
  case geojson
  case lines
  case kml
  case gpx

  fileprivate var words: [String] {
    switch self {
    case .geojson: ["plist-to-geojson"]
    case .lines: ["plist-to-geojson", "--lines"]
    case .kml: ["plist-to-kml"]
    case .gpx: ["plist-to-gpx"]
    }
  }

  /// What stands once for each attraction in the output.
  var mark: String {
    switch self {
    case .geojson, .lines: "\"type\":\"Point\""
    case .kml: "<Placemark>"
    case .gpx: "<wpt "
    }
  }
}

/// Why there is no benchmark.
enum BenchmarkError: Error, CustomStringConvertible {
  case missing(String)
  case folder(String)
  case records(String)

  var description: String {
    switch self {
    case .missing(let path): "'\(path)' is missing: expected an executable"
    case .folder(let path): "'\(path)' can't be made"
    case .records(let path): "'\(path)' holds no recorded instructions"
    }
  }
}
