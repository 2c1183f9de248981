import Diagnostics
import ParkModel
import TestSupport
import Testing

@testable import ParkFormats

@Suite struct DrawingTests {
  private func near(_ left: MapPoint, _ right: MapPoint) -> Bool {
    abs(left.x - right.x) < 1e-3 && abs(left.y - right.y) < 1e-3
  }

  @Test("a rectangle is drawn from the upper left corner, with width and height but no sign")
  func rectangle() {
    let (north, south) = (52.11, 52.10)
    let upright = Overlay(
      topLeft: Coordinate(latitude: north, longitude: 4.29),
      topRight: Coordinate(latitude: north, longitude: 4.31),
      bottomLeft: Coordinate(latitude: south, longitude: 4.29))
    let inverted = Overlay(
      topLeft: Coordinate(latitude: south, longitude: 4.29),
      topRight: Coordinate(latitude: south, longitude: 4.31),
      bottomLeft: Coordinate(latitude: north, longitude: 4.29))
    for overlay in [upright, inverted] {
      let corners = OverlayQuad(overlay, shape: .rectangle).corners
      #expect(near(corners[0], MapPoint(overlay.topLeft)))
      #expect(corners[1].x > corners[0].x && corners[3].y > corners[0].y)
      #expect(corners[2].x == corners[1].x && corners[2].y == corners[3].y)
    }
  }

  @Test("the corners that are written are drawn where the configuration asks for them")
  func corners() {
    let overlay = Overlay(
      topLeft: Coordinate(latitude: 1, longitude: 0),
      topRight: Coordinate(latitude: 1.5, longitude: 1),
      bottomLeft: Coordinate(latitude: 0, longitude: 0.5))
    let corners = OverlayQuad(overlay, shape: .corners).corners
    let expected = [(1.0, 0.0), (1.5, 1.0), (0.5, 1.5), (0.0, 0.5)].map {
      MapPoint(Coordinate(latitude: $0.0, longitude: $0.1))
    }
    #expect(zip(corners, expected).allSatisfy(near))
  }

  @Test("an overlay across the 180th meridian is as narrow as it is")
  func dateLine() {
    let overlay = Overlay(
      topLeft: Coordinate(latitude: 1, longitude: 179.99),
      topRight: Coordinate(latitude: 1, longitude: -179.99),
      bottomLeft: Coordinate(latitude: 0.99, longitude: 179.99))
    let corners = OverlayQuad(overlay, shape: .rectangle).corners
    #expect(abs(corners[1].x - corners[0].x - MapPoint.worldSize * 0.02 / 360) < 1e-3)
  }

  @Test("a point comes back from the flat map", arguments: [-85.0, -33.7, 0, 34.4248, 85])
  func inverse(latitude: Double) {
    let place = Coordinate(latitude: latitude, longitude: -118.5971)
    let back = MapPoint(place).coordinate
    #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - place.longitude) < 1e-9)
  }

  @Test("labels beside thousands of icons in one place take no long time", .timeLimit(.minutes(1)))
  func crowdedLabels() throws {
    let frame = PixelBox(x: 0, y: 0, width: 400, height: 300)
    var placement = LabelPlacement(in: frame)
    var random = SeededRandom(seed: 12)
    let icons = (0..<20_000).map { _ in
      PixelBox(
        x: Double.random(in: 200...202, using: &random),
        y: Double.random(in: 150...152, using: &random), width: 8, height: 8)
    }
    for icon in icons { placement.block(icon) }
    let labels = icons.compactMap { placement.place("Carousel", size: 12, beside: $0) }
    #expect((1...8).contains(labels.count))
  }

  @Test("a label keeps off the last of many icons too")
  func lastIcon() {
    var placement = LabelPlacement(in: PixelBox(x: 0, y: 0, width: 400, height: 300))
    for _ in 0..<500 { placement.block(PixelBox(x: 66, y: 66, width: 8, height: 8)) }
    let icon = PixelBox(x: 100, y: 100, width: 8, height: 8)
    for box in [
      PixelBox(x: 110, y: 100, width: 9.5, height: 8), PixelBox(x: 90, y: 100, width: 8, height: 8),
      PixelBox(x: 100, y: 109.5, width: 8, height: 2),
    ] { placement.block(box) }
    let label = placement.place("Carousel", size: 12, beside: icon)
    #expect(label?.anchor == .middle && label?.pixel.y == 95)
  }

