import Diagnostics
import PropertyList

extension PropertyListTree {
  /// Appends a value of no place with the text `text`.
  mutating func append(_ kind: Kind, _ text: String = "") {
    append(kind, text.utf8, at: .start)
  }

  /// Begins a container of no place.
  mutating func begin(_ kind: Kind) -> Index { begin(kind, at: .start) }
}
