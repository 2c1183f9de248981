/// How much has changed in a property list.
package struct ChangeCount: Equatable, Sendable {
  /// Values that have become others.
  package var values = 0
  /// Elements and entries that are new.
  package var added = 0
  /// Elements and entries that are gone.
  package var removed = 0
  /// Elements that stand elsewhere in their array.
  package var moved = 0

  /// The counts in words, such as `3 values changed, 1 added`.
  package var text: String {
    let counts = [
      (values, values == 1 ? "1 value changed" : "\(values) values changed"),
      (added, "\(added) added"), (removed, "\(removed) removed"), (moved, "\(moved) moved"),
    ]
    return counts.filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
  }
}
