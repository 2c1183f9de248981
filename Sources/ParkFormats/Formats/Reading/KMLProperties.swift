internal import Diagnostics

/// What the elements of a KML feature say about it, but for its geometry.
struct KMLProperties {
  /// The properties: name and description, extended data, then what else can be told in words.
  private(set) var properties: FeatureProperties

  /// What was left out.
  private(set) var leftovers: [(kind: Leftovers.Kind, count: Int)] = []

  /// What comes behind the extended data, which may have the same names.
  private var later: [(name: String, text: String, position: SourcePosition)] = []

  private var name: XMLNode?
  private var description: XMLNode?

  init(at position: SourcePosition) {
    properties = FeatureProperties(at: position)
  }

  /// Takes the element `node`.
  mutating func read(_ node: XMLNode) {
    switch node.name {
    case "name": name = node
    case "description": description = node
    case "ExtendedData": readData(node)
    case "address", "phoneNumber": addLater(node.name, node)
    case "snippet", "Snippet": if !node.isBlank { addLater("snippet", node) }
    case "author": if let name = node["name"] { addLater("author", name) }
    case "link": leftovers.append((.link, 1))
    case "TimeStamp": if let when = node["when"] { addLater("timestamp", when) }
    case "TimeSpan":
      for moment in node.children { addLater(moment.name, moment) }
    case "Icon": if let reference = node["href"] { addPicture(reference) }
    case "styleUrl": readStyle(node)
    case "Style", "StyleMap": styleCount += 1
    case "visibility", "open", "balloonVisibility": break
    case "LookAt", "Camera": leftovers.append((.view, 1))
    case "Region": leftovers.append((.region, 1))
    default: leftovers.append((.element, 1))
    }
  }

  private var styleCount = 0

  private mutating func readStyle(_ node: XMLNode) {
    let ours = ["#boundary", "#route"].contains(node.trimmedText)
    if !ours && !node.trimmedText.hasPrefix("#attraction-") { styleCount += 1 }
  }

  private mutating func addLater(_ name: String, _ node: XMLNode) {
    later.append((name, node.trimmedText, node.position))
  }

  /// Adds the path or the address of a picture.
  private mutating func addPicture(_ node: XMLNode) {
    let reference = node.trimmedText
    if reference.isEmpty { return }
    let name = reference.contains("://") ? reference : KMLProperties.decoded(reference)
    later.append(("image", name, node.position))
  }

  /// Returns the path that the relative reference `text` stands for (RFC 3986, section 2.1).
  static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      let isEscape = byte == UInt8(ascii: "%") && digits.allSatisfy(\.isHexDigit)
      if isEscape, digits.utf8.count == 2, let value = UInt8(digits, radix: 16), value > 0x1F {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Extended data

  private mutating func readData(_ node: XMLNode) {
    for child in node.children {
      switch child.name {
      case "Data": add(child.attribute("name"), child["value"], of: child)
      case "SchemaData":
        for field in child.children where field.name == "SimpleData" {
          add(field.attribute("name"), field, of: field)
        }
        leftovers.append((.trackData, child.children.count { $0.name == "SimpleArrayData" }))
      default: add(child.name, child.children.isEmpty ? child : nil, of: child)
      }
    }
  }

  private mutating func add(_ name: String?, _ value: XMLNode?, of node: XMLNode) {
    guard let name, let value else {
      leftovers.append((.nameless, 1))
      return
    }
    if !properties.add(name, value.text, at: value.position) { leftovers.append((.repeated, 1)) }
  }

  // MARK: The end

  /// Adds what could not be added before all elements had come.
  ///
  /// White space at the ends of a name is part of it only where a writer of ours has written it.
  mutating func finish() {
    let isOurs = properties.value(of: "layer") != nil
    if let name, !name.isBlank || isOurs {
      add("name", isOurs ? name.text : name.trimmedText, name)
    }
    if let description {
      let html = HTMLText(
        isOurs ? description.bytes : Array(description.trimmedText.utf8))
      if html.hasMarkup { leftovers.append((.markup, 1)) }
      if isOurs || !html.text.isEmpty { add("description", html.text, description) }
    }
    for (name, text, position) in later where !isOurs || name != "image" {
      if !properties.add(name, text, at: position) { leftovers.append((.repeated, 1)) }
    }
    if !isOurs { leftovers.append((.style, styleCount)) }
  }

  /// Adds what an element says, unless the extended data say it too.
  private mutating func add(_ name: String, _ text: String, _ node: XMLNode) {
    if !properties.add(name, text, at: node.position), properties.text(of: name) != text {
      leftovers.append((.repeated, 1))
    }
  }
}

extension Leftovers.Kind {
  static let link = Self("link")
  static let nameless = Self("datum without a name or a value", "data without names or values")
}
