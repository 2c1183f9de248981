/// Names of files that come from data.
public enum FileNames {
  /// The longest name in bytes; a temporary file beside it and a number behind it need room too.
  private static let longestName = 200

  /// The names that stand for devices on some systems, whatever their extension.
  private static let deviceNames: Set<String> = {
    let numbered = ["COM", "LPT"].flatMap { stem in (1...9).map { "\(stem)\($0)" } }
    return Set(["CON", "PRN", "AUX", "NUL"] + numbered)
  }()

  /// Returns `name` as it can stand in any folder and leads to no other: no slash, no backslash and no
  /// control character, no dot at the beginning, no name of a device, not empty and not too long.
  public static func safe(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      scalars.append(isUnsafe(scalar) ? "_" : scalar)
    }
    var result = shortened(String(scalars))
    let stem = result.prefix { $0 != "." }
    if stem.isEmpty || deviceNames.contains(stem.uppercased()) { result = "_" + result }
    return result
  }

  /// Returns whether `name` names a file in the folder that it is put into.
  static func isSafe(_ name: String) -> Bool {
    !["", ".", ".."].contains(name) && !name.unicodeScalars.contains(where: isUnsafe)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\\" || scalar.properties.generalCategory == .control
  }

  /// Returns `name`, cut off before its extension where it is too long.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > longestName else { return name }
    let stem = fileStem(of: name)
    let ending = name.dropFirst(stem.count)
    let kept = ending.utf8.count <= 16 ? String(ending) : ""
    return beginning(of: kept.isEmpty ? name : stem, longestName - kept.utf8.count) + kept
  }

  /// Returns the longest beginning of `text` that takes no more than `count` bytes.
  private static func beginning(of text: String, _ count: Int) -> String {
    var rest = count
    let scalars = text.unicodeScalars.prefix { scalar in
      rest -= UTF8.width(scalar)
      return rest >= 0
    }
    return String(scalars)
  }

  /// Returns `name`, or with a number before its extension where `taken` has it already, as in
  /// `Walk 2.plist`.
  public static func unique(_ name: String, among taken: Set<String>) -> String {
    var number = 1
    return unique(name, among: taken, after: &number)
  }

  /// Returns `name`, or with a number before its extension where `taken` has it already: the first one
  /// behind `number`, which it becomes. So those that are taken are not tried again for each name.
  package static func unique(
    _ name: String, among taken: Set<String>, after number: inout Int
  ) -> String {
    guard taken.contains(name) else { return name }
    let stem = fileStem(of: name)
    let ending = name.dropFirst(stem.count)
    var candidate: String
    repeat {
      number += 1
      candidate = "\(stem) \(number)\(ending)"
    } while taken.contains(candidate)
    return candidate
  }
}
