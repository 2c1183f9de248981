internal import ParkModel
internal import PropertyList

extension Park {
  /// The keys and values that a feature of the park does not tell otherwise, in the order of the file:
  /// those that are not known, the lower right corner, a name that is the same as the file's or empty,
  /// and what is no centre, no outline and not all of the overlay's corners.
  var furtherEntries: [PropertyListTree.Entries.Element] {
    let told = toldKeys.compactMap { value(of: $0) }
    return record.entries(of: 0).filter { !told.contains($0.value) }
  }

  /// The keys whose values the features of the park tell by themselves.
  private var toldKeys: [KeyNames.Park] {
    (isNameTold ? [.name] : []) + (center == nil ? [] : [.center])
      + (overlay == nil ? [] : [.topLeft, .topRight, .bottomLeft])
      + (boundary.isEmpty ? [] : [.boundary])
  }

  /// Whether the name of a feature tells the park's name.
  private var isNameTold: Bool { name != nil && name != file.title }
}
