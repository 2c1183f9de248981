internal import CYajl
package import Diagnostics

/// Reads a JSON text (RFC 8259) whole, through yajl.
package enum JSONParser {
  /// How deep arrays and objects may be nested.
  package static let deepestNesting = 128

  /// How many values a text may have, those within an element that is handed on included; each such
  /// element may have as many.
  package static let mostValues = 1_000_000

  /// Returns the value that `bytes` hold.
  ///
  /// - Throws: when they are no JSON, nest too deeply or name a member twice.
  package static func parse(_ bytes: consuming [UInt8]) throws(JSONError) -> JSONValue {
    try parse(JSONText(bytes), stream: nil)
  }

  /// Returns the value that `bytes` hold without the elements that `stream` takes.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where the text begins in its file.
  ///   - stream: Takes the elements of an array in the root object, each as soon as it is read.
  /// - Returns: the value, in which that array is empty.
  /// - Throws: when they are no JSON, nest too deeply or name a member twice. Elements may have been
  ///   taken before.
  package static func parse(
    _ bytes: consuming [UInt8], from start: SourcePosition, stream: JSONElementStream
  ) throws(JSONError) -> JSONValue {
    try parse(JSONText(bytes, from: start), stream: stream)
  }

  private static func parse(
    _ text: consuming JSONText, stream: JSONElementStream?
  ) throws(JSONError) -> JSONValue {
    var text = text
    // yajl takes form feeds for white space.
    if let place = text.firstFeed {
      throw JSONError(position: text.position(at: place), message: "invalid char in json text.")
    }
    if let place = text.invalidPlace {
      throw JSONError(position: text.position(at: place), message: "the text is not UTF-8")
    }
    let state = UnsafeMutablePointer<JSONBuilder>.allocate(capacity: 1)
    state.initialize(to: JSONBuilder(text: text, stream: stream))
    defer {
      state.deinitialize(count: 1)
      state.deallocate()
    }
    var callbacks = JSONCallbacks.table
    // unreachable because the system promises more memory than there is.
    guard let handle = parktools_yajl_alloc(&callbacks, state) else {
      throw JSONError(position: .start, message: "out of memory")
    }
    defer { yajl_free(handle) }
    state.pointee.handle = handle
    let status = text.bytes.withUnsafeBufferPointer { yajl_parse(handle, $0.baseAddress, $0.count) }
    if let fault = state.pointee.fault { throw fault }
    guard status == yajl_status_ok else {
      let place = text.startOfFault(endingAt: yajl_get_bytes_consumed(handle))
      throw JSONError(position: text.position(at: place), message: message(of: handle))
    }
    guard yajl_complete_parse(handle) == yajl_status_ok, let root = state.pointee.root else {
      throw JSONError(position: text.position(at: text.count), message: "the text ends too early")
    }
    // yajl takes no offence at a string behind the root that does not end.
    if let place = text.firstText(from: state.pointee.rootEnd) {
      throw JSONError(position: text.position(at: place), message: "trailing garbage")
    }
    return root
  }

  private static func message(of handle: yajl_handle) -> String {
    // unreachable because the system promises more memory than there is.
    guard let message = yajl_get_error(handle, 0, nil, 0) else { return "not JSON" }
    defer { yajl_free_error(handle, message) }
    let text = String(cString: message)
    return text.split(separator: "\n").first
      .map { $0.replacingPrefixes(["parse error: ", "lexical error: "]) } ?? "not JSON"
  }
}

extension Substring {
  fileprivate func replacingPrefixes(_ prefixes: [String]) -> String {
    let prefix = prefixes.first { hasPrefix($0) } ?? ""
    return String(dropFirst(prefix.count))
  }
}
