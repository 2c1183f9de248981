internal import CYajl
internal import Diagnostics

/// Puts the values together as yajl meets their parts.
struct JSONBuilder {
  private struct Container {
    let isObject: Bool
    let position: SourcePosition
    /// Whether the elements are handed on instead of kept.
    var isStreamed = false
    var members: [JSONMember] = []
    var elements: [JSONValue] = []
    /// The names of the members, as bytes: texts that only look alike are different names.
    var names: Set<[UInt8]> = []
    var pendingName: (text: String, position: SourcePosition)?

    var content: JSONValue.Content { isObject ? .object(members) : .array(elements) }

    mutating func add(_ value: JSONValue) {
      if let name = pendingName {
        members.append(JSONMember(name: name.text, position: name.position, value: value))
        pendingName = nil
      } else {
        elements.append(value)
      }
    }
  }

  private var text: JSONText
  private var containers: [Container] = []
  var handle: yajl_handle?
  private(set) var root: JSONValue?

  /// How many values there are since an element was last handed on.
  private var valueCount = 0

  /// The offset behind the root.
  private(set) var rootEnd = 0
  private(set) var fault: JSONError?

  /// The member of the root whose elements are handed on one by one, and what takes them.
  private let stream: JSONElementStream?

  init(text: JSONText, stream: JSONElementStream?) {
    self.text = text
    self.stream = stream
  }

  private var tokenEnd: Int { handle.map { yajl_get_bytes_consumed($0) } ?? 0 }

  private mutating func tokenStart(isString: Bool = false) -> SourcePosition {
    text.startOfToken(endingAt: tokenEnd, isString: isString)
  }

  /// Adds a value without parts; returns whether parsing goes on.
  mutating func add(_ content: JSONValue.Content) -> Bool {
    if case .string = content { return add(content, at: tokenStart(isString: true)) }
    return add(content, at: tokenStart())
  }

  private mutating func add(_ content: JSONValue.Content, at position: SourcePosition) -> Bool {
    valueCount += 1
    guard valueCount <= JSONParser.mostValues else {
      return fail(at: position, "more than \(JSONParser.mostValues) values in one value")
    }
    let value = JSONValue(content: content, position: position)
    if containers.isEmpty {
      root = value
      rootEnd = tokenEnd
    } else if containers[containers.count - 1].isStreamed {
      stream?.take(value)
      valueCount = 0
    } else {
      containers[containers.count - 1].add(value)
    }
    return true
  }

  mutating func addName(_ name: String) -> Bool {
    let position = tokenStart(isString: true)
    guard containers[containers.count - 1].names.insert(Array(name.utf8)).inserted else {
      return fail(at: position, "the member \"\(name)\" is already in this object")
    }
    containers[containers.count - 1].pendingName = (name, position)
    return true
  }

  mutating func beginObject() -> Bool { begin(isObject: true) }

  mutating func beginArray() -> Bool { begin(isObject: false) }

  private mutating func begin(isObject: Bool) -> Bool {
    guard containers.count < JSONParser.deepestNesting else {
      return fail(at: tokenStart(), "nested more than \(JSONParser.deepestNesting) levels deep")
    }
    let isStreamed = !isObject && isStreamedMember
    containers.append(
      Container(isObject: isObject, position: tokenStart(), isStreamed: isStreamed))
    return true
  }

  /// Whether the value that begins is the member of the root that is streamed.
  private var isStreamedMember: Bool {
    guard let stream, containers.count == 1 else { return false }
    return containers[0].pendingName?.text == stream.member
  }

  mutating func endContainer() -> Bool {
    // unreachable because yajl ends no array or object that has not begun.
    guard let container = containers.popLast() else { return false }
    return add(container.content, at: container.position)
  }

  private mutating func fail(at position: SourcePosition, _ message: String) -> Bool {
    fault = JSONError(position: position, message: message)
    return false
  }
}
