extension PropertyListTree {
  /// Gives the value at `index` another text, in the form that its kind promises.
  package mutating func setText(of index: Index, to text: some Collection<UInt8>) {
    nodes[index].textStart = UInt32(truncatingIfNeeded: bytes.count)
    nodes[index].textCount = UInt32(truncatingIfNeeded: text.count)
    bytes.append(contentsOf: text)
  }

  /// Returns the bytes of the text of the value at `index`.
  package func text(of index: Index) -> ArraySlice<UInt8> { bytes[nodes[index].text] }
}
