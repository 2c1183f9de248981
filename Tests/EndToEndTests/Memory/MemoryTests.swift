import Foundation
import Testing

#if os(Linux)
  @Suite("Memory")
  struct MemoryTests {
    /// How many entries the file has. The measure of the product is a million, which takes its time:
    /// `PARKTOOLS_TEST_ENTRIES=1000000 swift test -c release --filter MemoryTests`.
    private static let count =
      ProcessInfo.processInfo.environment["PARKTOOLS_TEST_ENTRIES"].flatMap { Int($0) } ?? 60_000

    @Test(
      "A conversion takes less than 40 MB, however long the file",
      arguments: [
        ["plist-to-geojson"], ["plist-to-geojson", "--seq"], ["plist-to-kml"], ["plist-to-gpx"],
      ])
    func conversion(words: [String]) throws {
      try withTemporaryFolder { folder in
        let path = folder + "/Attractions.plist"
        try AttractionsFile(count: Self.count).write(to: path)
        let peak = try PeakMemory(ofParkconv: words + [path, "--quiet"])
        #expect(peak.ending == .exit(0))
        #expect(peak.lineCount >= Self.count)
        #expect(peak.bytes > 1 << 20 && peak.bytes < 40 << 20, "\(peak.bytes >> 10) kB")
      }
    }
  }
#endif
