import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document, as Foundation reads it.
final class XMLTree {
  /// The name with its prefix.
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []

  /// The text between the tags, without that of children.
  private(set) var text = ""

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Reads a document.
  static func root(of document: Data) throws -> XMLTree {
    let builder = Builder()
    let parser = XMLParser(data: document)
    parser.delegate = builder
    try #require(parser.parse(), "not well-formed")
    return try #require(builder.root)
  }

  /// The children called `name`.
  func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// The only child called `name`.
  func only(_ name: String) throws -> XMLTree {
    let found = all(name)
    try #require(found.count == 1, "\(found.count) elements <\(name)> in <\(self.name)>")
    return found[0]
  }

  /// The elements called `name` at any depth, in the order of the document.
  func descendants(_ name: String) -> [XMLTree] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
  }

  /// The element itself and all below it.
  var everything: [XMLTree] { [self] + children.flatMap(\.everything) }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XMLTree(name: elementName, attributes: attributes)
      if let parent = open.last { parent.children.append(element) } else { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
  }
}

extension XMLTree {
  /// The places of an element `coordinates` of KML.
  var positions: [Position] {
    get throws {
      try text.split(whereSeparator: \.isWhitespace).map { tuple in
        let numbers = tuple.split(separator: ",").compactMap { Double($0) }
        try #require(numbers.count == 2)
        return Position(longitude: numbers[0], latitude: numbers[1])
      }
    }
  }

  /// The place of a point of GPX.
  var position: Position {
    get throws {
      Position(
        longitude: try #require(attributes["lon"].flatMap { Double($0) }),
        latitude: try #require(attributes["lat"].flatMap { Double($0) }))
    }
  }

  /// The values of the extended data of a feature of KML, by name.
  var extendedData: [String: String] {
    get throws {
      let data = try only("ExtendedData").all("Data").map { datum in
        (try #require(datum.attributes["name"]), try datum.only("value").text)
      }
      return try Dictionary(data) { _, _ in throw RepeatedName() }
    }
  }

  /// Extended data that holds a name twice.
  struct RepeatedName: Error {}
}
