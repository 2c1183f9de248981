package import ByteIO

/// Writes a property list in Apple's binary form, version 00: equal scalars once, all numbers in the
/// fewest bytes.
///
/// Scalars go out as they come. Of arrays and dictionaries, whose references are as wide as the number
/// of objects makes them, the references are kept until the end: 4 bytes for each value, and 8 for each
/// object. See Apple's `CFBinaryPList.c`.
package struct BinaryPropertyListWriter: PropertyListWriter {
  /// An array or a dictionary whose bytes are not written yet.
  private struct Container {
    let object: Int
    let isDictionary: Bool
    /// Where its references begin; they end where those of the next one begin.
    let start: Int
  }

  /// A container that is being read.
  private struct Frame {
    let node: PropertyListTree.Index
    /// Where its references begin among the pending ones.
    let start: Int
  }

  /// The offset of each object.
  private var offsets: [UInt64] = []

  private var containers: [Container] = []

  /// The references of all containers; of a dictionary, keys and values in turn.
  private var references: [UInt32] = []

  private var scalars = ScalarTable()
  private var frames: [Frame] = []

  /// The references of the containers that are open.
  private var pending: [UInt32] = []

  /// The references of the root array or dictionary.
  private var rootReferences: [UInt32] = []
  private var isRootDictionary = false

  /// The object that is the whole of the property list.
  private var wholeRoot: UInt32?

  /// Creates a writer at the beginning of a property list.
  package init() {}

  // MARK: Roots

  /// Writes the value at `index` of `tree` as the whole of the property list.
  package mutating func root(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    begin(&out)
    wholeRoot = values(tree, index..<tree.end(of: index), &out).first
  }

  /// Writes the next element of the root array.
  package mutating func element(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    begin(&out)
    rootReferences += values(tree, index..<tree.end(of: index), &out)
  }

  /// Writes the next entry of the root dictionary.
  package mutating func entry(
    _ tree: borrowing PropertyListTree, key: PropertyListTree.Index, _ out: inout ByteBuffer
  ) {
    begin(&out)
    isRootDictionary = true
    rootReferences += values(tree, key..<tree.end(of: key + 1), &out)
  }

  private func begin(_ out: inout ByteBuffer) {
    if out.totalCount == 0 { out.append("bplist00") }
  }

  /// Writes the containers, the table of offsets and the trailer.
  package mutating func end(_ out: inout ByteBuffer) {
    begin(&out)
    let root = wholeRoot ?? addContainer(rootReferences[...], isDictionary: isRootDictionary)
    let referenceWidth = BinaryNumber.width(of: UInt64(offsets.count - 1))
    writeContainers(referenceWidth, &out)
    let tableStart = UInt64(out.totalCount)
    let offsetWidth = BinaryNumber.width(of: tableStart)
    for offset in offsets { BinaryNumber.append(offset, width: offsetWidth, &out) }
    BinaryNumber.append(0, width: 6, &out)
    out.append(UInt8(offsetWidth))
    out.append(UInt8(referenceWidth))
    for number in [UInt64(offsets.count), UInt64(root), tableStart] {
      BinaryNumber.append(number, width: 8, &out)
    }
  }

  private mutating func writeContainers(_ width: Int, _ out: inout ByteBuffer) {
    for (place, container) in containers.enumerated() {
      let end = place + 1 < containers.count ? containers[place + 1].start : references.count
      offsets[container.object] = UInt64(out.totalCount)
      let count = end - container.start
      let step = container.isDictionary ? 2 : 1
      BinaryNumber.appendMarker(
        container.isDictionary ? 0xD0 : 0xA0, count: count / step, &out)
      // A dictionary's keys come before its values.
      for first in 0..<step {
        for index in stride(from: container.start + first, to: end, by: step) {
          BinaryNumber.append(UInt64(references[index]), width: width, &out)
        }
      }
    }
  }

  // MARK: Values

  /// Writes the scalars in `range` of `tree`, keeps the containers, and returns the objects of the
  /// outermost values.
  private mutating func values(
    _ tree: borrowing PropertyListTree, _ range: Range<PropertyListTree.Index>,
    _ out: inout ByteBuffer
  ) -> [UInt32] {
    var place = range.lowerBound
    while place < range.upperBound {
      closeContainers(endingAt: place, tree)
      switch tree.kind(of: place) {
      case .key where tree.kind(of: place + 1) == .invalid: place += 1
      case .invalid: break
      case .dictionary, .array: frames.append(Frame(node: place, start: pending.count))
      case let kind: pending.append(scalar(kind, tree, place, &out))
      }
      place += 1
    }
    closeContainers(endingAt: place, tree)
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  private mutating func closeContainers(
    endingAt place: PropertyListTree.Index, _ tree: borrowing PropertyListTree
  ) {
    while let frame = frames.last, tree.end(of: frame.node) <= place {
      frames.removeLast()
      let object = addContainer(
        pending[frame.start...], isDictionary: tree.kind(of: frame.node) == .dictionary)
      pending.removeSubrange(frame.start...)
      pending.append(object)
    }
  }

  private mutating func addContainer(
    _ content: ArraySlice<UInt32>, isDictionary: Bool
  ) -> UInt32 {
    containers.append(
      Container(object: offsets.count, isDictionary: isDictionary, start: references.count))
    references += content
    return addObject(at: 0)
  }

  private mutating func addObject(at offset: UInt64) -> UInt32 {
    offsets.append(offset)
    return UInt32(offsets.count - 1)
  }

  /// Returns the object of a scalar, which is written unless an equal one has been.
  private mutating func scalar(
    _ kind: PropertyListTree.Kind, _ tree: borrowing PropertyListTree,
    _ index: PropertyListTree.Index, _ out: inout ByteBuffer
  ) -> UInt32 {
    let text = tree.bytes[tree.nodes[index].text]
    let kind = kind == .key ? .string : kind
    if let known = scalars.object(of: kind, text) { return known }
    let object = addObject(at: UInt64(out.totalCount))
    scalars.add(object)
    BinaryScalar.append(kind, text, &out)
    return object
  }
}
