internal import PropertyList

extension PropertyListTree {
  /// Returns the keys with white space at their ends of the dictionary at `index`, the values under them
  /// and the keys without it.
  func entriesWithWhiteSpace(
    of index: Index
  ) -> some Sequence<(key: Index, value: Index, trimmed: Substring)> {
    entries(of: index).lazy.compactMap { key, value in
      let text = string(of: key)
      let trimmed = text.trimmingWhiteSpace
      return trimmed.utf8.count < text.utf8.count ? (key, value, trimmed) : nil
    }
  }
}
