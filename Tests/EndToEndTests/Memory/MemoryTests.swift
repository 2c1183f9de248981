import Foundation
import Testing

#if os(Linux)
  @Suite("Memory", .disabled(if: Tool.isSanitized, "a sanitizer takes memory of its own"))
  struct MemoryTests {
    /// How many entries the file has. The measure of the product is a million, which takes its time:
    /// `PARKTOOLS_TEST_ENTRIES=1000000 swift test -c release --filter MemoryTests`.
    private static let count =
      ProcessInfo.processInfo.environment["PARKTOOLS_TEST_ENTRIES"].flatMap { Int($0) } ?? 60_000

    private static let conversions = [
      ["plist-to-geojson"], ["plist-to-geojson", "--seq"], ["plist-to-kml"], ["plist-to-gpx"],
      ["plist-to-html"],
    ]

    @Test("A conversion takes less than 40 MB, however long the file", arguments: conversions)
    func conversion(words: [String]) throws {
      let peak = try peak(AttractionsFile(count: Self.count), words)
      #expect(peak.ending == .exit(0))
      #expect(peak.lineCount >= Self.count)
      #expect(peak.bytes > 1 << 20 && peak.bytes < 40 << 20, "\(peak.bytes >> 10) kB")
    }

    /// A million entries have 40 MB less what the program takes for any file, which leaves them about 25
    /// bytes each; what a test of this length can tell is more than 40.
    @Test("What is remembered of an entry is small, also where all lie at one place")
    func growth() throws {
      let place = "{34.420000,-118.590000}"
      for location in [nil, place] {
        let short = AttractionsFile(count: 5_000, location: location)
        let long = AttractionsFile(count: 65_000, location: location)
        let words = ["plist-to-geojson", "--lines"]
        let growth = try peak(long, words).bytes - peak(short, words).bytes
        #expect(growth < 60_000 * 40, "\(growth / 60_000) bytes an entry")
      }
    }

    private func peak(_ file: AttractionsFile, _ words: [String]) throws -> PeakMemory {
      try withTemporaryFolder { folder in
        let path = folder + "/Attractions.plist"
        try file.write(to: path)
        return try PeakMemory(ofParkconv: words + [path, "--quiet"])
      }
    }
  }
#endif
