import ByteIO
import Diagnostics
import Foundation
import JSONReading
import ParkFormats
import ParkModel
import TestSupport
import Testing

/// A map written in a format from property lists given as text.
struct WrittenMap {
  /// What was written.
  let text: String

  /// What the format could not hold.
  let omissions: [String]

  /// Writes the property lists with the values `files`, by their names, in the order given.
  init(
    _ formatName: String, _ files: KeyValuePairs<String, String>, json: String = "{}",
    layers: Set<Layer> = Set(Layer.allCases), name: String? = nil, precision: Int? = nil,
    options: [String] = [], image: String? = nil
  ) throws {
    let format = try #require(Format.all.first { $0.name == formatName })
    let folder = try ScratchFolder()
    let configuration = try Configuration(json: Array(json.utf8), file: "parktools.json")
    var settings = FormatSettings()
    for option in format.options where options.contains(option.name) { settings[option] = .on }
    let context = WritingContext(
      configuration: configuration, precision: precision, options: settings,
      overlayImage: image.map { Picture(.remote, reference: $0, path: $0) })
    let outputs = try OutputSet(.file(folder.path(of: "out")))
    let assembler = try MapAssembler(
      format: format, outputs: outputs, layers: layers, name: name, context: context)
    let collector = DiagnosticCollector()
    for (file, xml) in files {
      let path = try folder.write("<plist version=\"1.0\">\(xml)</plist>", to: file)
      _ = try ParkReader.read(
        ByteSource(path: path), configuration: configuration, into: assembler,
        diagnostics: collector)
    }
    try #require(collector.diagnostics.map(TextReporter.line) == [])
    try assembler.finish()
    try outputs.commit()
    text = try folder.text(of: "out")
    omissions = assembler.omissions
  }

  /// The features of GeoJSON, whose objects must not name a member twice.
  func features() throws -> [[String: Any]] {
    _ = try JSONParser.parse(Array(text.utf8))
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(root?["features"] as? [[String: Any]])
  }

  /// The properties of the feature `index` of GeoJSON.
  func properties(of index: Int = 0) throws -> [String: Any] {
    let features = try features()
    try #require(features.indices.contains(index))
    return try #require(features[index]["properties"] as? [String: Any])
  }

  /// The elements of XML, which must be well-formed.
  func elements() throws -> [Element] {
    let reader = ElementReader()
    try #require(reader.read(text))
    return reader.elements
  }
}

/// Returns a string element.
func string(_ text: String) -> String { "<string>\(text)</string>" }

/// Returns a dictionary of keys and the elements of their values.
func dictionary(_ entries: KeyValuePairs<String, String>) -> String {
  "<dict>" + entries.map { "<key>\($0.key)</key>\($0.value)" }.joined() + "</dict>"
}

/// Returns a list of attractions with one entry at {1,2} that has `more` beside its name.
func attraction(at place: String = "{1,2}", _ more: String = "") -> String {
  "<array><dict><key>name</key><string>N</string><key>location</key>\(string(place))\(more)</dict></array>"
}

/// Returns a park file's dictionary with three corners, a centre and a boundary.
func park(_ more: String = "") -> String {
  dictionary([
    "midCoord": string("{0.5,0.5}"), "overlayTopLeftCoord": string("{1,0}"),
    "overlayTopRightCoord": string("{1,1}"), "overlayBottomLeftCoord": string("{0,0}"),
    "boundary": "<array>" + ["{0,0}", "{0,1}", "{1,1}"].map(string).joined() + "</array>",
  ]).replacing("</dict>", with: more + "</dict>")
}
