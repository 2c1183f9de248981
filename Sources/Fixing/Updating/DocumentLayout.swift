internal import ByteIO
internal import PropertyList

/// How an XML property list is laid out: its line ends and its indentation.
struct DocumentLayout {
  private let document: [UInt8]
  private let isASCII: Bool

  /// How many bytes of white space are repeated before new lines at most, of one level of depth and in all:
  /// more than people use, and little enough to be repeated for each new value.
  private static let greatestIndentation = 16
  static let greatestMargin = 256

  /// The white space at the beginning of the line in which each element begins, but no more than
  /// ``greatestMargin``.
  private let margins: [Range<Int>]

  /// What ends a line.
  let lineEnd: ArraySlice<UInt8>

  /// What one level of depth puts before a line.
  let indentation: ArraySlice<UInt8>

  /// Whether the values all stand on one line.
  private let isOneLine: Bool

  /// Finds out the layout of `document`.
  init(of document: [UInt8], _ elements: [DocumentElement], isASCII: Bool) {
    self.document = document
    self.isASCII = isASCII
    let feed = document.firstIndex(of: UInt8(ascii: "\n"))
    let hasReturns = feed.map { $0 > 0 && document[$0 - 1] == UInt8(ascii: "\r") } ?? false
    lineEnd = hasReturns ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\n")]
    isOneLine = elements.first.map { !document[$0.whole].contains(UInt8(ascii: "\n")) } ?? false
    margins = DocumentLayout.margins(document, elements)
    indentation = DocumentLayout.indentation(document, elements, margins)
  }

  /// Returns for each element the white space at the beginning of the line in which it begins.
  private static func margins(_ document: [UInt8], _ elements: [DocumentElement]) -> [Range<Int>] {
    var margin = margin(document, ofLineAt: 0)
    var place = 0
    return elements.map { element in
      let between = document[place..<element.whole.lowerBound]
      if let feed = between.lastIndex(of: UInt8(ascii: "\n")) {
        margin = DocumentLayout.margin(document, ofLineAt: feed + 1)
      }
      place = element.whole.lowerBound
      return margin
    }
  }

  /// Returns the white space at the beginning of the line that begins at `start`.
  private static func margin(_ document: [UInt8], ofLineAt start: Int) -> Range<Int> {
    let blanks = document[start...].prefix(greatestMargin)
      .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return start..<blanks.endIndex
  }

  /// Returns by how much the first value inside another one on an earlier line stands further in; a tab
  /// where that is by more than ``greatestIndentation``.
  private static func indentation(
    _ document: [UInt8], _ elements: [DocumentElement], _ margins: [Range<Int>]
  ) -> ArraySlice<UInt8> {
    for (outer, inner) in zip(elements.indices, elements.indices.dropFirst())
    where elements[outer].whole.upperBound > elements[inner].whole.lowerBound {
      let (one, other) = (document[margins[outer]], document[margins[inner]])
      guard other.count > one.count, other.starts(with: one) else { continue }
      let depth = other.dropFirst(one.count)
      return depth.count <= greatestIndentation ? depth : [UInt8(ascii: "\t")]
    }
    return [UInt8(ascii: "\t")]
  }

  /// Returns the white space at the beginning of the line in which the element `index` begins.
  func margin(at index: Int) -> ArraySlice<UInt8> { document[margins[index]] }

  /// Returns the text of the values in `range` of `tree` in this layout, without the white space before
  /// the first line and behind the last one; further lines begin with `margin`.
  func rendered(
    _ tree: PropertyListTree, _ range: Range<PropertyListTree.Index>, margin: ArraySlice<UInt8>
  ) -> [UInt8] {
    let layout = XMLPropertyListWriter.Layout(
      indentation: isOneLine ? [] : Array(indentation), margin: isOneLine ? [] : Array(margin),
      lineEnd: isOneLine ? [] : Array(lineEnd))
    var writer = XMLPropertyListWriter(layout: layout)
    var out = ByteBuffer()
    writer.values(tree, range, &out)
    let text = out.bytes.dropFirst(layout.margin.count).dropLast(layout.lineEnd.count)
    return isASCII ? DocumentLayout.withReferences(text) : Array(text)
  }

  /// Returns `text` with references in the place of characters beyond ASCII.
  private static func withReferences(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    return scalars.flatMap { scalar -> [UInt8] in
      scalar.isASCII
        ? [UInt8(scalar.value)]
        : Array("&#x\(String(scalar.value, radix: 16, uppercase: true));".utf8)
    }
  }
}
