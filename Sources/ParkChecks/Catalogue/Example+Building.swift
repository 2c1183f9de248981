/// Examples of each role, made from coordinates. A text that begins with a mark gets the mark before
/// its element.
extension Example {
  /// The boundary of the park in the examples.
  static let outline = [
    "{52.1095,4.2920}", "{52.1050,4.2910}", "{52.1005,4.2940}", "{52.1010,4.3080}",
    "{52.1060,4.3090}", "{52.1090,4.3020}",
  ]

  /// Returns a park file; `nil` leaves a key out.
  static func park(
    center: String? = "{52.1050,4.3000}", topLeft: String? = "{52.1100,4.2900}",
    topRight: String? = "{52.1100,4.3100}", bottomLeft: String? = "{52.1000,4.2900}",
    boundary: [String]? = outline, boundaryMark: String = "", mark: String = "",
    more: String = ""
  ) -> Example {
    var text = "\(mark)<dict>\n"
    let keys = [
      ("midCoord", center), ("overlayTopLeftCoord", topLeft), ("overlayTopRightCoord", topRight),
      ("overlayBottomLeftCoord", bottomLeft),
    ]
    for case (let key, let value?) in keys { text += entry(key, value) }
    if let boundary {
      text += "\t<key>boundary</key>\n\t\(boundaryMark)<array>\n"
      for point in boundary { text += "\t\t" + string(point) + "\n" }
      text += "\t</array>\n"
    }
    return Example(fileName: parkFileName, markedText: text + more + "</dict>")
  }

  /// Returns a route through `points`.
  static func route(_ points: String..., mark: String = "") -> Example {
    list(points, mark, in: "WalkRoute.plist")
  }

  /// Returns the sightings of a character.
  static func sightings(_ points: String..., mark: String = "") -> Example {
    list(points, mark, in: "OtterLocations.plist")
  }

  /// Returns an attractions file with these entries.
  static func attractions(_ pins: ExamplePin...) -> Example {
    Example(
      fileName: "Attractions.plist",
      markedText: "<array>\n" + pins.map { indented($0.text) }.joined() + "</array>")
  }

  /// Returns a key and its text as an entry of a dictionary.
  static func entry(_ key: String, _ value: String) -> String {
    "\t<key>\(key)</key>\n\t\(string(value))\n"
  }

  /// The example in a folder with the park of the examples.
  var besidePark: Example { beside(Example.park()) }

  /// Returns the example in a folder with the park file `park`.
  func beside(_ park: Example) -> Example {
    var copy = self
    copy.park = park.text
    return copy
  }

  /// Returns the example in a folder with the configuration `json`.
  func configured(_ json: String) -> Example {
    var copy = self
    copy.configuration = json
    return copy
  }

  private static func list(_ points: [String], _ mark: String, in fileName: String) -> Example {
    let lines = points.map { "\t" + string($0) + "\n" }.joined()
    return Example(fileName: fileName, markedText: "\(mark)<array>\n" + lines + "</array>")
  }

  private static func string(_ value: String) -> String {
    guard value.first == mark else { return "<string>\(value)</string>" }
    return "\(mark)<string>\(value.dropFirst())</string>"
  }

  fileprivate static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "\t" + $0 + "\n" }.joined()
  }
}

/// An entry of an attractions file.
struct ExamplePin {
  let text: String

  /// Returns an entry; `nil` leaves a key out.
  static func pin(
    _ name: String? = "Carousel", at location: String? = "{52.1040,4.2960}",
    type: String? = "1", subtitle: String? = "Intensity: 2/10", mark: String = "",
    more: String = ""
  ) -> ExamplePin {
    var text = "\(mark)<dict>\n"
    let keys = [
      ("name", name), ("location", location), ("type", type), ("subtitle", subtitle),
    ]
    for case (let key, let value?) in keys { text += Example.entry(key, value) }
    return ExamplePin(text: text + more + "</dict>\n")
  }
}