  @Test("labels lie neither on each other nor on icons, and within the frame")
  func labels() throws {
    let frame = PixelBox(x: 0, y: 0, width: 400, height: 300)
    var placement = LabelPlacement(in: frame)
    var random = SeededRandom(seed: 11)
    let icons = (0..<60).map { _ in
      PixelBox(
        x: Double.random(in: 0...380, using: &random),
        y: Double.random(in: 0...270, using: &random),
        width: 20, height: 30)
    }
    for icon in icons { placement.block(icon) }
    var boxes: [PixelBox] = []
    for icon in icons {
      guard let label = placement.place("Carousel", size: 12, beside: icon) else { continue }
      let width = TextWidth.pixels("Carousel", size: 12)
      let start =
        switch label.anchor {
        case .start: label.pixel.x
        case .middle: label.pixel.x - width / 2
        case .end: label.pixel.x - width
        }
      boxes.append(PixelBox(x: start, y: label.pixel.y - 12, width: width, height: 15))
    }
    #expect(boxes.count > 5 && boxes.count < icons.count)
    for (index, box) in boxes.enumerated() {
      #expect(frame.holds(box))
      #expect(!icons.contains(where: box.meets))
      #expect(!boxes[..<index].contains(where: box.meets))
    }
  }

  @Test(
    "a text that is too wide ends in an ellipsis",
    arguments: [("Short", 200.0), ("A name that is far too long for its place", 100)])
  func fitted(text: String, width: Double) {
    let fitted = TextWidth.fitted(text, size: 13, width: width)
    #expect(TextWidth.pixels(fitted, size: 13) * TextWidth.averageShare <= width)
    #expect(fitted == text || (fitted.hasSuffix("…") && text.hasPrefix(fitted.dropLast())))
  }

  @Test(
    "Long texts go on over lines, and the last one ends in an ellipsis where there are too many",
    arguments: [1, 2, 3, 9])
  func wrapped(limit: Int) {
    let text = "boundary: 1 point moved 109.1 m, 1 point removed; area 878238 m² → 925187 m²"
    let lines = TextWidth.wrapped(text, size: 12, width: 180, limit: limit)
    #expect(lines.count <= limit)
    for line in lines {
      #expect(TextWidth.pixels(line, size: 12) * TextWidth.averageShare <= 180)
    }
    let whole = lines.joined(separator: " ")
    #expect(whole == text || (whole.hasSuffix("…") && text.hasPrefix(whole.dropLast())))
    #expect((whole == text) == (limit > 3))
  }

  @Test(
    "scale bars have round lengths",
    arguments: [(1.0, 1.0), (1.9, 1), (2, 2), (4.9, 2), (5, 5), (99, 50), (250, 200), (1e6, 1e6)])
  func roundNumber(limit: Double, number: Double) {
    #expect(MeasureText.roundNumber(upTo: limit) == number)
  }

  @Test(
    "measures have fitting units",
    arguments: [
      (MeasureText.length(561.6), "562 m"), (MeasureText.length(1500), "1.5 km"),
      (MeasureText.area(900), "900 m²"), (MeasureText.area(877_512), "87.8 ha"),
      (MeasureText.area(1_512_345), "1.51 km²"),
    ])
  func measure(text: String, expected: String) { #expect(text == expected) }

  @Test(
    "a type has the sign of its marker symbol, or else its first letter",
    arguments: [
      ("star", "misc", nil), ("restaurant", "food", nil), ("library", "Library", "L"),
      (nil, "été", "É"), ("marker", "Other", nil),
    ] as [(String?, String, String?)])
  func glyph(symbol: String?, name: String, letter: String?) {
    let type = AttractionType(code: "1", name: name, color: .blue, markerSymbol: symbol)
    switch Glyph(of: type) {
    case .letter(let sign): #expect(sign == letter)
    case .drawing, .picture: #expect(letter == nil)
    }
  }

  @Test(
    "signs are seen on the colour of their pins",
    arguments: [
      ("#ffff00", "#1a1a1a"), ("#7048e8", "#ffffff"), ("#f08c00", "#1a1a1a"),
      ("#000000", "#ffffff"),
    ])
  func ink(color: String, ink: String) throws {
    #expect(try #require(Color(hex: color)).ink.hex == ink)
  }
}
