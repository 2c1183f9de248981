internal import Diagnostics
internal import JSONReading
internal import PropertyList

/// What the elements of a waypoint, a route or a track say about it, but for its places.
struct GPXProperties {
  /// The properties.
  private(set) var properties: FeatureProperties

  /// What was left out.
  private(set) var leftovers: [(kind: Leftovers.Kind, count: Int)] = []

  /// The kinds of values in a property list, by the way to each.
  private var kinds: [(path: String, kind: String, position: SourcePosition)] = []

  /// Whether a writer of ours has written the element.
  private let isOurs: Bool

  private static let ownNamespace = "urn:parktools:gpx:park"
  private static let listNamespace = "urn:parktools:gpx:plist"

  /// GDAL puts the extensions of others into its own namespace, their prefixes before their names.
  private static let foreignNamespace = "http://osgeo.org/gdal"

  init(_ node: XMLNode) {
    properties = FeatureProperties(at: node.position)
    let source = node["src"].flatMap { PlistNames.listName(from: $0.text) }
    let isMarked = node.all("extensions").contains { extensions in
      extensions.children.contains { $0.name == "layer" || $0.name == "park_layer" }
    }
    isOurs = source != nil || isMarked
    for child in node.children where child.name == "extensions" {
      for part in child.children { readExtension(part) }
    }
    let comments = ["cmt", "extensions"]
    // Where there is no description, GPSBabel writes the name for it and for the comment.
    let isNameAlone = [node["desc"], node["cmt"]].allSatisfy {
      $0 != nil && $0?.text == node["name"]?.text
    }
    for child in node.children where !comments.contains(child.name) {
      if !isNameAlone || child.name != "desc" { read(child) }
    }
    if !isNameAlone, let comment = node["cmt"] { readComment(comment, beside: node["desc"]) }
    addKinds(at: node.position)
  }

  // MARK: Elements of GPX

  /// GPSBabel takes the extensions out of their element.
  private mutating func read(_ node: XMLNode) {
    if [GPXProperties.listNamespace, GPXProperties.ownNamespace].contains(node.namespace) {
      return readExtension(node)
    }
    switch node.name {
    case "name": add("name", isOurs ? node.text : node.trimmedText, node)
    case "desc": add("description", isOurs ? node.text : node.trimmedText, node)
    case "src": add(isOurs ? "source" : "src", node.text, node)
    case "type": add("type", node.trimmedText, node)
    case "sym": if !isOurs { add("sym", node.trimmedText, node) }
    case "ele": add(number: "ele", node)
    case "time": add(moment: "time", node)
    case "link": readLink(node)
    case "number" where node.trimmedText == "0": break
    default: addLeaves(of: node)
    }
  }

  /// Reads a comment, unless it says what the description says; GPSBabel writes such.
  private mutating func readComment(_ node: XMLNode, beside description: XMLNode?) {
    let text = node.trimmedText
    if text.isEmpty || text == description?.trimmedText { return }
    add("cmt", text, node)
  }

  private mutating func readLink(_ node: XMLNode) {
    if let address = node.attribute("href") { add("link", address, node) }
    if let text = node["text"] { add("linkText", text.trimmedText, text) }
  }

  private mutating func add(_ name: String, _ text: String, _ node: XMLNode) {
    if !properties.add(name, text, at: node.position), properties.text(of: name) != text {
      leftovers.append((.repeated, 1))
    }
  }

  private mutating func add(number name: String, _ node: XMLNode) {
    let text = node.trimmedText
    guard let number = node.ordinate, number.text == text else { return add(name, text, node) }
    let isWhole = Int64(text) != nil && text != "-0" && !text.hasPrefix("00")
    if !properties.add(name, text, as: isWhole ? .integer : .real, at: node.position) {
      leftovers.append((.repeated, 1))
    }
  }

  /// Adds a moment, as a date where it is one in UTC without fractions of a second, and as text otherwise.
  private mutating func add(moment name: String, _ node: XMLNode) {
    add(name, node.trimmedText, node)
    if PlistKinds.isMoment(node.trimmedText) { kinds.append((name, "date", node.position)) }
  }

  // MARK: Extensions

  private mutating func readExtension(_ node: XMLNode) {
    switch node.namespace {
    case GPXProperties.listNamespace?: readEntry(node)
    case GPXProperties.ownNamespace?: readOwn(node)
    case GPXProperties.foreignNamespace? where isOurs: readRenamed(node)
    default: addLeaves(of: node)
    }
  }

  /// Reads an extension of ours that GDAL has given another name.
  private mutating func readRenamed(_ node: XMLNode) {
    if node.name.hasPrefix("park_") {
      add(String(node.name.dropFirst("park_".count)), node.text, node)
    } else if node.name.hasPrefix("plist_") {
      add("\(PlistTypes.prefix)" + node.name.dropFirst("plist_".count), node.text, node)
    } else {
      addLeaves(of: node)
    }
  }

  /// Reads what a writer of ours says about a record.
  private mutating func readOwn(_ node: XMLNode) {
    let kind: PropertyListTree.Kind =
      switch node.attribute("kind") {
      case "integer"?: .integer
      case "real"?: .real
      default: .string
      }
    if !properties.add(node.name, node.text, as: kind, at: node.position) {
      leftovers.append((.repeated, 1))
    }
  }

  /// Reads a key of a property list with its value.
  private mutating func readEntry(_ node: XMLNode) {
    let key = node.attribute("key") ?? node.name
    if !properties.add("\(PlistTypes.prefix)" + key, node.text, at: node.position) {
      return leftovers.append((.repeated, 1))
    }
    if let kind = node.attribute("kind") {
      kinds.append((PlistTypes.step("", key), kind, node.position))
    }
    if let text = node.attribute("kinds") { readKinds(text, at: node.position) }
  }

  private mutating func readKinds(_ text: String, at position: SourcePosition) {
    guard case .object(let members)? = JSONParser.value(of: text)?.content else { return }
    for member in members {
      if case .string(let kind) = member.value.content {
        kinds.append((member.name, kind, position))
      }
    }
  }

  /// Adds the texts that stand in an element of other people's, each under the name of its own element.
  private mutating func addLeaves(of node: XMLNode) {
    if node.children.isEmpty {
      if !node.isBlank { add(node.name, node.trimmedText, node) }
    } else {
      for child in node.children { addLeaves(of: child) }
    }
    // Attributes say how to read the text, or what it is about.
    leftovers.append((.attribute, node.attributes.count { $0.namespace == nil }))
  }

  private mutating func addKinds(at position: SourcePosition) {
    if kinds.isEmpty { return }
    let kinds = kinds
    properties.add("\(PlistTypes.memberName)", at: position) { tree in
      let dictionary = tree.begin(.dictionary, at: position)
      for (path, kind, position) in kinds {
        tree.append(.key, path.utf8, at: position)
        tree.append(.string, kind.utf8, at: position)
      }
      tree.end(dictionary)
    }
  }
}

extension Leftovers.Kind {
  static let attribute = Self("attribute of an extension", "attributes of extensions")
}
