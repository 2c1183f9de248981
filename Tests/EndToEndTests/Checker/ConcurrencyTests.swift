import Foundation
import Testing

@Suite("Many threads and many programs at once", .serialized)
struct ConcurrencyTests {
  /// How often each is run; ten thousand in all with `PARKTOOLS_TEST_RUNS=5000`.
  private static let count =
    ProcessInfo.processInfo.environment["PARKTOOLS_TEST_RUNS"].flatMap { Int($0) } ?? 20

  @Test("Every run says the same", arguments: [["-j8", "--format", "json", "."], ["-j3", "."]])
  func checks(words: [String]) throws {
    try withFolder { folder in
      try expectTheSame(.parkcheck, words, ending: .exit(1), in: folder)
    }
  }

  /// What reads large files, whose parser has a thread of its own.
  private static let largeReadings: [(tool: Tool, words: [String], status: Int32)] = [
    (.parkconv, ["plist-to-geojson", "Sound.plist"], 0),
    (.parkconv, ["plist-to-kml", "Cut.plist"], 1),
    (.parkcheck, ["-j3", "."], 1),
  ]

  @Test(
    "Large files give the same, whole ones and those that are cut short", arguments: largeReadings)
  func largeFiles(tool: Tool, words: [String], status: Int32) throws {
    try withTemporaryFolder { folder in
      try AttractionsFile(count: 12_000).write(to: folder + "/Sound.plist")
      let whole = try bytes(of: folder + "/Sound.plist")
      try write(whole.prefix(2 << 20), to: folder + "/Cut.plist")
      try expectTheSame(tool, words, ending: .exit(status), times: Self.count / 5, in: folder)
    }
  }

  /// Runs `tool` over and over and expects one result, of which no sanitizer has complained.
  private func expectTheSame(
    _ tool: Tool, _ words: [String], ending: Finished.Ending, times: Int = Self.count,
    in folder: String
  ) throws {
    let first = try run(tool, words, in: folder)
    #expect(first.ending == ending && !(first.output.isEmpty && first.errors.isEmpty))
    #expect(!first.errors.contains("Sanitizer"), "\(first.errors)")
    try repeatAtOnce(times) {
      let next = try run(tool, words, in: folder)
      return next.output == first.output && next.errors == first.errors
        && next.ending == first.ending
    }
  }

  @Test("Mending on many threads gives the same files")
  func mending() throws {
    try withFolder { folder in
      let mended = { @Sendable () throws -> [String: Data] in
        try withTemporaryFolder { outer in
          try copy(folder, to: outer + "/files")
          let result = try run(.parkcheck, ["-j8", "--fix", "files"], in: outer)
          #expect(!result.errors.contains("Sanitizer"), "\(result.errors)")
          let files = outer + "/files"
          return try names(in: files).reduce(into: [:]) { $0[$1] = try bytes(of: files + "/" + $1) }
        }
      }
      let first = try mended()
      try repeatAtOnce { try mended() == first }
    }
  }

  /// Asks `isSame` so many times, four of them at once.
  private func repeatAtOnce(
    _ times: Int = Self.count, _ isSame: @Sendable @escaping () throws -> Bool
  ) throws {
    let differences = NSLock()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<times / 4 {
        let isGood = (try? isSame()) ?? false
        differences.withLock { count += isGood ? 0 : 1 }
      }
    }
    #expect(count == 0)
  }

  /// Lends a folder with 40 files, sound and faulty ones.
  private func withFolder(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try write(CheckerFile.park, to: folder + "/Park.plist")
      for index in 0..<40 {
        let text = [
          CheckerFile.wrong, CheckerFile.mendable, CheckerFile.swapped, CheckerFile.outside,
        ][index % 4]
        try write(text, to: folder + "/File \(index).plist")
      }
      try body(folder)
    }
  }
}
