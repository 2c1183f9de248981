internal import Comparison
internal import Diagnostics
internal import ParkModel

/// What has changed since an old version.
extension SVGLegend {
  /// How many changes a legend lists.
  static let changeLimit = 40

  /// Adds the changes, some of which have numbers in place of their names on the map.
  mutating func addChanges(_ drawn: SVGChanges) {
    let changes = drawn.changes
    addHeading("Changes", value: String(changes.count))
    for (index, change) in changes.prefix(Self.changeLimit).map(\.change).enumerated() {
      let name = TextReporter.printable(change.name)
      addWrapped(
        .change(ChangeKind(change)), name.isEmpty ? "Without a name" : name,
        number: drawn.names.number(at: index), isStrong: true, limit: 2)
      for phrase in change.phrases.prefix(6) { addRemark(TextReporter.printable(phrase), limit: 5) }
    }
    if changes.count > Self.changeLimit {
      add(.none, "And more", value: String(changes.count - Self.changeLimit))
    }
    if changes.isEmpty { return add(.none, "Both versions say the same") }
    addHeading("Signs")
    for kind in ChangeKind.allCases { add(.change(kind), kind.title) }
    add(.oldPlace, "Old place; pale: as before")
  }
}
