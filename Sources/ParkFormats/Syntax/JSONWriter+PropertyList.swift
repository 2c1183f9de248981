package import ByteIO
package import Markup
package import PropertyList

extension JSONWriter {
  /// Writes the value at `index` of `tree`: dictionaries and arrays as objects and arrays, dates and
  /// data as text.
  package mutating func value(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    switch tree.kind(of: index) {
    case .dictionary: members(tree, of: index, &out)
    case .array: elements(tree, of: index, &out)
    case .integer, .real: literal(tree.bytes.span, tree.nodes[index].text, &out)
    case .true: literal("true", &out)
    case .false: literal("false", &out)
    case .string, .key, .date, .data: string(tree.bytes.span, tree.nodes[index].text, &out)
    case .invalid: literal("null", &out)
    }
  }

  private mutating func members(
    _ tree: borrowing PropertyListTree, of dictionary: PropertyListTree.Index,
    _ out: inout ByteBuffer
  ) {
    beginObject(&out)
    var key = dictionary + 1
    while key < tree.end(of: dictionary) {
      name(tree.bytes.span, tree.nodes[key].text, &out)
      value(tree, key + 1, &out)
      key = tree.end(of: key + 1)
    }
    endObject(&out)
  }

  private mutating func elements(
    _ tree: borrowing PropertyListTree, of array: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    beginArray(&out)
    var element = array + 1
    while element < tree.end(of: array) {
      value(tree, element, &out)
      element = tree.end(of: element)
    }
    endArray(&out)
  }
}
