import ByteIO
import Diagnostics
import ParkFormats
import ParkModel
import Testing

/// What a text in a format says about a park.
struct ReadMap {
  /// The model in lines; the files in the order of roles and names.
  let lines: [String]
  /// What is wrong with the text, as `line:column: message [rule]`.
  let findings: [String]
  /// What was left out, and what was given instead.
  let remarks: [String]
  /// The map's name in the text.
  let name: String?

  init(_ formatName: String, _ text: String, json: String = "{}") throws {
    try self.init(formatName, Array(text.utf8), json: json)
  }

  init(_ formatName: String, _ bytes: [UInt8], json: String = "{}") throws {
    let format = try #require(Format.all.first { $0.name == formatName })
    guard case .features(let reading)? = format.reading else { throw Unreadable() }
    let configuration = try Configuration(json: Array(json.utf8), file: "parktools.json")
    let collector = DiagnosticCollector()
    let sorter = MapSorter(configuration: configuration)
    _ = try sorter.read(
      ByteSource(bytes, named: "map." + format.fileExtension), by: reading,
      diagnostics: collector)
    let map = sorter.map()
    let dump = ModelDump()
    for file in map.files {
      ParkReader.read(file, configuration: configuration, into: dump, diagnostics: collector)
    }
    lines = dump.lines()
    findings = collector.diagnostics.map { "\($0.position): \($0.message) [\($0.rule)]" }
    remarks = map.remarks
    name = map.name
  }

  private struct Unreadable: Error {}
}
