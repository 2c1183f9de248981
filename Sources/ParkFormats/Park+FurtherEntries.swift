internal import ParkModel
internal import PropertyList

extension Park {
  /// The keys and values that a feature of the park does not tell otherwise, in the order of the file:
  /// those that are not known, the lower right corner, and a name that is the same as the file's or
  /// empty.
  var furtherEntries: [PropertyListTree.Entries.Element] {
    let told = [KeyNames.Park.center, .topLeft, .topRight, .bottomLeft, .boundary]
      .compactMap { value(of: $0) }
    let nameIndex = value(of: .name)
    return record.entries(of: 0).filter { _, value in
      value == nameIndex ? !isNameTold : !told.contains(value)
    }
  }

  /// Whether the name of a feature tells the park's name.
  private var isNameTold: Bool { name != nil && name != file.title }
}
