import Foundation

func complain(_ message: String) {
  FileHandle.standardError.write(Data(message.utf8))
}

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  complain(Options.usage)
  exit(2)
}

/// Returns the exit status.
func perform(_ options: Options) throws -> Int32 {
  var benchmark = try Benchmark(options)
  switch options.task {
  case .record(let path):
    try benchmark.record(in: path)
    return 0
  case .check(let path):
    return try benchmark.isKept(path) ? 0 : 1
  case .benchmark:
    try benchmark.run()
    print(benchmark.report.text, terminator: "")
    if let path = options.jsonPath {
      try benchmark.report.json().write(to: URL(fileURLWithPath: path))
    }
    return 0
  }
}

let status: Int32
do {
  status = try perform(options)
} catch {
  complain("parkbench: \(error)\n")
  status = 2
}
exit(status)
