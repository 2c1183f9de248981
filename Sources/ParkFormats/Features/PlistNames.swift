internal import ByteIO

/// The names of the property lists that features are sorted into; no two are the same, be it but for
/// capital letters.
struct PlistNames {
  private var taken: Set<String> = []

  /// The longest name that is made of a feature's name, in characters.
  private static let longestName = 100

  /// Takes `wanted`, or else the first of `wanted 2`, `wanted 3` and so on that is not taken yet, with
  /// the extension at its end.
  mutating func take(_ wanted: String) -> String {
    var name = wanted
    var number = 1
    let stem = fileStem(of: wanted)
    let rest = wanted.dropFirst(stem.count)
    while !taken.insert(name.lowercased()).inserted {
      number = max(number + 1, 2)
      if let known = lastNumbers[wanted], number <= known { number = known + 1 }
      name = "\(stem) \(number)\(rest)"
    }
    lastNumbers[wanted] = number
    return name
  }

  private var lastNumbers: [String: Int] = [:]

  /// Returns the name of the property list that the word `source` means; `nil` where it is the name of
  /// no file.
  static func listName(from source: String) -> String? {
    let name = fileName(of: source)
    return name.lowercased().hasSuffix(".plist") && name.count > 6 && isPlain(name) ? name : nil
  }

  private static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  /// Returns `text` as a part of a file's name: without slashes, control characters
  /// and dots in front; `nil` where nothing is left.
  static func part(_ text: String) -> String? {
    // A character may be of as many scalars as one likes.
    let scalars = text.unicodeScalars.lazy.map { isBad($0) ? "-" : $0 }
      .drop { $0 == "." || $0.properties.isWhitespace }.prefix(10 * longestName)
    let name = String(String.UnicodeScalarView(scalars)).prefix(longestName)
    let last = name.lastIndex { !$0.isWhitespace }
    return last.map { String(name[...$0]) }
  }

  /// Whether `scalar` can't be in the name of a file.
  private static func isBad(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F || scalar == "/"
  }
}
