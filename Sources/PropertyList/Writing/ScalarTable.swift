/// The scalars that a binary property list holds already, found by their kind and text.
///
/// Up to a bound of text, all of them are kept; those that come later are written again each time.
struct ScalarTable {
  private struct Entry {
    let kind: PropertyListTree.Kind
    let text: Range<Int>
    let object: UInt32
  }

  /// How much text is kept, in bytes.
  private static let mostText = 1 << 25

  private var texts: [UInt8] = []
  private var entries: [Entry] = []

  /// The place of an entry plus 1, or 0, by the hash of its text; a power of two of them.
  private var slots = [UInt32](repeating: 0, count: 1 << 8)

  /// Where the scalar that was looked for last belongs.
  private var missing: (kind: PropertyListTree.Kind, text: ArraySlice<UInt8>, slot: Int)?

  /// Returns the object of the scalar, if it is known.
  mutating func object(
    of kind: PropertyListTree.Kind, _ text: ArraySlice<UInt8>
  ) -> UInt32? {
    var slot = ScalarTable.hash(kind, text) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.kind == kind, texts[entry.text].elementsEqual(text) { return entry.object }
      slot = (slot + 1) & (slots.count - 1)
    }
    missing = (kind, text, slot)
    return nil
  }

  /// Takes note of the object of the scalar that was looked for last.
  mutating func add(_ object: UInt32) {
    guard let (kind, text, slot) = missing else { return }
    missing = nil
    guard texts.count + text.count <= ScalarTable.mostText else { return }
    let start = texts.count
    texts += text
    entries.append(Entry(kind: kind, text: start..<texts.count, object: object))
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = ScalarTable.hash(entry.kind, texts[entry.text]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  private static func hash(_ kind: PropertyListTree.Kind, _ text: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(kind)
    text.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
