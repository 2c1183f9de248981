import Foundation
import Testing

/// Property lists that went through another format come back as they were.
@Suite("Property lists through another format and back")
struct PropertyListTripTests {
  /// A folder of the property lists of a map.
  struct Map: CustomTestStringConvertible {
    let testDescription: String
    let folder: String

    init(sample: Sample) {
      (testDescription, folder) = (sample.rawValue, sample.folder)
    }

    init(fieldCase: FieldCase) {
      (testDescription, folder) = (fieldCase.name, FieldCase.folder(fieldCase.name))
    }

    /// A map of `Tests/TripCases`.
    init(tripCase: String) {
      (testDescription, folder) = (tripCase, Map.tripFolder + "/" + tripCase)
    }

    static let tripFolder = Repository.root + "/Tests/TripCases"
  }

  static let maps =
    Sample.allCases.map(Map.init(sample:))
    + FieldCase.all.filter { !$0.isRefused && $0.name != "not-a-park-file" }
    .map(Map.init(fieldCase:))
    + ((try? names(in: Map.tripFolder)) ?? []).filter { !$0.contains(".") }
    .map(Map.init(tripCase:))

  /// Those that are maps without their overlays too.
  static let mapsWithoutOverlay = maps.filter { $0.testDescription != "capital-boundary" }

  static let formats = ["geojson", "kml", "kmz"]

  @Test("The files and their values are the same", arguments: maps, formats)
  func sameValues(map: Map, format: String) throws {
    try withTrip(map, through: format) { path, folder in
      let (direct, back) = (folder + "/direct", folder + "/back")
      try convert(["plist-to-plist", map.folder, "-o", direct])
      try convert(["\(format)-to-plist", path, "-o", back] + configuration(of: map))
      #expect(try names(in: back) == names(in: direct))
      for name in try names(in: back) {
        let compared = try run(
          .python3, ["-c", Self.comparison, map.folder + "/" + name, back + "/" + name])
        #expect(compared.text == "same\n", "\(name): \(compared.text)\(compared.errors)")
      }
    }
  }

  @Test("There is nothing to change in the property lists", arguments: maps, formats)
  func update(map: Map, format: String) throws { try checkUpdate(of: map, through: format) }

  @Test(
    "An update from GPX, which has no place for the overlay, keeps its corners",
    arguments: mapsWithoutOverlay)
  func updateWithoutOverlay(map: Map) throws { try checkUpdate(of: map, through: "gpx") }

  private func checkUpdate(of map: Map, through format: String) throws {
    try withTrip(map, through: format) { path, folder in
      let app = folder + "/app"
      try copy(map.folder, to: app)
      let words = ["\(format)-to-plist", path, "--update", app] + configuration(of: map)
      let shown = try run(.parkconv, words + ["--diff"])
      #expect(shown.text == "")
      let finished = try run(.parkconv, words)
      #expect(finished.ending == .exit(0))
      #expect(finished.errors.hasSuffix("plist: nothing to change in '\(app)'\n"))
      for name in try names(in: app) {
        #expect(try bytes(of: app + "/" + name) == bytes(of: map.folder + "/" + name))
      }
    }
  }

  @Test("A pin that was moved in the file changes one value", arguments: ["geojson", "kml", "gpx"])
  func movedPin(format: String) throws {
    let map = Map(sample: .magicMountain)
    try withTrip(map, through: format) { path, folder in
      let before = try text(of: path)
      try #require(before.contains("34.42126"))
      try write(before.replacing("34.42126", with: "34.42129"), to: path)
      let app = folder + "/app"
      try copy(map.folder, to: app)
      let finished = try parkconv("\(format)-to-plist", path, "--update", app)
      #expect(finished.ending == .exit(0))
      #expect(
        finished.errors.hasSuffix("plist: MagicMountainAttractions.plist: 1 value changed\n"))
      for name in try names(in: app) where name.hasSuffix(".plist") {
        let original = try text(of: map.folder + "/" + name)
        #expect(try text(of: app + "/" + name) == original.replacing("34.42126", with: "34.42129"))
      }
    }
  }

  @Test("GPX of ours is read without a word about the corners, for which it has no place")
  func missingCorners() throws {
    try withTrip(Map(sample: .magicMountain), through: "gpx") { path, folder in
      let finished = try parkconv("gpx-to-plist", path, "-o", folder + "/back")
      #expect(finished.ending == .exit(0))
      #expect(finished.errors == "")
    }
  }

  // MARK: Steps

  /// Lends the path of `map` in `format`, and the folder that it is in.
  private func withTrip(
    _ map: Map, through format: String, _ body: (_ path: String, _ folder: String) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/map." + format
      try convert(["plist-to-\(format)", map.folder, "-o", path])
      try body(path, folder)
    }
  }

  private func convert(_ words: [String]) throws {
    let finished = try run(.parkconv, words + ["-q"])
    try #require(finished.ending == .exit(0), "\(finished.errors)")
  }

  private func configuration(of map: Map) -> [String] {
    let path = map.folder + "/parktools.json"
    return FileManager.default.fileExists(atPath: path) ? ["--config", path] : []
  }

  /// Compares two property lists; of coordinates the numbers, of dictionaries the order too, of
  /// all other values the kind. The XML reader of Python needs UTF-8.
  private static let comparison = #"""
    import plistlib, re, sys
    pair = re.compile(r'\s*\{\s*([-+.\d]+)\s*,\s*([-+.\d]+)\s*\}\s*')
    def plain(value):
      if isinstance(value, dict):
        return [(key, plain(value[key])) for key in value]
      if isinstance(value, list):
        return [plain(element) for element in value]
      match = pair.fullmatch(value) if isinstance(value, str) else None
      return [float(number) for number in match.groups()] if match else value
    def read(path):
      data = open(path, 'rb').read()
      if data[:2] in (b'\xff\xfe', b'\xfe\xff'):
        data = data.decode('utf-16').replace('UTF-16', 'UTF-8').encode('utf-8')
      return repr(plain(plistlib.loads(data)))
    before, after = read(sys.argv[1]), read(sys.argv[2])
    print('same' if before == after else before + '\n' + after)
    """#
}
