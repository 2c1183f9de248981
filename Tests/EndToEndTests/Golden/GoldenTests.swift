import Foundation
import Testing

@Suite("The golden outputs")
struct GoldenTests {
  private static let folder = Repository.tests + "/Golden/Outputs"

  /// A command line without its sample, and the rest of the name of the file that has its output.
  struct Output: CustomTestStringConvertible {
    let words: [String]
    let suffix: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String, _ suffix: String) {
      self.words = words.split(separator: " ").map(String.init)
      self.suffix = suffix
    }
  }

  private static let outputs = [
    Output("plist-to-geojson", ".geojson"),
    Output("plist-to-geojson --pretty", ".pretty.geojson"),
    Output("plist-to-geojson --lines", ".geojsonl"),
    Output("plist-to-geojson --seq", ".geojsons"),
    Output("plist-to-kml", ".kml"),
    Output("plist-to-gpx", ".gpx"),
    Output("plist-to-gpx --tracks", ".tracks.gpx"),
    Output("plist-to-svg --layers boundary,attractions,characters,routes", ".svg"),
    Output("info", ".info.txt"),
    Output("info --json", ".info.json"),
  ]

  /// Whether the outputs are to be written anew: `UPDATE_GOLDEN=1 swift test --filter Golden`.
  private static let isUpdate = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  @Test("The output for a sample is the one that is kept", arguments: Sample.allCases, outputs)
  func kept(sample: Sample, output: Output) throws {
    let finished = try run(
      .parkconv, output.words + ["Samples/" + sample.rawValue], in: Repository.root)
    try #require(finished.ending == .exit(0), "\(finished.errors)")
    let path = Self.folder + "/" + sample.rawValue + output.suffix
    if Self.isUpdate { try write(finished.output, to: path) }
    let kept = try bytes(of: path)
    #expect(firstDifference(kept, finished.output) == nil)
  }

  @Test("Every file that is kept is the output of something", .disabled(if: isUpdate))
  func all() throws {
    let expected = Sample.allCases.flatMap { sample in
      Self.outputs.map { sample.rawValue + $0.suffix }
    }
    #expect(try names(in: Self.folder).filter { $0 != "README.md" } == expected.sorted())
  }

  /// Returns the first line in which `written` differs from `kept`.
  private func firstDifference(_ kept: Data, _ written: Data) -> String? {
    if kept == written { return nil }
    let old = kept.split(separator: 0x0A, omittingEmptySubsequences: false)
    let new = written.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    func text(_ lines: [Data]) -> String {
      line < lines.count ? String(decoding: lines[line], as: UTF8.self) : "(end)"
    }
    return "line \(line + 1):\n- \(text(old))\n+ \(text(new))"
  }
}
