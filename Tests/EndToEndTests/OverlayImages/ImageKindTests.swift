import Foundation
import Testing

@Suite("Images of all kinds")
struct ImageKindTests {
  /// How GDAL writes an image, and what a virtual raster has to show at its red corner.
  struct Kind: CustomTestStringConvertible {
    let name: String
    let options: [String]
    let red: [Int]
    var fileName = "plan.png"
    var testDescription: String { name }
  }

  private static let kinds = [
    Kind(name: "RGB", options: [], red: [255, 0, 0]),
    Kind(
      name: "RGBA",
      options: ["-b", "1", "-b", "2", "-b", "3", "-b", "1", "-colorinterp_4", "alpha"],
      red: [255, 0, 0, 255]),
    Kind(name: "grey", options: ["-b", "1"], red: [255]),
    Kind(
      name: "grey with opacity", options: ["-b", "1", "-b", "2", "-colorinterp_2", "alpha"],
      red: [255, 0]),
    Kind(
      name: "16 bits", options: ["-ot", "UInt16", "-scale", "0", "255", "0", "65535"],
      red: [65535, 0, 0]),
    Kind(
      name: "4 bits of grey",
      options: ["-b", "1", "-scale", "0", "255", "0", "15", "-co", "NBITS=4"],
      red: [255]),
    Kind(
      name: "1 bit of grey",
      options: ["-b", "1", "-scale", "201", "255", "0", "1", "-co", "NBITS=1"],
      red: [255]),
    Kind(name: "grey JPEG", options: ["-b", "1"], red: [255], fileName: "plan.jpg"),
  ]

  @Test("A virtual raster shows the image's colours", arguments: kinds)
  func colors(kind: Kind) throws {
    try withTemporaryFolder { folder in
      try PlacedImage.upright.write(to: folder, image: kind.fileName)
      try PlacedImage.writeImage(to: folder + "/" + kind.fileName, kind.options)
      let finished = try placing("plist-to-vrt", folder, "-o", folder + "/map.vrt")
      try #require(finished.ending == .exit(0), "\(finished.errors)")
      let pixel = try GDAL.pixel(1, 1, of: folder + "/map.vrt")
      #expect(
        pixel.count == kind.red.count
          && zip(pixel, kind.red).allSatisfy { abs($0 - $1) <= 2 }, "\(pixel)")
    }
  }

  @Test("A table of colours is shown as its colours", arguments: Sample.allCases)
  func palette(sample: Sample) throws {
    try withTemporaryFolder { folder in
      // Asked for a single pixel, GDAL 3.6 forgets the table.
      let map = folder + "/map.tif"
      _ = try parkconv("plist-to-vrt", sample.folder, "-o", folder + "/map.vrt")
      let whole = try run(.gdalTranslate, ["-q", folder + "/map.vrt", map])
      try #require(whole.errors.isEmpty, "\(whole.errors)")
      let image = sample.folder + "/" + sample.image
      let plain = try run(
        .gdalTranslate, ["-q", "-expand", "rgba", image, folder + "/rgba.tif"])
      try #require(plain.errors.isEmpty, "\(plain.errors)")
      for place in [(0, 0), (300, 200), (500, 500)] {
        let expected = try GDAL.pixel(place.0, place.1, of: folder + "/rgba.tif")
        let pixel = try GDAL.pixel(place.0, place.1, of: map)
        // What colour is not to be seen is all the same.
        #expect(pixel.last == expected.last && (pixel == expected || expected.last == 0))
      }
    }
  }

  /// What keeps an image from being placed.
  struct Obstacle: CustomTestStringConvertible {
    let name: String
    var json = #"{"overlay": {"image": "plan.png"}}"#
    var image: String?
    var status: Int32 = 2
    let message: String
    var formats = ["vrt", "worldfile"]
    var testDescription: String { name }
  }

  private static let obstacles = [
    Obstacle(name: "no image named", json: "{}", message: "expected its path in the configuration"),
    Obstacle(
      name: "no file", message: "plan.png': No such file or directory",
      formats: ["vrt", "worldfile", "kmz"]),
    Obstacle(
      name: "no file for an icon",
      json: #"{"types": {"0": {"name": "Pin", "icon": "pin.png"}}}"#,
      message: "pin.png': No such file or directory", formats: ["kmz"]),
    Obstacle(
      name: "an image in the network",
      json: #"{"overlay": {"image": "https://example.org/plan.png"}}"#,
      message: "'https://example.org/plan.png' is no file"),
    Obstacle(name: "SVG", image: "<svg/>", message: "expected a PNG or JPEG image"),
    Obstacle(name: "a cut PNG", image: "\u{89}PNG", message: "expected a PNG or JPEG image"),
    Obstacle(name: "an empty file", image: "", message: "expected a PNG or JPEG image"),
  ]

  @Test("What can't be placed is named, and nothing is written", arguments: obstacles)
  func obstacle(_ obstacle: Obstacle) throws {
    try withTemporaryFolder { folder in
      try PlacedImage.upright.write(to: folder)
      try FileManager.default.removeItem(atPath: folder + "/plan.png")
      try write(obstacle.json, to: folder + "/parktools.json")
      if let image = obstacle.image { try write(image, to: folder + "/plan.png") }
      let before = try names(in: folder)
      for format in obstacle.formats {
        let output = format == "worldfile" ? [] : ["-o", folder + "/map." + format]
        let finished = try run(
          .parkconv,
          ["plist-to-" + format, folder, "--severity", "park-missing-key=off", "-q"] + output)
        #expect(finished.ending == .exit(obstacle.status))
        #expect(finished.errors.contains(obstacle.message), "\(finished.errors)")
        #expect(finished.errorLines.count == 1)
        #expect(try names(in: folder) == before)
      }
    }
  }

  @Test("A map without corners is an error of the data", arguments: ["vrt", "worldfile"])
  func noOverlay(format: String) throws {
    try withTemporaryFolder { folder in
      try PlacedImage.upright.write(to: folder)
      let route = Sample.magicMountain.folder + "/EntranceToGoliathRoute.plist"
      try FileManager.default.removeItem(atPath: folder + "/Park.plist")
      try copy(route, to: folder + "/Route.plist")
      let finished = try parkconv("plist-to-" + format, folder)
      #expect(finished.ending == .exit(1))
      #expect(
        finished.errors
          == "parkconv: no park file places the overlay by its three corners; nothing was written\n"
      )
      #expect(finished.text.isEmpty)
    }
  }

  @Test("A world file replaces an older one and keeps its mode; both files come or none")
  func replacing() throws {
    try withTemporaryFolder { folder in
      try PlacedImage.upright.write(to: folder)
      try write("old", to: folder + "/plan.pgw")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: folder + "/plan.pgw")
      try FileManager.default.createDirectory(
        atPath: folder + "/plan.png.aux.xml", withIntermediateDirectories: false)
      #expect(try placing("plist-to-worldfile", folder).ending == .exit(2))
      #expect(try text(of: folder + "/plan.pgw") == "old")
      try FileManager.default.removeItem(atPath: folder + "/plan.png.aux.xml")
      #expect(try placing("plist-to-worldfile", folder).ending == .exit(0))
      #expect(try text(of: folder + "/plan.pgw") != "old")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/plan.pgw")
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }
}
