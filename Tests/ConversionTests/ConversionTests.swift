import ByteIO
import Diagnostics
import ParkFormats
import ParkModel
import TestSupport
import Testing

@testable import Conversion

@Suite struct ConversionTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func write(_ xml: String, to name: String) throws {
    try folder.write("<plist version=\"1.0\">\(xml)</plist>", to: name)
  }

  private func convert(
    _ words: [String], to destination: String = "out.geojson",
    _ collector: DiagnosticCollector = DiagnosticCollector()
  ) throws -> Conversion.Outcome {
    let arguments = words.map { InputArgument(folder.path(of: $0)) }
    let format = try #require(Format.writable.first { $0.name == "geojson" })
    let conversion = Conversion(
      inputs: try InputSet(arguments, configurationPath: nil), format: format,
      destination: .file(folder.path(of: destination)))
    return try conversion.run(reportingTo: collector)
  }

  private static let route =
    "<array><string>{34.4211,-118.5961}</string><string>{34.4222,-118.5972}</string></array>"

  @Test("a file that is right is written")
  func written() throws {
    try write(Self.route, to: "Walk.plist")
    let outcome = try convert(["Walk.plist"])
    #expect(outcome.isWritten && outcome.readCount == 1)
    #expect(try folder.text(of: "out.geojson").contains("LineString"))
  }

  @Test(
    "where anything is wrong, nothing is written and an older output stays",
    arguments: [
      "<array><string>{34.4211,-118.5961}</string><string>{34.4222 -118.5972}</string></array>",
      "<array><string>{34.4211,-118.5961}</string><string>{34.4222,-118.5972}</string>",
    ])
  func wrong(xml: String) throws {
    try write(xml, to: "Walk.plist")
    try folder.write("old", to: "out.geojson")
    let collector = DiagnosticCollector()
    let outcome = try convert(["Walk.plist"], collector)
    #expect(!outcome.isWritten)
    #expect(collector.errorCount > 0)
    #expect(try folder.names == ["Walk.plist", "out.geojson"])
    #expect(try folder.text(of: "out.geojson") == "old")
  }

  @Test(
    "a named file that says nothing about a park stops the conversion, one in a folder does not")
  func foreign() throws {
    try write("<dict><key>CFBundleName</key><string>x</string></dict>", to: "in/Info.plist")
    try write(Self.route, to: "in/Walk.plist")
    let named = try convert(["in/Info.plist", "in/Walk.plist"])
    #expect(!named.isWritten)
    #expect(named.foreignFiles == [folder.path(of: "in/Info.plist")])
    let found = try convert(["in"])
    #expect(found.isWritten && found.foreignFiles.isEmpty && found.readCount == 1)
  }

  @Test("a folder without property lists of a park gives nothing")
  func nothing() throws {
    try folder.makeFolder("in")
    let outcome = try convert(["in"])
    #expect(!outcome.isWritten && outcome.readCount == 0)
    #expect(try folder.names == ["in"])
  }

  @Test("an output that can't be written is told before the input is read")
  func unwritable() throws {
    try write(Self.route, to: "Walk.plist")
    let collector = DiagnosticCollector()
    let failure = #expect(throws: WritingError.self) {
      _ = try convert(["Walk.plist"], to: "missing/out", collector)
    }
    guard case .failed(let error) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(error.operation == .create)
  }

  @Test("a file is not converted into its own place")
  func inPlace() throws {
    try write(Self.route, to: "Walk.plist")
    let before = try folder.text(of: "Walk.plist")
    #expect(throws: WritingError.self) { try convert(["Walk.plist"], to: "Walk.plist") }
    #expect(try folder.text(of: "Walk.plist") == before)
    #expect(try folder.names == ["Walk.plist"])
  }

  @Test("the same input gives the same bytes, whatever the order of the files")
  func deterministic() throws {
    try write(Self.route, to: "Walk.plist")
    let pin =
      "<dict><key>name</key><string>N</string><key>location</key><string>{34.4212,-118.5962}</string>"
      + "<key>type</key><string>1</string><key>subtitle</key><string>S</string></dict>"
    try write("<array>\(pin)</array>", to: "Pins.plist")
    _ = try convert(["Walk.plist", "Pins.plist"], to: "1")
    _ = try convert(["Pins.plist", "Walk.plist"], to: "2")
    let first = try folder.text(of: "1").replacing("\"name\":\"Walk\"", with: "")
    #expect(try first == folder.text(of: "2").replacing("\"name\":\"Walk\"", with: ""))
  }
}
