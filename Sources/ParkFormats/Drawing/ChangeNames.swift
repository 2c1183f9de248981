internal import Comparison
internal import ParkModel

/// Where the names of changes stand on a picture, and the numbers in place of those for which there is no room.
struct ChangeNames {
  /// The name of a change.
  struct Name {
    let text: String
    let kind: ChangeKind
    let label: LabelPlacement.Label
  }

  /// The number of a change whose name has no room.
  struct Number {
    /// The place of the change in the list.
    let index: Int
    /// The number, from 1.
    let number: Int
    let pixel: Pixel
  }

  private let viewport: Viewport
  private(set) var names: [Name] = []
  private(set) var numbers: [Number] = []

  private static let labelSize = 12.0

  /// Finds room for the names of `changes`, of which the first `numberLimit` may have numbers; names stay off
  /// `unchanged`, where something is as before, if they can.
  init(
    of changes: [MapDrawing.Change], in viewport: Viewport, unchanged: [PixelBox], numberLimit: Int
  ) {
    self.viewport = viewport
    var placement = placement(among: changes)
    for box in unchanged { placement.avoid(box) }
    for (index, change) in changes.enumerated() {
      let text = change.change.name
      guard !text.isEmpty, let box = box(of: change.marks) else { continue }
      if let label = placement.place(text, size: Self.labelSize, beside: box) {
        names.append(Name(text: text, kind: ChangeKind(change.change), label: label))
      } else if index < numberLimit {
        let pixel = Pixel(x: box.x + 1, y: box.y + 10)
        numbers.append(Number(index: index, number: numbers.count + 1, pixel: pixel))
      }
    }
  }

  /// Returns the number of the change at `index` in the list, if it has one.
  func number(at index: Int) -> Int? { numbers.first { $0.index == index }?.number }

  private func placement(among changes: [MapDrawing.Change]) -> LabelPlacement {
    var placement = LabelPlacement(in: viewport.frame)
    for box in SVGInstruments.boxes(in: viewport.frame) { placement.block(box) }
    for marks in changes.map(\.marks) {
      for place in marks.places where isVisible(place.point) { placement.block(box(of: place)) }
      for box in marks.moves.flatMap(boxes) { placement.block(box) }
    }
    return placement
  }

  /// The room of what a change is named beside; `nil` where that is outside of the picture.
  private func box(of marks: ChangeMarks<MapPoint>) -> PixelBox? {
    guard let anchor = marks.anchor, isVisible(anchor) else { return nil }
    if let place = marks.places.first(where: { !$0.isOld }) ?? marks.places.first {
      return box(of: place)
    }
    let pixel = viewport.pixel(anchor)
    return PixelBox(x: pixel.x - 10, y: pixel.y - 10, width: 20, height: 20)
  }

  private func isVisible(_ point: MapPoint) -> Bool {
    viewport.frame.holds(viewport.pixel(point))
  }

  /// The room that a sign and its badge take.
  private func box(of place: ChangeMarks<MapPoint>.Place) -> PixelBox {
    let pixel = viewport.pixel(place.point)
    return switch place.sign {
    case .pin: PixelBox(x: pixel.x - 12, y: pixel.y - 38, width: 34, height: 38)
    case .sighting, .spot: PixelBox(x: pixel.x - 9, y: pixel.y - 20, width: 30, height: 29)
    }
  }

  /// The room that an arrow takes: boxes along it.
  private func boxes(of move: ChangeMarks<MapPoint>.Move) -> [PixelBox] {
    let (start, end) = (viewport.pixel(move.start), viewport.pixel(move.end))
    let length = start.distance(to: end)
    let count = min(Int(length / 10), 200)
    guard count > 0 else { return [] }
    return (0...count).compactMap { step in
      let share = Double(step) / Double(count)
      let pixel = Pixel(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      guard viewport.frame.holds(pixel) else { return nil }
      return PixelBox(x: pixel.x - 4, y: pixel.y - 4, width: 8, height: 8)
    }
  }
}
