internal import ByteIO
internal import Comparison
internal import ParkModel
internal import PropertyList

/// Writes a property list anew in such a way that only what has changed in value changes in the text.
struct DocumentPatch {
  private let document: [UInt8]
  private let elements: [DocumentElement]
  private let comparison: ValueComparison
  private let keys: KeyNames
  private let layout: DocumentLayout

  /// What has changed so far.
  private(set) var changes = ChangeCount()

  private var old: PropertyListTree { comparison.old }
  private var new: PropertyListTree { comparison.new }

  /// Prepares to patch `document`, in UTF-8, whose values are those of `old`; `nil` where the elements are
  /// not those of the values. Attractions are known again by `keys`.
  ///
  /// With `isASCII`, characters beyond ASCII are written as references.
  init?(
    _ document: [UInt8], old: PropertyListTree, new: PropertyListTree, keys: KeyNames,
    isASCII: Bool
  ) {
    self.document = document
    self.keys = keys
    elements = DocumentElement.all(in: document)
    comparison = ValueComparison(old: old, new: new)
    layout = DocumentLayout(of: document, elements, isASCII: isASCII)
    guard elements.count == old.nodes.count else { return nil }
  }

  /// Returns the document with the values of the new property list.
  mutating func patched() -> [UInt8] {
    let root = elements[0].whole
    let text = value(0, 0)
    return Array(document[..<root.lowerBound] + text + document[root.upperBound...])
  }

  // MARK: Values

  /// Returns the text of the old value at `left`, changed so far that it means the new one at `right`.
  private mutating func value(
    _ left: PropertyListTree.Index, _ right: PropertyListTree.Index
  ) -> ArraySlice<UInt8> {
    let whole = document[elements[left].whole]
    if comparison.isSame(left, right) { return whole }
    let kind = old.kind(of: left)
    switch (kind, new.kind(of: right)) {
    case (.array, .array): return array(left, right)
    case (.dictionary, .dictionary): return dictionary(left, right)
    default: break
    }
    changes.values += 1
    let isText = kind != .data && kind != .true && kind != .false
    guard kind == new.kind(of: right), isText, !elements[left].closesItself else {
      return rendered(right..<new.end(of: right), margin: layout.margin(at: left))
    }
    let content = elements[left].content
    return document[elements[left].whole.lowerBound..<content.lowerBound]
      + text(right) + document[content.upperBound..<elements[left].whole.upperBound]
  }

  /// Returns the text of the scalar at `index` of the new property list as it stands between tags.
  private func text(_ index: PropertyListTree.Index) -> ArraySlice<UInt8> {
    let element = layout.rendered(new, index..<index + 1, margin: [])
    let start = element.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? 0
    let end = element.lastIndex(of: UInt8(ascii: "<")) ?? element.count
    return start <= end ? element[start..<end] : []
  }

  private func rendered(
    _ range: Range<PropertyListTree.Index>, margin: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    layout.rendered(new, range, margin: margin)[...]
  }

  // MARK: Arrays

  private mutating func array(
    _ left: PropertyListTree.Index, _ right: PropertyListTree.Index
  ) -> ArraySlice<UInt8> {
    let (olds, news) = (Array(old.elements(of: left)), Array(new.elements(of: right)))
    let matching = ArrayMatching(comparison, olds, news, keys: keys)
    let inOrder = matching.placesInOrder
    var parts = ContainerText(
      document, elements[left], items: olds.map { elements[$0].whole },
      margin: layout.margin(at: left), layout)
    for (place, index) in news.enumerated() {
      if let origin = matching.origins[place] {
        let isMoved = !inOrder.contains(place)
        if isMoved { changes.moved += 1 }
        parts.append(value(olds[origin], index), of: origin, isMoved: isMoved)
      } else {
        changes.added += 1
        parts.insert(
          layout.rendered(new, index..<new.end(of: index), margin: parts.itemMargin)[...])
      }
    }
    changes.removed += olds.count - matching.origins.count { $0 != nil }
    return parts.text(kept: Set(matching.origins.compactMap(\.self)))
  }

  // MARK: Dictionaries

  /// Keeps the old keys in their order; new ones come behind them.
  private mutating func dictionary(
    _ left: PropertyListTree.Index, _ right: PropertyListTree.Index
  ) -> ArraySlice<UInt8> {
    let olds = Array(old.entries(of: left))
    let values = ValueComparison.values(of: right, in: new)
    var known: Set<[UInt8]> = []
    var parts = ContainerText(
      document, elements[left],
      items: olds.map { elements[$0.key].whole.lowerBound..<elements[$0.value].whole.upperBound },
      margin: layout.margin(at: left), layout)
    var kept: Set<Int> = []
    for (place, entry) in olds.enumerated() {
      let key = Array(old.text(of: entry.key))
      known.insert(key)
      guard let index = values[key] else {
        changes.removed += 1
        continue
      }
      kept.insert(place)
      let front = elements[entry.key].whole.lowerBound..<elements[entry.value].whole.lowerBound
      parts.append(document[front] + value(entry.value, index), of: place, isMoved: false)
    }
    for (key, index) in new.entries(of: right) where !known.contains(Array(new.text(of: key))) {
      changes.added += 1
      parts.insert(entryText(key, index, margin: parts.itemMargin, like: olds.first))
    }
    return parts.text(kept: kept)
  }

  /// Returns the text of a new entry, its key and value set apart as those of `model` are.
  private func entryText(
    _ key: PropertyListTree.Index, _ value: PropertyListTree.Index, margin: ArraySlice<UInt8>,
    like model: (key: PropertyListTree.Index, value: PropertyListTree.Index)?
  ) -> ArraySlice<UInt8> {
    var gap = layout.lineEnd + margin
    if let model {
      let between = document[
        elements[model.key].whole.upperBound..<elements[model.value].whole.lowerBound]
      let isShort = between.count <= DocumentLayout.greatestMargin
      if isShort, between.allSatisfy(WhiteSpace.contains) { gap = between }
    }
    return rendered(key..<key + 1, margin: margin) + gap
      + rendered(value..<new.end(of: value), margin: margin)
  }
}
