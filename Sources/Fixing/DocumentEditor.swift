internal import Comparison
internal import Diagnostics

/// Changes single elements of an XML document and leaves all other bytes as they are.
struct DocumentEditor {
  private let document: [UInt8]
  private let lineStarts: [Int]
  private var replacements: [Replacement] = []

  /// Where the elements begin that have been changed.
  private var changedElements: Set<Int> = []

  /// The last place that was looked for; the next one is mostly near it.
  private var lastPlace = (position: SourcePosition.start, offset: 0)

  /// Bytes that take the place of others.
  private struct Replacement {
    let range: Range<Int>
    let text: [UInt8]
  }

  /// Prepares to edit `document`, in UTF-8 without byte order mark.
  init(_ document: [UInt8]) {
    self.document = document
    lineStarts =
      [0] + document.indices.filter { document[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The document with all changes.
  var edited: [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += document[place..<replacement.range.lowerBound] + replacement.text
      place = replacement.range.upperBound
    }
    return result + document[place...]
  }

  /// Makes the changes of `fix`; returns false, and makes none, where one of them can't be made or
  /// meets one that has been made.
  mutating func apply(_ fix: Fix) -> Bool {
    var starts: Set<Int> = []
    var all: [Replacement] = []
    for edit in fix.edits {
      guard let element = element(at: edit.position), let some = replacements(for: edit, element),
        starts.insert(element.whole.lowerBound).inserted
      else { return false }
      all += some
    }
    guard starts.isDisjoint(with: changedElements) else { return false }
    changedElements.formUnion(starts)
    replacements += all
    return true
  }

  /// Returns what `edit` makes of `element`; `nil` where it can't be made or changes nothing.
  private mutating func replacements(
    for edit: ValueEdit, _ element: ElementRange
  ) -> [Replacement]? {
    let text = document[element.text]
    switch edit.change {
    case .removal: return [Replacement(range: withSpaceBefore(element.whole), text: [])]
    case .kind(let name): return renaming(element, to: name)
    case .trimmed:
      let trimmed = WhiteSpace.trimmed(text)
      if trimmed.count == text.count { return nil }
      return [Replacement(range: element.text, text: Array(trimmed))]
    case .exchangedNumbers, .changedSigns, .numbersFrom:
      let parts = CoordinateParts(String(decoding: text, as: UTF8.self))
      guard let changed = parts?.applying(edit.change, otherText: { self.text(at: $0) }) else {
        return nil
      }
      return [Replacement(range: element.text, text: Array(changed.utf8))]
    }
  }

  private mutating func element(at position: SourcePosition) -> ElementRange? {
    offset(of: position).flatMap { ElementRange(at: $0, in: document) }
  }

  private mutating func text(at position: SourcePosition) -> String? {
    element(at: position).map { String(decoding: document[$0.text], as: UTF8.self) }
  }

  private func renaming(_ element: ElementRange, to name: String) -> [Replacement] {
    [element.startName, element.endName].compactMap { $0 }
      .map { Replacement(range: $0, text: Array(name.utf8)) }
  }

  private func withSpaceBefore(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, WhiteSpace.contains(document[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }

  /// Returns the byte at which the column of `position` stands, counted in Unicode scalars.
  private mutating func offset(of position: SourcePosition) -> Int? {
    let line = Int(position.line) - 1
    guard lineStarts.indices.contains(line) else { return nil }
    var (column, place) = (1, lineStarts[line])
    if lastPlace.position.line == position.line, lastPlace.position <= position {
      (column, place) = (Int(lastPlace.position.column), lastPlace.offset)
    }
    while column < Int(position.column), place < document.count {
      place += 1
      while place < document.count, document[place] & 0xC0 == 0x80 { place += 1 }
      column += 1
    }
    guard place < document.count else { return nil }
    lastPlace = (position, place)
    return place
  }
}
