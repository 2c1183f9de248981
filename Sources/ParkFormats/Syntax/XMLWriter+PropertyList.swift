internal import ByteIO
internal import Markup
internal import PropertyList

extension XMLWriter {
  /// Appends the value at `index` of `tree` as text between tags: scalars as they are, dictionaries and
  /// arrays as JSON.
  static func value(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    switch tree.kind(of: index) {
    case .true: out.append("true")
    case .false: out.append("false")
    case .dictionary, .array: escapedJSON(tree, index, &out)
    case .string, .key, .integer, .real, .date, .data, .invalid:
      escape(tree.bytes.span, tree.nodes[index].text, as: .text, &out)
    }
  }

  private static func escapedJSON(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    var json = JSONWriter(isPretty: false)
    var text = ByteBuffer()
    json.value(tree, index, &text)
    escape(text.bytes, &out)
  }

  /// Appends the UTF-8 text `bytes`, escaped.
  static func escape(_ bytes: [UInt8], _ out: inout ByteBuffer) {
    escape(bytes.span, 0..<bytes.count, as: .text, &out)
  }
}
