import Foundation
import Testing

/// An image that a park file lays on the globe by three corners.
struct PlacedImage: CustomTestStringConvertible {
  let name: String
  let topLeft: Position
  let topRight: Position
  let bottomLeft: Position

  /// Whether the configuration asks for the corners as they are written instead of what the app draws.
  var isWritten = true

  var testDescription: String { name }

  static let upright = PlacedImage(
    name: "upright", topLeft: Position(longitude: 4.31, latitude: 52.11),
    topRight: Position(longitude: 4.3213, latitude: 52.11),
    bottomLeft: Position(longitude: 4.31, latitude: 52.1017), isWritten: false)
  static let turned = rectangle("turned", longitude: 4.3, latitude: 52.1, degrees: 25)
  static let turnedRight = rectangle(
    "turned right", longitude: -70.2, latitude: -33.4, degrees: -40)
  static let skewed = PlacedImage(
    name: "skewed", topLeft: Position(longitude: -118.6012, latitude: 34.4311),
    topRight: Position(longitude: -118.5911, latitude: 34.4325),
    bottomLeft: Position(longitude: -118.6001, latitude: 34.4192))
  static let dateLine = PlacedImage(
    name: "across 180°", topLeft: Position(longitude: 179.996, latitude: -16.79),
    topRight: Position(longitude: -179.993, latitude: -16.79),
    bottomLeft: Position(longitude: 179.996, latitude: -16.8), isWritten: false)
  static let turnedDateLine = rectangle(
    "turned across 180°", longitude: 180, latitude: -16.8, degrees: 15)

  static let rectangles = [upright, turned, turnedRight, dateLine, turnedDateLine]
  static let all = rectangles + [skewed]

  /// A rectangle of 80 to 60 about a centre, turned counter-clockwise where a degree of longitude is as
  /// long as it is at the centre.
  private static func rectangle(
    _ name: String, longitude: Double, latitude: Double, degrees: Double
  ) -> PlacedImage {
    let angle = degrees * .pi / 180
    func corner(_ across: Double, _ up: Double) -> Position {
      let east = (across * cos(angle) - up * sin(angle)) / cos(latitude * .pi / 180)
      let place = Position(
        longitude: longitude + east, latitude: latitude + across * sin(angle) + up * cos(angle))
      return Position(
        longitude: place.longitude > 180 ? place.longitude - 360 : place.longitude,
        latitude: place.latitude)
    }
    return PlacedImage(
      name: name, topLeft: corner(-0.004, 0.003), topRight: corner(0.004, 0.003),
      bottomLeft: corner(-0.004, -0.003))
  }

  /// The corners of the image: upper left, upper right, lower right, lower left.
  var corners: [Position] {
    let bottomRight = Position(
      longitude: topRight.longitude + bottomLeft.longitude - topLeft.longitude,
      latitude: topRight.latitude + bottomLeft.latitude - topLeft.latitude)
    return [topLeft, topRight, bottomRight, bottomLeft]
  }

  /// Writes the park file, the configuration and the image, of 80 to 60 pixels, into `folder`.
  func write(to folder: String, image: String = "plan.png") throws {
    func text(_ place: Position) -> String {
      "<string>{\(place.latitude),\(place.longitude)}</string>"
    }
    let keys = [
      ("midCoord", topLeft), ("overlayTopLeftCoord", topLeft), ("overlayTopRightCoord", topRight),
      ("overlayBottomLeftCoord", bottomLeft),
    ]
    let entries = keys.map { "<key>\($0.0)</key>" + text($0.1) }.joined()
    try EndToEndTests.write(
      "<plist version=\"1.0\"><dict>\(entries)</dict></plist>", to: folder + "/Park.plist")
    let shape = isWritten ? "corners" : "rectangle"
    try EndToEndTests.write(
      #"{"overlay": {"image": "\#(image)", "shape": "\#(shape)"}}"#, to: folder + "/parktools.json")
    try Self.writeImage(to: folder + "/" + image)
  }

  /// Writes an image of 80 to 60 pixels that is red in its upper left corner, blue in the upper right
  /// one and grey elsewhere, in the format of its extension.
  static func writeImage(to path: String, _ options: [String] = []) throws {
    var pixels = Data("P6 80 60 255\n".utf8)
    for row in 0..<60 {
      for column in 0..<80 {
        let color: [UInt8] =
          switch column {
          case 0..<12 where row < 12: [255, 0, 0]
          case 68... where row < 12: [0, 0, 255]
          default: [200, 200, 200]
          }
        pixels += color
      }
    }
    try EndToEndTests.write(pixels, to: path + ".ppm")
    let format = path.hasSuffix("png") ? "PNG" : "JPEG"
    let finished = try run(
      .gdalTranslate, ["-q", "-of", format] + options + [path + ".ppm", path])
    try #require(finished.errors.isEmpty, "\(finished.errors)")
    for rest in [path + ".ppm", path + ".aux.xml"] {
      try? FileManager.default.removeItem(atPath: rest)
    }
  }
}

/// Runs parkconv on a folder whose images may be laid as they like.
func placing(_ arguments: String...) throws -> Finished {
  let severities = ["overlay-corner", "overlay-skewed", "overlay-image", "park-missing-key"].flatMap
  {
    ["--severity", $0 + "=off"]
  }
  return try run(.parkconv, arguments + severities)
}

extension GDAL {
  /// Returns where GDAL puts the corners of an image of 80 to 60 pixels: upper left, upper right, lower
  /// right, lower left. Longitudes are those near to that of `reference`.
  static func corners(
    of path: String, isMercator: Bool = false, near reference: Position
  ) throws -> [Position] {
    let finished = try run(
      .gdaltransform, (isMercator ? ["-t_srs", "EPSG:4326"] : []) + [path],
      input: .text("0 0\n80 0\n80 60\n0 60\n"))
    try #require(finished.errors.isEmpty, "\(finished.errors)")
    return try finished.text.split(separator: "\n").map { line in
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 3)
      return Position(longitude: numbers[0], latitude: numbers[1]).near(reference)
    }
  }

  /// Returns the values of the bands at a pixel.
  static func pixel(_ column: Int, _ row: Int, of path: String) throws -> [Int] {
    let finished = try run(.gdallocationinfo, ["-valonly", path, "\(column)", "\(row)"])
    try #require(finished.errors.isEmpty, "\(finished.errors)")
    return finished.text.split(separator: "\n").compactMap { Int($0) }
  }

  /// Returns the values of the bands at a place.
  static func pixel(at place: Position, of path: String) throws -> [Int] {
    let finished = try run(
      .gdallocationinfo,
      ["-valonly", "-wgs84", path, "\(place.longitude)", "\(place.latitude)"])
    return finished.text.split(separator: "\n").compactMap { Int($0) }
  }
}

extension Position {
  /// The same place with the longitude that is nearest to that of `reference`.
  func near(_ reference: Position) -> Position {
    let turns = ((longitude - reference.longitude) / 360).rounded()
    return Position(longitude: longitude - 360 * turns, latitude: latitude)
  }
}
