internal import Diagnostics

/// A source line as a terminal shows it, no wider than it may be, and where the mark below it goes.
package struct SourceView {
  /// The line, with tabs as spaces, control characters as escapes, and `…` where it is cut.
  package let text: String

  /// How many cells of the terminal stand before the mark.
  package let markOffset: Int

  /// How many cells the mark takes.
  package let markWidth: Int

  /// The mark itself.
  package var marks: String { "^" + String(repeating: "~", count: markWidth - 1) }

  private static let tabWidth = 4

  /// Fits `excerpt` into `width` cells.
  package init(_ excerpt: SourceExcerpt, width: Int) {
    let line = Self.withoutCarriageReturns(excerpt)
    let cells = Self.cells(of: line)
    let mark = cells.firstIndex { $0.end > line.before.count } ?? cells.count
    let shown = Self.range(of: cells, around: mark, width: width, line)
    let isCutBefore = shown.lowerBound > 0 || line.isCutBefore
    let isCutAfter = shown.upperBound < cells.count || line.isCutAfter
    let markedEnd = line.before.count + line.markedCount
    let marked = cells[mark..<max(mark, shown.upperBound)].prefix { $0.start < markedEnd }
    let shownText = cells[shown].map(\.text).joined()
    text =
      (isCutBefore ? "…" : "") + (isCutAfter ? shownText + "…" : shownText.withoutTrailingSpaces)
    markOffset = (isCutBefore ? 1 : 0) + cells[shown.lowerBound..<mark].width
    markWidth = max(1, marked.width)
  }

  /// Returns the part of the line between the carriage returns around the place.
  private static func withoutCarriageReturns(_ excerpt: SourceExcerpt) -> SourceExcerpt {
    var line = excerpt
    if let last = line.before.lastIndex(of: "\r") {
      line.before.removeSubrange(...last)
      line.isCutBefore = false
    }
    if let first = line.after.firstIndex(of: "\r") {
      line.after.removeSubrange(first...)
      line.isCutAfter = false
    }
    return line
  }

  private static func cells(of line: SourceExcerpt) -> [SourceCell] {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: line.before + line.after)
    var cells: [SourceCell] = []
    var (start, column) = (0, 0)
    for character in String(view) {
      let end = start + character.unicodeScalars.count
      let text =
        character == "\t"
        ? String(repeating: " ", count: tabWidth - column % tabWidth)
        : TextReporter.printable(String(character))
      let cell = SourceCell(text: text, start: start, end: end)
      cells.append(cell)
      column += cell.width
      start = end
    }
    return cells
  }

  /// Returns the cells that are shown: all of them where they fit, else those around the mark, a
  /// third of the width before it.
  private static func range(
    of cells: [SourceCell], around mark: Int, width: Int, _ line: SourceExcerpt
  ) -> Range<Int> {
    let room = max(width, 20) - 2
    if !line.isCutBefore && !line.isCutAfter && cells.width <= room + 2 { return cells.indices }
    let end = mark == cells.count ? room : room / 3
    var first = mark
    var taken = 0
    while first > 0, taken + cells[first - 1].width <= end {
      first -= 1
      taken += cells[first].width
    }
    var last = mark
    while last < cells.count, taken + cells[last].width <= room {
      taken += cells[last].width
      last += 1
    }
    return first..<last
  }
}

/// What a terminal shows as one character.
private struct SourceCell {
  let text: String
  let width: Int

  /// Where it begins and ends, in scalars of the excerpt.
  let start: Int
  let end: Int

  init(text: String, start: Int, end: Int) {
    self.text = text
    self.width = text.terminalWidth
    self.start = start
    self.end = end
  }
}

extension Collection<SourceCell> {
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}
