import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much memory and time a program took, and what it wrote.
struct PeakMemory {
  /// The most memory that was resident at a time, in bytes, as the kernel counted it.
  private(set) var bytes = 0
  /// How much CPU time it took.
  let microseconds: Int
  /// How many lines went to standard output.
  private(set) var lineCount = 0
  /// The beginning of standard output.
  private(set) var output = ""
  let errors: String
  let ending: Finished.Ending

  /// Runs parkconv with `arguments`.
  init(ofParkconv arguments: [String]) throws {
    try self.init(of: .parkconv, arguments, in: nil)
  }

  /// Runs `tool` in `folder`.
  ///
  /// What a child took at most can't be learned from it once it has ended: what the system tells then
  /// counts the test's own memory too, which the child shares before it becomes another program. So the
  /// program is asked while it runs, and it can't end before the last of its output has been taken.
  init(of tool: Tool, _ arguments: [String], in folder: String?) throws {
    let errorFile = NSTemporaryDirectory() + "parktools-errors-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: errorFile) }
    let pipe = Pipe()
    let child = try Child(
      tool, arguments, input: "/dev/null", output: "", errors: errorFile,
      outputDescriptor: pipe.fileHandleForWriting.fileDescriptor, environment: environment(),
      folder: folder)
    try pipe.fileHandleForWriting.close()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var block = [UInt8](repeating: 0, count: 1 << 16)
    reading: while true {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&state, 1, 5) > 0
      bytes = max(bytes, PeakMemory.now(of: child.process))
      guard isReady else { continue }
      let count = read(descriptor, &block, block.count)
      if count <= 0 { break reading }
      lineCount += block[..<count].count { $0 == 0x0A }
      if output.isEmpty { output = String(decoding: block[..<count], as: UTF8.self) }
    }
    (ending, microseconds) = try child.waitAndMeasure()
    errors = try text(of: errorFile)
  }

  /// The high-water mark of a running process; 0 for one that has ended.
  private static func now(of process: pid_t) -> Int {
    guard let status = try? text(of: "/proc/\(process)/status"),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Int($0)
      })
    else { return 0 }
    return kilobytes * 1024
  }
}
