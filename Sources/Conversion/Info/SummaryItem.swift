internal import ParkModel

/// A fact of a summary: a name, a value and its unit, for tables and for JSON.
struct SummaryItem {
  /// What a fact is.
  enum Value {
    case text(String)
    case count(Int)
    /// A number with its unit, and how many digits behind the point are worth showing.
    case number(Double, unit: String, places: Int)
    case coordinate(Coordinate)
  }

  /// The name in JSON, in camel case with the unit at its end.
  let key: String
  /// The name in the table.
  let label: String
  /// The name of the items that stand together in the table.
  let group: String?
  let value: Value

  init(_ key: String, _ label: String, in group: String? = nil, _ value: Value) {
    self.key = key
    self.label = label
    self.group = group
    self.value = value
  }
}

/// The facts of one file.
struct SummarySection {
  let file: ParkFile
  let items: [SummaryItem]
}
