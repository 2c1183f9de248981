internal import ByteIO
internal import PropertyList

/// How an XML property list is laid out: its line ends and its indentation.
struct DocumentLayout {
  private let document: [UInt8]
  private let elements: [DocumentElement]
  private let isASCII: Bool

  /// What ends a line.
  let lineEnd: ArraySlice<UInt8>

  /// What one level of depth puts before a line.
  let indentation: ArraySlice<UInt8>

  /// Whether the values all stand on one line.
  private let isOneLine: Bool

  /// Finds out the layout of `document`.
  init(of document: [UInt8], _ elements: [DocumentElement], isASCII: Bool) {
    self.document = document
    self.elements = elements
    self.isASCII = isASCII
    let feed = document.firstIndex(of: UInt8(ascii: "\n"))
    let hasReturns = feed.map { $0 > 0 && document[$0 - 1] == UInt8(ascii: "\r") } ?? false
    lineEnd = hasReturns ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\n")]
    isOneLine = elements.first.map { !document[$0.whole].contains(UInt8(ascii: "\n")) } ?? false
    indentation = DocumentLayout.indentation(document, elements)
  }

  /// Returns by how much the first value inside another one on an earlier line stands further in.
  private static func indentation(
    _ document: [UInt8], _ elements: [DocumentElement]
  ) -> ArraySlice<UInt8> {
    for (outer, inner) in zip(elements, elements.dropFirst())
    where outer.whole.upperBound > inner.whole.lowerBound {
      let (one, other) = (margin(document, outer), margin(document, inner))
      if other.count > one.count, other.starts(with: one) { return other.dropFirst(one.count) }
    }
    return [UInt8(ascii: "\t")]
  }

  /// Returns the white space at the beginning of the line in which `element` begins.
  private static func margin(_ document: [UInt8], _ element: DocumentElement) -> ArraySlice<UInt8> {
    let before = document[..<element.whole.lowerBound]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return document[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Returns the white space at the beginning of the line in which the element `index` begins.
  func margin(at index: Int) -> ArraySlice<UInt8> {
    DocumentLayout.margin(document, elements[index])
  }

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
