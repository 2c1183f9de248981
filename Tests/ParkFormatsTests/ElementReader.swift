import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document with the text in it.
struct Element {
  let name: String
  let attributes: [String: String]
  var text = ""

  /// The names of the elements around it, outermost first.
  let path: [String]
}

/// Reads the elements of an XML document, in the order in which they begin.
final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Reads `text`; returns whether it is well-formed.
  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let path = open.map { elements[$0].name }
    open.append(elements.count)
    elements.append(Element(name: elementName, attributes: attributes, path: path))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }
}
