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
  private struct Place: Hashable {
    let column: Int
    let row: Int
  }

  private var cells: [Place: BoxCell] = [:]

  mutating func insert(_ box: PixelBox) {
    for place in Self.places(of: box) {
      cells[place, default: Self.cell(at: place)].insert(box)
    }
  }

  func meets(_ box: PixelBox) -> Bool {
    Self.places(of: box).contains { cells[$0]?.meets(box) ?? false }
  }

  private static func cell(at place: Place) -> BoxCell {
    BoxCell(x: Double(place.column) * BoxCell.size, y: Double(place.row) * BoxCell.size)
  }

  private static func places(of box: PixelBox) -> [Place] {
    let columns = number(box.x)...number(box.x + box.width)
    let rows = number(box.y)...number(box.y + box.height)
    return columns.flatMap { column in rows.map { Place(column: column, row: $0) } }
  }

  private static func number(_ pixel: Double) -> Int { Int((pixel / BoxCell.size).rounded(.down)) }
}

/// The boxes that reach into a square of a picture.
///
/// The first ones are kept as they are. Of further ones, which mostly lie on others, it is only known which
/// pixels they touch, so that looking for one takes no longer the more there are.
private struct BoxCell {
  /// The length of the square's sides, in pixels: as many as a row has bits.
  static let size = 64.0

  private static let mostBoxes = 128

  private let x: Double
  private let y: Double
  private var boxes: [PixelBox] = []

  /// The pixels that further boxes touch, a row each; empty where there are none.
  private var rows: [UInt64] = []

  /// Creates the square with its upper left corner at `x` and `y`.
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  mutating func insert(_ box: PixelBox) {
    if boxes.count < Self.mostBoxes { return boxes.append(box) }
    if rows.isEmpty { rows = Array(repeating: 0, count: Int(Self.size)) }
    let columns = columns(of: box)
    for row in Self.pixels(from: box.y - y, length: box.height) { rows[row] |= columns }
  }

  func meets(_ box: PixelBox) -> Bool {
    if boxes.contains(where: box.meets) { return true }
    if rows.isEmpty { return false }
    let columns = columns(of: box)
    return Self.pixels(from: box.y - y, length: box.height).contains { rows[$0] & columns != 0 }
  }

  /// The columns of pixels that `box` touches, a bit each.
  private func columns(of box: PixelBox) -> UInt64 {
    let columns = Self.pixels(from: box.x - x, length: box.width)
    return columns.isEmpty ? 0 : (UInt64.max >> (64 - columns.count)) << columns.lowerBound
  }

  /// The pixels of the square, from 0, that a stretch from `start` on touches.
  private static func pixels(from start: Double, length: Double) -> Range<Int> {
    let first = max(start.rounded(.down), 0)
    let end = min((start + length).rounded(.up), size)
    return first < end ? Int(first)..<Int(end) : 0..<0
  }
}
