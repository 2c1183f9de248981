import Foundation
import ParkModel
import TestSupport
import Testing

@Suite struct SVGTests {
  private static let files: KeyValuePairs = [
    "P.plist": park(),
    "A.plist": attraction(at: "{0.5,0.5}", "<key>type</key><string>1</string>"),
    "WalkRoute.plist": "<array>" + ["{0.2,0.2}", "{0.4,0.4}"].map(string).joined() + "</array>",
    "TazLocations.plist": "<array>"
      + ["{0.6,0.6}", "{0.6,0.7}", "{0.7,0.6}", "{0.7,0.7}"].map(string).joined() + "</array>",
  ]

  @Test("each layer is a group that is named after it")
  func groups() throws {
    let elements = try WrittenMap("svg", Self.files).elements()
    let ids = elements.filter { $0.name == "g" }.compactMap { $0.attributes["id"] }
    for layer in Layer.allCases { #expect(ids.contains(layer.rawValue)) }
    for id in ["map", "labels", "legend", "scale-bar", "north-arrow"] { #expect(ids.contains(id)) }
    #expect(Set(ids).count == ids.count)
  }

  @Test("only the layers that are wanted are drawn", arguments: Layer.allCases)
  func layers(layer: Layer) throws {
    let elements = try WrittenMap("svg", Self.files, layers: [layer]).elements()
    let ids = elements.filter { $0.name == "g" }.compactMap { $0.attributes["id"] }
    #expect(ids.filter { Layer(rawValue: $0) != nil } == [layer.rawValue])
  }

  @Test("there is nothing in it that runs or that is elsewhere")
  func passive() throws {
    let map = try WrittenMap("svg", Self.files, name: "</title><script>alert(1)</script>")
    let elements = try map.elements()
    #expect(!elements.contains { ["script", "foreignObject", "a"].contains($0.name) })
    for element in elements {
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") })
      #expect(
        element.attributes["href"].map { $0.hasPrefix("data:") || $0.hasPrefix("#") } != false)
    }
    let title = elements.first { $0.name == "title" }
    #expect(title?.text == "</title><script>alert(1)</script>")
  }

  @Test("the same map gives the same picture")
  func deterministic() throws {
    #expect(try WrittenMap("svg", Self.files).text == WrittenMap("svg", Self.files).text)
  }

  @Test("a pin that lies elsewhere is counted and does not make the park a dot")
  func outside() throws {
    let pins = ["{0.5,0.5}", "{40,40}"].map { place in
      "<dict><key>name</key><string>N\(place)</string><key>location</key>\(string(place))</dict>"
    }
    let map = try WrittenMap(
      "svg", ["P.plist": park(), "A.plist": "<array>" + pins.joined() + "</array>"])
    let texts = try map.elements().filter { $0.name == "text" }.map(\.text)
    #expect(texts.contains("Outside of the picture"))
    #expect(texts.contains("N{0.5,0.5}") && !texts.contains("N{40,40}"))
  }

  @Test("a picture of the type table stands once in the picture and is used by each pin")
  func icons() throws {
    let folder = try ScratchFolder()
    let icon = try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "ride.svg")
    let json = """
      { "types": { "0": { "name": "Other", "icon": "gone.png" },
      "1": { "name": "Ride", "icon": "\(icon)" } } }
      """
    let pins =
      ["{0.3,0.3}", "{0.5,0.5}"].map { place in
        "<dict><key>location</key>\(string(place))<key>type</key>\(string("1"))</dict>"
      } + ["<dict><key>location</key>\(string("{0.7,0.7}"))</dict>"]
    let map = try WrittenMap(
      "svg", ["P.plist": park(), "A.plist": "<array>" + pins.joined() + "</array>"], json: json)
    let elements = try map.elements()
    #expect(elements.filter { $0.name == "image" }.map { $0.attributes["id"] } == ["icon-1"])
    // Two pins, and the legend.
    let uses = elements.filter { $0.name == "use" }
    #expect(uses.map { $0.attributes["href"] } == ["#icon-1", "#icon-1", "#icon-1"])
    #expect(
      map.omissions == ["the icon 'gone.png': cannot open './gone.png': No such file or directory"])
  }

  @Test("a name for which there is no room is told by a number")
  func numbers() throws {
    let pins = (0..<12).map { number in
      "<dict><key>name</key><string>A rather long name \(number)</string><key>location</key>"
        + string("{0.5,0.50\(number)}") + "</dict>"
    }
    let map = try WrittenMap(
      "svg", ["P.plist": park(), "A.plist": "<array>" + pins.joined() + "</array>"])
    let texts = try map.elements().filter { $0.name == "text" }.map(\.text)
    #expect(texts.contains("Names without room") && texts.contains("1"))
    for number in 0..<12 {
      #expect(texts.contains { $0.hasPrefix("A rather long name \(number)") })
    }
  }
}
