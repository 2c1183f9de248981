import ByteIO
import Diagnostics
import ParkFormats
import ParkModel
import PropertyList
import TestSupport
import Testing

/// What is written and read again is the same map.
@Suite struct RoundTripTests {
  struct Variant: CustomTestStringConvertible {
    let format: String
    var options: [String] = []
    /// How the lines of the model begin that the format can't hold.
    var lost: [String] = []

    var testDescription: String { ([format] + options).joined(separator: " ") }
  }

  static let variants = [
    Variant(format: "geojson"), Variant(format: "geojson", options: ["pretty"]),
    Variant(format: "geojson", options: ["seq"]), Variant(format: "geojson", options: ["lines"]),
    Variant(format: "kml"), Variant(format: "kmz"),
    Variant(format: "gpx", lost: ["overlay", "keys"]),
    Variant(format: "gpx", options: ["tracks"], lost: ["overlay", "keys"]),
  ]

  @Test("A map at random comes back as it was", arguments: variants)
  func randomMaps(variant: Variant) throws {
    for seed in 1...40 {
      let shape = seed % 2 == 0 ? "corners" : "rectangle"
      let trip = try RoundTrip(
        RandomMap(seed: seed).files, through: variant, #"{"overlay": {"shape": "\#(shape)"}}"#)
      #expect(trip.findings == [], "seed \(seed)")
      #expect(trip.remarks == [], "seed \(seed)")
      let (before, after) = (
        trip.before.lines(without: variant.lost), trip.after.lines(without: variant.lost)
      )
      guard before == after else {
        let difference = after.difference(from: before).map { "\($0)" }.joined(separator: "\n")
        Issue.record("seed \(seed):\n\(difference)")
        return
      }
    }
  }
}

/// A map that has been written in a format and read again.
struct RoundTrip {
  let before: ModelDump
  let after: ModelDump
  /// What is wrong with the file by its reader.
  let findings: [String]
  /// What its reader has left out.
  let remarks: [String]

  init(
    _ files: [(name: String, xml: String)], through variant: RoundTripTests.Variant, _ json: String
  ) throws {
    let folder = try ScratchFolder()
    let configuration = try Configuration(json: Array(json.utf8), file: "parktools.json")
    let format = try #require(Format.all.first { $0.name == variant.format })
    let outputs = try OutputSet(.file(folder.path(of: "map")))
    var settings = FormatSettings()
    for option in format.options where variant.options.contains(option.name) {
      settings[option] = .on
    }
    let context = WritingContext(configuration: configuration, options: settings)
    let assembler = try MapAssembler(
      format: format, outputs: outputs, layers: Set(Layer.allCases), name: nil, context: context)
    before = ModelDump(showsOrder: true)
    let collector = DiagnosticCollector()
    for role in format.roleOrder {
      for (name, xml) in files {
        let path = try folder.write("<plist version=\"1.0\">\(xml)</plist>", to: name)
        let probe = RoleProbe()
        _ = try ParkReader.read(
          ByteSource(path: path), configuration: configuration, into: probe,
          diagnostics: DiagnosticCollector())
        guard probe.role == role else { continue }
        for consumer in [before, assembler] as [any ParkConsumer] {
          _ = try ParkReader.read(
            ByteSource(path: path), configuration: configuration, into: consumer,
            diagnostics: collector)
        }
      }
    }
    try #require(collector.diagnostics.map(TextReporter.line) == [])
    try assembler.finish()
    try outputs.commit()
    after = ModelDump(showsOrder: true)
    guard case .features(let reading)? = format.reading else {
      throw Unreadable()
    }
    let sorter = MapSorter(configuration: configuration)
    _ = try sorter.read(
      ByteSource(path: folder.path(of: "map")), by: reading, diagnostics: collector)
    let map = sorter.map()
    for file in map.files {
      ParkReader.read(
        file, configuration: configuration, into: after, diagnostics: collector)
    }
    findings = collector.diagnostics.map(TextReporter.line)
    remarks = map.remarks
  }

  private struct Unreadable: Error {}
}

/// Takes note of the role of a file.
private final class RoleProbe: AttractionConsumer {
  private(set) var role: Role?
  func began(_ file: ParkFile) -> ReadingStep {
    role = file.role
    return .stop
  }
  func park(_ park: Park) {}
  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {}
  func path(_ path: Path) {}
  func ended(_ file: ParkFile) {}
}
