#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  @Suite("An interrupted conversion")
  struct InterruptionTests {
    /// Whether the folder for temporary files can hold a file without a name, as most can on Linux.
    private static let knowsUnnamedFiles: Bool = {
      let descriptor = open(NSTemporaryDirectory(), O_RDWR | 0o20000000 | O_DIRECTORY, 0o600)
      if descriptor >= 0 { close(descriptor) }
      return descriptor >= 0
    }()

    @Test(
      "It leaves the old output as it was and nothing beside it",
      .enabled(if: knowsUnnamedFiles), arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func leavesNothing(signal: Int32) throws {
      try withTemporaryFolder { folder in
        let (input, output) = (folder + "/Attractions.plist", folder + "/maps/map.kml")
        try AttractionsFile(count: 20_000).write(to: input)
        try write("old", to: output)
        let child = try Child(
          .parkconv, ["plist-to-kml", input, "-o", output], input: "/dev/null",
          output: "/dev/null", errors: "/dev/null", environment: environment(), folder: nil)
        try waitUntilWriting(child)
        kill(child.process, signal)
        #expect(try child.wait() == .signal(signal))
        #expect(try text(of: output) == "old")
        #expect(try names(in: folder + "/maps") == ["map.kml"])
      }
    }

    /// Waits until the program has opened a file for its output.
    private func waitUntilWriting(_ child: Child) throws {
      let folder = "/proc/\(child.process)/fd"
      for _ in 0..<10_000 {
        let files = try names(in: folder).compactMap {
          try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + $0)
        }
        if files.contains(where: { $0.contains("/maps/") }) { return }
        usleep(1_000)
      }
      Issue.record("the program has not begun to write")
    }
  }
#endif
