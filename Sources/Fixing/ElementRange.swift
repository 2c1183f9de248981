/// Where the parts of an element stand in a document.
struct ElementRange {
  /// From the `<` of the start tag to the `>` of the end tag.
  let whole: Range<Int>

  /// The name in the start tag.
  let startName: Range<Int>

  /// The text between the tags; empty at the end of the start tag where the element closes itself.
  let text: Range<Int>

  /// The name in the end tag; `nil` where the element closes itself.
  let endName: Range<Int>?

  /// Finds the parts of the element that begins at `start` in the well-formed `document`; `nil` where it
  /// holds anything but text.
  init?(at start: Int, in document: [UInt8]) {
    guard start < document.count, document[start] == UInt8(ascii: "<") else { return nil }
    let nameEnd = document[(start + 1)...].firstIndex { " \t\r\n/>".utf8.contains($0) }
    guard let nameEnd, let tagEnd = ElementRange.endOfTag(from: nameEnd, in: document) else {
      return nil
    }
    startName = start + 1..<nameEnd
    if document[tagEnd - 1] == UInt8(ascii: "/") {
      whole = start..<tagEnd + 1
      text = tagEnd + 1..<tagEnd + 1
      endName = nil
      return
    }
    guard let textEnd = document[tagEnd...].firstIndex(of: UInt8(ascii: "<")),
      textEnd + 1 < document.count, document[textEnd + 1] == UInt8(ascii: "/"),
      let end = document[textEnd...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    text = tagEnd + 1..<textEnd
    endName = textEnd + 2..<textEnd + 2 + startName.count
    whole = start..<end + 1
  }

  /// Returns the place of the `>` that ends a start tag; one in the value of an attribute does not.
  private static func endOfTag(from start: Int, in document: [UInt8]) -> Int? {
    var quote: UInt8?
    for place in start..<document.count {
      let byte = document[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return place
      }
    }
    return nil
  }
}
