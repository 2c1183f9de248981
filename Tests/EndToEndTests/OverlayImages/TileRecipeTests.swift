import Foundation
import Testing

@Suite("The recipe for tiles in the documentation")
struct TileRecipeTests {
  /// The commands of the block behind the remark that names these tests.
  private static func recipe() throws -> String {
    let parts = try text(of: Repository.root + "/README.md").components(
      separatedBy: "<!-- Run by TileRecipeTests. -->\n```sh\n")
    return try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
  }

  @Test("It makes raster tiles of the image and vector tiles of the rest")
  func tiles() throws {
    try withTemporaryFolder { folder in
      try copy(Sample.magicMountain.folder, to: folder + "/MyPark")
      let programs = URL(fileURLWithPath: try Tool.parkconv.path).deletingLastPathComponent().path
      let path = programs + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      let finished = try run(
        .sh, ["-e", "-c", Self.recipe()], environment: ["PATH": path], in: folder)
      #expect(finished.ending == .exit(0) && finished.errors.isEmpty, "\(finished.errors)")
      try checkImage(folder + "/image.mbtiles")
      try checkMap(folder + "/map.mbtiles")
    }
  }

  private func checkImage(_ path: String) throws {
    let info = try JSON(run(.gdalinfo, ["-json", path]).output)
    let metadata = try #require(info["metadata"]?[""])
    #expect(metadata["minzoom"] == .string("14") && metadata["maxzoom"] == .string("17"))
    let bounds = try #require(metadata["bounds"]?.string).split(separator: ",").map { Double($0) }
    let corners = try ReferenceMap(.magicMountain).park.corners
    let expected = [
      corners[0].longitude, corners[0].latitude, corners[2].longitude, corners[2].latitude,
    ]
    // Tiles have whole pixels, of a metre here.
    for (edge, place) in zip(bounds, expected) { #expect(abs((edge ?? 0) - place) < 3e-5) }
    // The red corner of the image is the north-western one.
    let mark = Position(longitude: -118.600999, latitude: 34.430934)
    let color = try GDAL.pixel(at: mark, of: path)
    #expect(color.count == 4 && color[0] > 150 && color[1] < 100 && color[2] < 100, "\(color)")
  }

  private func checkMap(_ path: String) throws {
    let features = try GDAL.features(of: path)
    let attractions = try ReferenceMap(.magicMountain).attractions
    for attraction in attractions {
      let found = features.filter { $0.properties["name"] == .string(attraction.name) }
      #expect(
        found.contains { feature in
          feature.properties["subtitle"]?.string == attraction.subtitle
            && feature.parts.joined().contains {
              $0.isSame(as: attraction.location.webMercator, tolerance: 1)
            }
        }, "\(attraction.name)")
    }
  }
}

extension Position {
  /// The place in metres on the web's Mercator map.
  fileprivate var webMercator: Position {
    let radius = 6_378_137.0
    return Position(
      longitude: radius * longitude * .pi / 180,
      latitude: radius * asinh(tan(latitude * .pi / 180)))
  }
}
