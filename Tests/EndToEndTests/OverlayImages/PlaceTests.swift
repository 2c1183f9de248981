import Foundation
import Testing

@Suite("The place of the overlay's image as GDAL reads it")
struct PlaceTests {
  /// Tells whether GDAL's corners are those of the park file to 1e-9 of a degree. On the Mercator map
  /// the lower right one follows from the others there, and not in degrees.
  private func expectCorners(
    of path: String, _ image: PlacedImage, isMercator: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = image.corners.map { $0.near(image.topLeft) }
    let corners = try GDAL.corners(of: path, isMercator: isMercator, near: image.topLeft)
    try #require(corners.count == 4)
    for (index, (corner, place)) in zip(corners, expected).enumerated() {
      let follows = isMercator && image.isWritten && index == 2
      #expect(
        corner.isSame(as: place, tolerance: follows ? 2e-6 : 1e-9), "\(corner), not \(place)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(
    "A virtual raster has the corners of the park file", arguments: PlacedImage.all, [false, true])
  func vrt(image: PlacedImage, isMercator: Bool) throws {
    try withTemporaryFolder { folder in
      try image.write(to: folder + "/a park")
      let finished = try placing(
        "plist-to-vrt", folder + "/a park", "-o", folder + "/out.vrt",
        isMercator ? "--mercator" : "-q")
      try #require(finished.ending == .exit(0), "\(finished.errors)")
      try expectCorners(of: folder + "/out.vrt", image, isMercator: isMercator)
      #expect(try GDAL.pixel(2, 2, of: folder + "/out.vrt") == [255, 0, 0])
    }
  }

  @Test(
    "A world file has the corners of the park file, with the reference system beside it",
    arguments: PlacedImage.all, [("plan.png", "plan.pgw"), ("plan.jpeg", "plan.jgw")])
  func worldFile(image: PlacedImage, names: (image: String, world: String)) throws {
    try withTemporaryFolder { folder in
      try image.write(to: folder, image: names.image)
      for isMercator in [true, false] {
        let finished = try placing("plist-to-worldfile", folder, isMercator ? "--mercator" : "-q")
        try #require(finished.ending == .exit(0) && finished.text.isEmpty, "\(finished.errors)")
        try expectCorners(of: folder + "/" + names.image, image, isMercator: isMercator)
      }
      #expect(
        try EndToEndTests.names(in: folder)
          == ["Park.plist", "parktools.json", names.image, names.image + ".aux.xml", names.world]
          .sorted())
    }
  }

  @Test("gdalinfo gives back the corners of the samples", arguments: Sample.allCases)
  func samples(sample: Sample) throws {
    try withTemporaryFolder { folder in
      let finished = try parkconv("plist-to-vrt", sample.folder, "-o", folder + "/map.vrt")
      try #require(finished.ending == .exit(0), "\(finished.errors)")
      let told = try JSON(run(.gdalinfo, ["-json", folder + "/map.vrt"]).output)[
        "cornerCoordinates"]
      let corners = try ["lowerLeft", "lowerRight", "upperRight", "upperLeft"].map {
        try Position(#require(told?[$0]))
      }
      let park = try ReferenceMap(sample).park
      #expect(corners.areSame(as: park.corners, tolerance: 1e-9))
    }
  }

  @Test("The numbers are those of the specifications, the centre of a pixel in the world file")
  func numbers() throws {
    try withTemporaryFolder { folder in
      var image = PlacedImage.upright
      image = PlacedImage(
        name: "", topLeft: Position(longitude: 8, latitude: 50),
        topRight: Position(longitude: 8.08, latitude: 50),
        bottomLeft: Position(longitude: 8, latitude: 49.94), isWritten: image.isWritten)
      try image.write(to: folder)
      _ = try placing("plist-to-worldfile", folder)
      let lines = try text(of: folder + "/plan.pgw").split(separator: "\n").map { Double($0) }
      let expected = [0.001, 0, 0, -0.001, 8.0005, 49.9995]
      try #require(lines.count == 6)
      for (number, value) in zip(lines, expected) { #expect(abs((number ?? 0) - value) < 1e-12) }
    }
  }

  @Test(
    "The marked corner of a turned image lies where the park file says and where KML puts it",
    arguments: PlacedImage.rectangles)
  func rotation(image: PlacedImage) throws {
    try withTemporaryFolder { folder in
      try image.write(to: folder)
      for format in ["kml", "vrt"] {
        let finished = try placing("plist-to-\(format)", folder, "-o", folder + "/map." + format)
        try #require(finished.ending == .exit(0), "\(finished.errors)")
      }
      let box = try KMLBox(kml: bytes(of: folder + "/map.kml"))
      let corners = zip([(-1.0, 1.0), (1, 1), (1, -1), (-1, -1)], image.corners)
      for (side, corner) in corners {
        let place = box.place(side.0, side.1).near(image.topLeft)
        // A box can only stand for a rectangle up to the curvature of the Earth.
        #expect(place.isSame(as: corner.near(image.topLeft), tolerance: 1e-6))
      }
      // A north-up picture of it, in which only a right turn brings the marks to where KML has them.
      let warped = try run(.gdalwarp, ["-q", folder + "/map.vrt", folder + "/map.tif"])
      try #require(warped.errors.isEmpty, "\(warped.errors)")
      let colors = try [(-0.9, 0.9), (0.9, 0.9), (0.9, -0.9), (-0.9, -0.9)].map { side in
        try GDAL.pixel(
          at: box.place(side.0, side.1).near(image.topLeft), of: folder + "/map.tif")
      }
      #expect(colors == [[255, 0, 0], [0, 0, 255], [200, 200, 200], [200, 200, 200]])
    }
  }
}

/// The box of a ground overlay, turned as KML says (OGC 07-147r2, section 11.3): by an angle about its
/// centre, counter-clockwise.
private struct KMLBox {
  let north, south, east, west, rotation: Double

  init(kml: Data) throws {
    let box = try #require(XMLTree.root(of: kml).descendants("LatLonBox").first)
    func edge(_ name: String) throws -> Double { try #require(Double(box.only(name).text)) }
    (north, south) = (try edge("north"), try edge("south"))
    (east, west) = (try edge("east"), try edge("west"))
    rotation = box.all("rotation").first.flatMap { Double($0.text) } ?? 0
  }

  /// The place of a point of the image: -1 to 1 from left to right and from the bottom up.
  func place(_ across: Double, _ up: Double) -> Position {
    let (longitude, latitude) = ((west + east) / 2, (south + north) / 2)
    let shrinking = cos(latitude * .pi / 180)
    let x = across * (east - west) / 2 * shrinking
    let y = up * (north - south) / 2
    let angle = rotation * .pi / 180
    return Position(
      longitude: longitude + (x * cos(angle) - y * sin(angle)) / shrinking,
      latitude: latitude + x * sin(angle) + y * cos(angle))
  }
}
