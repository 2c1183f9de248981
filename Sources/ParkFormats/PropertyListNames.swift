internal import ByteIO
internal import Diagnostics
internal import ParkModel

/// The names of the property lists that a map is written as.
struct PropertyListNames {
  private var taken: Set<String> = []

  /// The last number behind each name that was wanted again.
  private var numbers: [String: Int] = [:]

  /// What became of names that could not stay, one phrase each.
  private(set) var remarks: [String] = []

  /// Returns the name of the property list for `file`: the one that it has, made safe, and with a number
  /// behind it where another one has got it already.
  mutating func name(for file: ParkFile) -> String {
    let wanted = PropertyListNames.propertyListName(for: file)
    let name = FileNames.unique(wanted, among: taken, after: &numbers[wanted, default: 1])
    taken.insert(name)
    if name != file.name, !file.name.isEmpty {
      remarks.append(
        "wrote '\(Quotation.shortened(file.name, to: Quotation.greatestSentence))' as '\(name)'")
    }
    return name
  }

  private static func propertyListName(for file: ParkFile) -> String {
    if file.name.isEmpty { return file.role.usualListName }
    let name = FileNames.safe(file.name)
    return isPropertyListName(name) ? name : FileNames.safe(name + ".plist")
  }
}
