internal import CYajl

/// The functions that yajl calls; each passes on to the ``JSONBuilder`` behind the context pointer.
enum JSONCallbacks {
  /// The table of functions for yajl.
  static var table: yajl_callbacks {
    yajl_callbacks(
      yajl_null: { context in JSONCallbacks.add(context, .null) },
      yajl_boolean: { context, value in JSONCallbacks.add(context, .boolean(value != 0)) },
      yajl_integer: nil,
      yajl_double: nil,
      yajl_number: { context, text, count in
        let bytes = UnsafeRawBufferPointer(start: text, count: count)
        return JSONCallbacks.add(context, .number(String(decoding: bytes, as: UTF8.self)))
      },
      yajl_string: { context, text, count in
        JSONCallbacks.add(context, .string(JSONCallbacks.string(text, count)))
      },
      yajl_start_map: { context in JSONCallbacks.with(context) { $0.beginObject() } },
      yajl_map_key: { context, text, count in
        let name = JSONCallbacks.string(text, count)
        return JSONCallbacks.with(context) { $0.addName(name) }
      },
      yajl_end_map: { context in JSONCallbacks.with(context) { $0.endContainer() } },
      yajl_start_array: { context in JSONCallbacks.with(context) { $0.beginArray() } },
      yajl_end_array: { context in JSONCallbacks.with(context) { $0.endContainer() } })
  }

  private static func add(
    _ context: UnsafeMutableRawPointer?, _ content: JSONValue.Content
  ) -> Int32 {
    with(context) { $0.add(content) }
  }

  private static func with(
    _ context: UnsafeMutableRawPointer?, _ body: (inout JSONBuilder) -> Bool
  ) -> Int32 {
    // unreachable because yajl gives back what it has been given.
    guard let context else { return 0 }
    return body(&context.assumingMemoryBound(to: JSONBuilder.self).pointee) ? 1 : 0
  }

  private static func string(_ text: UnsafePointer<UInt8>?, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }
}
