import Foundation
import Testing

@Suite("The broken samples")
struct BrokenSampleTests {
  /// A file with one fault.
  struct BrokenSample: CustomTestStringConvertible {
    let name: String
    let rule: String

    /// The line and column of the fault; empty where there is none to tell.
    let place: String
    var testDescription: String { name }
  }

  private static let folder = Repository.root + "/Samples/Broken"

  private static let samples: [BrokenSample] = {
    let table = (try? text(of: folder + "/expected.tsv")) ?? ""
    return table.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return BrokenSample(name: cells[0], rule: cells[1], place: cells.count > 2 ? cells[2] : "")
    }
  }()

  @Test("Every folder is listed")
  func listed() throws {
    let folders = try names(in: Self.folder).filter { $0 != "expected.tsv" && !$0.hasPrefix(".") }
    #expect(folders == Self.samples.map(\.name).sorted())
  }

  @Test("It is refused for its one fault, at its place, and nothing is written", arguments: samples)
  func refused(sample: BrokenSample) throws {
    try withTemporaryFolder { folder in
      let input = Self.folder + "/" + sample.name
      let finished = try parkconv("plist-to-geojson", input, "-o", folder + "/map.geojson")
      try #require(finished.ending == .exit(1), "\(finished.errors)")
      #expect(finished.output.isEmpty)
      #expect(try names(in: folder) == [])
      let errors = finished.errorLines.filter { $0.contains(": error: ") }
      try #require(!errors.isEmpty, "\(finished.errors)")
      let file = try #require(names(in: input).first { $0.hasSuffix(".plist") })
      for error in errors {
        #expect(error.hasPrefix("\(input)/\(file):\(sample.place)"))
        #expect(error.hasSuffix("[\(sample.rule)]"))
      }
    }
  }
}
