package import ByteIO
internal import Markup

/// Writes a property list as XML in the layout of Apple's own writers: an element a line, indented by
/// tabs.
///
/// Two things differ, since they would change values: a carriage return is a reference, and a real has
/// as many digits as tell it from its neighbours. Keys stay in their order.
package struct XMLPropertyListWriter: PropertyListWriter {
  /// What has been begun.
  private enum Root {
    case nothing
    case value
    case array
    case dictionary
  }

  private var root = Root.nothing

  /// The text before each line of the values, as text in the middle of a document has it.
  private var layout: Layout

  /// The dictionaries and arrays that are open, each inside of the one before.
  private var openContainers: [PropertyListTree.Index] = []

  /// How lines begin and end.
  package struct Layout: Sendable {
    /// What one level of depth puts before a line.
    package var indentation: [UInt8]
    /// What stands before the lines of the outermost values.
    package var margin: [UInt8]
    /// What ends a line.
    package var lineEnd: [UInt8]

    /// Creates a layout.
    package init(indentation: [UInt8], margin: [UInt8], lineEnd: [UInt8]) {
      self.indentation = indentation
      self.margin = margin
      self.lineEnd = lineEnd
    }

    /// Apple's: tabs and line feeds.
    package static let apple = Layout(
      indentation: [UInt8(ascii: "\t")], margin: [], lineEnd: [UInt8(ascii: "\n")])
  }

  /// Creates a writer of whole documents, or of values in the middle of one that has another layout.
  package init(layout: Layout = .apple) {
    self.layout = layout
  }

  // MARK: Documents

  /// Writes the value at `index` of `tree` as the whole of the property list.
  package mutating func root(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    begin(.value, &out)
    values(tree, index..<tree.end(of: index), depth: 0, &out)
  }

  /// Writes the next element of the root array.
  package mutating func element(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    begin(.array, &out)
    values(tree, index..<tree.end(of: index), depth: 1, &out)
  }

  /// Writes the next entry of the root dictionary.
  package mutating func entry(
    _ tree: borrowing PropertyListTree, key: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    begin(.dictionary, &out)
    values(tree, key..<tree.end(of: key + 1), depth: 1, &out)
  }

  private mutating func begin(_ root: Root, _ out: inout ByteBuffer) {
    guard self.root == .nothing else { return }
    self.root = root
    out.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
    switch root {
    case .nothing, .value: break
    case .array: out.append("<array>\n")
    case .dictionary: out.append("<dict>\n")
    }
  }

  /// Ends the document.
  package mutating func end(_ out: inout ByteBuffer) {
    switch root {
    case .nothing:
      begin(.value, &out)
      out.append("<array/>\n")
    case .value: break
    case .array: out.append("</array>\n")
    case .dictionary: out.append("</dict>\n")
    }
    out.append("</plist>\n")
  }

  // MARK: Values

  /// Writes the values in `range` of `tree`, one behind the other, each with all that it holds.
  package mutating func values(
    _ tree: borrowing PropertyListTree, _ range: Range<PropertyListTree.Index>, depth: Int = 0,
    _ out: inout ByteBuffer
  ) {
    var place = range.lowerBound
    while place < range.upperBound {
      closeContainers(endingAt: place, tree, depth, &out)
      let level = depth + openContainers.count
      switch tree.kind(of: place) {
      case .key where tree.kind(of: place + 1) == .invalid: place += 1
      case .invalid: break
      case .dictionary, .array:
        if begin(tree, place, level, &out) { openContainers.append(place) }
      case .true: line("<true/>", level, &out)
      case .false: line("<false/>", level, &out)
      case .data: data(tree.bytes.span, tree.nodes[place].text, level, &out)
      case let kind: text(kind, tree, place, level, &out)
      }
      place += 1
    }
    closeContainers(endingAt: place, tree, depth, &out)
  }

  /// Begins the container at `index` and returns whether it holds anything.
  private func begin(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ level: Int,
    _ out: inout ByteBuffer
  ) -> Bool {
    let isDictionary = tree.kind(of: index) == .dictionary
    if tree.end(of: index) == index + 1 {
      line(isDictionary ? "<dict/>" : "<array/>", level, &out)
      return false
    }
    line(isDictionary ? "<dict>" : "<array>", level, &out)
    return true
  }

  private mutating func closeContainers(
    endingAt place: PropertyListTree.Index, _ tree: borrowing PropertyListTree, _ depth: Int,
    _ out: inout ByteBuffer
  ) {
    while let container = openContainers.last, tree.end(of: container) <= place {
      openContainers.removeLast()
      let isDictionary = tree.kind(of: container) == .dictionary
      line(isDictionary ? "</dict>" : "</array>", depth + openContainers.count, &out)
    }
  }

  // MARK: Lines

  private func indent(_ level: Int, _ out: inout ByteBuffer) {
    out.append(layout.margin.span)
    for _ in 0..<level { out.append(layout.indentation.span) }
  }

  private func line(_ tag: StaticString, _ level: Int, _ out: inout ByteBuffer) {
    indent(level, &out)
    out.append(tag)
    out.append(layout.lineEnd.span)
  }

  private func text(
    _ kind: PropertyListTree.Kind, _ tree: borrowing PropertyListTree,
    _ index: PropertyListTree.Index, _ level: Int, _ out: inout ByteBuffer
  ) {
    indent(level, &out)
    let (start, end) = XMLPropertyListWriter.tags(of: kind)
    out.append(start)
    var range = tree.nodes[index].text
    if kind == .real { range = XMLPropertyListWriter.withoutZeroFraction(tree.bytes.span, range) }
    XMLWriter.escape(tree.bytes.span, range, as: .text, &out)
    out.append(end)
    out.append(layout.lineEnd.span)
  }

  private static func tags(
    of kind: PropertyListTree.Kind
  ) -> (start: StaticString, end: StaticString) {
    switch kind {
    case .key: ("<key>", "</key>")
    case .integer: ("<integer>", "</integer>")
    case .real: ("<real>", "</real>")
    case .date: ("<date>", "</date>")
    default: ("<string>", "</string>")
    }
  }

  /// Drops a `.0` at the end, which Apple's writers leave out of all numbers but 0.
  private static func withoutZeroFraction(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let isWhole =
      range.count > 2 && bytes[range.upperBound - 1] == UInt8(ascii: "0")
      && bytes[range.upperBound - 2] == UInt8(ascii: ".")
      && range.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= bytes[$0] }
    return isWhole ? range.dropLast(2) : range
  }

  // MARK: Data

  /// Writes base64 in lines that are 76 columns wide where a tab counts for eight; beyond eight levels
  /// the lines stay as they are.
  private func data(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ level: Int, _ out: inout ByteBuffer
  ) {
    line("<data>", level, &out)
    let textLevel = min(level, 8)
    let width = (76 - 8 * textLevel) / 4 * 4
    for start in stride(from: range.lowerBound, to: range.upperBound, by: width) {
      indent(textLevel, &out)
      out.append(bytes.extracting(start..<min(start + width, range.upperBound)))
      out.append(layout.lineEnd.span)
    }
    line("</data>", level, &out)
  }
}
