internal import Diagnostics

/// Changes single elements of an XML document and leaves all other bytes as they are.
struct DocumentEditor {
  private let document: [UInt8]
  private let lineStarts: [Int]
  private var replacements: [(range: Range<Int>, text: [UInt8])] = []

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
    var all: [(range: Range<Int>, text: [UInt8])] = []
    for edit in fix.edits {
      guard let some = replacements(for: edit) else { return false }
      all += some
    }
    let isFree = all.allSatisfy { new in
      !replacements.contains { $0.range.overlaps(new.range) || $0.range == new.range }
    }
    guard isFree else { return false }
    replacements += all
    return true
  }

  private func replacements(
    for edit: ValueEdit
  ) -> [(range: Range<Int>, text: [UInt8])]? {
    guard let start = offset(of: edit.position),
      let element = ElementRange(at: start, in: document)
    else { return nil }
    switch edit.change {
    case .removal: return [(withSpaceBefore(element.whole), [])]
    case .kind(let name): return renaming(element, to: name)
    case .trimmed: return [(element.text, trimmed(document[element.text]))]
    case .exchangedNumbers, .changedSigns, .numbersFrom:
      let text = String(decoding: document[element.text], as: UTF8.self)
      guard let changed = CoordinateParts(text)?.applying(edit.change, otherText: text(at:)) else {
        return nil
      }
      return [(element.text, Array(changed.utf8))]
    }
  }

  private func text(at position: SourcePosition) -> String? {
    offset(of: position).flatMap { ElementRange(at: $0, in: document) }
      .map { String(decoding: document[$0.text], as: UTF8.self) }
  }

  private func renaming(
    _ element: ElementRange, to name: String
  ) -> [(range: Range<Int>, text: [UInt8])] {
    let name = Array(name.utf8)
    return [(element.startName, name)] + (element.endName.map { [($0, name)] } ?? [])
  }

  private func withSpaceBefore(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, isWhiteSpace(document[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }

  private func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let front = text.drop(while: isWhiteSpace)
    return Array(front.prefix((front.lastIndex { !isWhiteSpace($0) } ?? -1) - front.startIndex + 1))
  }

  private func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Returns the byte at which the column of `position` stands, counted in Unicode scalars.
  private func offset(of position: SourcePosition) -> Int? {
    let line = Int(position.line) - 1
    guard lineStarts.indices.contains(line) else { return nil }
    var column = 1
    var place = lineStarts[line]
    while column < Int(position.column), place < document.count {
      place += 1
      while place < document.count, document[place] & 0xC0 == 0x80 { place += 1 }
      column += 1
    }
    return place < document.count ? place : nil
  }
}
