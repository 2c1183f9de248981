/// Where an element stands in an XML document.
struct DocumentElement {
  /// From the `<` of the start tag to the `>` of the end tag.
  var whole: Range<Int>

  /// What stands between the tags; empty at the end where the element closes itself.
  var content: Range<Int>

  /// Whether there is no end tag.
  var closesItself: Bool

  /// Returns the elements of the well-formed property list `document` in their order, each before what it
  /// holds and without `<plist>` itself: one for each value and key.
  static func all(in document: [UInt8]) -> [DocumentElement] {
    var scanner = ElementScanner(document)
    return scanner.elements()
  }
}

/// Finds the elements of a well-formed document.
private struct ElementScanner {
  private let document: [UInt8]
  private var place = 0
  private var found: [DocumentElement] = []
  private var open: [Int] = []

  init(_ document: [UInt8]) {
    self.document = document
  }

  mutating func elements() -> [DocumentElement] {
    while let start = document[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start
      takeMarkup()
    }
    return Array(found.dropFirst())
  }

  private mutating func takeMarkup() {
    if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") { return }
    if isAt("<!") {
      skipDocumentType()
    } else if isAt("</") {
      endElement()
    } else {
      startElement()
    }
  }

  private func isAt(_ text: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return document[place...].starts(with: bytes)
  }

  /// Goes behind `end` where `start` stands here.
  private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
    guard isAt(start) else { return false }
    place += start.utf8CodeUnitCount
    while place < document.count, !isAt(end) { place += 1 }
    place = min(place + end.utf8CodeUnitCount, document.count)
    return true
  }

  private mutating func startElement() {
    let start = place
    skipTag()
    let closesItself = document[place - 2] == UInt8(ascii: "/")
    if !closesItself { open.append(found.count) }
    found.append(
      DocumentElement(whole: start..<place, content: place..<place, closesItself: closesItself))
  }

  private mutating func endElement() {
    let contentEnd = place
    skipTag()
    guard let element = open.popLast() else { return }
    found[element].content = found[element].content.lowerBound..<contentEnd
    found[element].whole = found[element].whole.lowerBound..<place
  }

  /// Goes behind the `>` of a tag; one in quotes does not end it.
  private mutating func skipTag() {
    var quote: UInt8?
    while place < document.count {
      let byte = document[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  /// Goes behind a document type, which may have declarations in brackets.
  private mutating func skipDocumentType() {
    place += 2
    var depth = 1
    while place < document.count, depth > 0 {
      if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
      let byte = document[place]
      place += 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        place = document[place...].firstIndex(of: byte).map { $0 + 1 } ?? document.count
      } else if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">") {
        depth -= 1
      }
    }
  }
}
