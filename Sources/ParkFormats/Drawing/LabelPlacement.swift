/// Puts labels beside what they name so that none lies on another one, nor on an icon.
///
/// The first that asks is served first; one for which there is no room gets none. The same map gives the
/// same labels.
struct LabelPlacement {
  /// The place of a label.
  struct Label {
    /// The beginning, middle or end of the base line, as the anchor says.
    let pixel: Pixel
    /// Which part of the text stands there.
    let anchor: Anchor
  }

  /// Which part of a text stands at its place.
  enum Anchor: String {
    case start, middle, end
  }

  private let frame: PixelBox
  private var grid = BoxGrid()
  private var avoided = BoxGrid()

  /// Prepares to place labels within `frame`.
  init(in frame: PixelBox) {
    self.frame = frame
  }

  /// Keeps labels off `box`.
  mutating func block(_ box: PixelBox) { grid.insert(box) }

  /// Keeps labels off `box` where there is room elsewhere.
  mutating func avoid(_ box: PixelBox) { avoided.insert(box) }

  /// Places a label for `icon`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The font size in pixels.
  ///   - icon: What the label names.
  /// - Returns: the label; `nil` where there is no room.
  mutating func place(_ text: String, size: Double, beside icon: PixelBox) -> Label? {
    let width = TextWidth.pixels(text, size: size)
    let free = Self.candidates(beside: icon, width: width, size: size)
      .filter { frame.holds($0.box) && !grid.meets($0.box) }
    guard let best = free.first(where: { !avoided.meets($0.box) }) ?? free.first else { return nil }
    grid.insert(best.box)
    return best.label
  }

  private static func candidates(
    beside icon: PixelBox, width: Double, size: Double
  ) -> [(label: Label, box: PixelBox)] {
    let (gap, height) = (4.0, size * 1.25)
    let (right, left) = (icon.x + icon.width + gap, icon.x - gap)
    let (top, bottom) = (icon.y, icon.y + icon.height)
    let middle = icon.x + icon.width / 2
    let heights = [0.42, 0.1, 0.75].map { top + icon.height * $0 - height / 2 }
    let beside = heights.flatMap { y in
      [(right, y, Anchor.start), (left, y, Anchor.end)]
    }
    let others = [(middle, bottom + 2, Anchor.middle), (middle, top - height - 2, .middle)]
    return (beside + others).map { x, y, anchor in
      let start =
        switch anchor {
        case .start: x
        case .middle: x - width / 2
        case .end: x - width
        }
      let label = Label(pixel: Pixel(x: x, y: y + size), anchor: anchor)
      return (label, PixelBox(x: start - 3, y: y, width: width + 6, height: height))
    }
  }
}

/// Boxes in a picture, found by where they are.
private struct BoxGrid {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private static let cellSize = 64.0
  private var boxes: [Cell: [PixelBox]] = [:]

  mutating func insert(_ box: PixelBox) {
    for cell in Self.cells(of: box) { boxes[cell, default: []].append(box) }
  }

  func meets(_ box: PixelBox) -> Bool {
    Self.cells(of: box).contains { boxes[$0]?.contains(where: box.meets) ?? false }
  }

  private static func cells(of box: PixelBox) -> [Cell] {
    let columns = Int(box.x / cellSize)...Int((box.x + box.width) / cellSize)
    let rows = Int(box.y / cellSize)...Int((box.y + box.height) / cellSize)
    return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }
}
