import ByteIO
import Diagnostics
import ParkModel
import PropertyList
import TestSupport
import Testing

@testable import ParkFormats

@Suite struct FindingPlaceTests {
  /// Notes the places of what is read.
  private final class Notes: AttractionConsumer {
    var places = FindingPlaces()
    func began(_ file: ParkFile) -> ReadingStep { .goOn }
    func park(_ park: Park) { places.add(park) }
    func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {
      if isReadable { places.add(attraction, of: file) }
    }
    func path(_ path: Path) { places.add(path) }
    func ended(_ file: ParkFile) {}
  }

  private static let list =
    "<array>"
    + ["{1,2}", "nowhere", "{3,4}"].map {
      "<dict><key>name</key><string>N</string><key>location</key>\(string($0))</dict>"
    }.joined() + "</array>"

  private static let named =
    "<dict><key>a.b</key><dict><key>name</key><string>N</string><key>location</key>"
    + "\(string("{5,6}"))</dict></dict>"

  @Test(
    "a finding is where the value is that it is about",
    arguments: [
      (park(), "midCoord", [0.5, 0.5]), (park(), "boundary[1]", [0, 1]), (park(), "boundary", nil),
      (park(), "overlayTopLeftCoord", [1, 0]), (park(), "unknown", nil),
      (list, "[0].location", [1, 2]), (list, "[2]", [3, 4]), (list, "[1].location", nil),
      (list, "[7]", nil), (list, "", nil), (named, "a.b.location", [5, 6]), (named, "a.b", [5, 6]),
      ("<array>" + ["{1,2}", "oops", "{3,4}"].map(string).joined() + "</array>", "[2]", [3, 4]),
    ] as [(String, String, [Double]?)])
  func place(xml: String, keyPath: String, expected: [Double]?) throws {
    let folder = try ScratchFolder()
    let path = try folder.write("<plist version=\"1.0\">\(xml)</plist>", to: "File.plist")
    let notes = Notes()
    _ = try ParkReader.read(
      ByteSource(path: path), configuration: Configuration(), into: notes,
      diagnostics: DiagnosticCollector())
    let finding = Diagnostic(
      rule: RuleID("value-kind"), severity: .warning, file: path, position: .start,
      keyPath: keyPath, message: "m")
    let place = notes.places.place(of: finding, keys: KeyNames())
    #expect(place.map { [$0.latitude, $0.longitude] } == expected)
  }
}
