import Foundation

/// Runs parkcheck to its end.
func parkcheck(
  _ arguments: String..., input: Input = .nothing, environment: [String: String] = [:],
  in folder: String? = nil
) throws -> Finished {
  try run(.parkcheck, arguments, input: input, environment: environment, in: folder)
}

/// Property lists with and without faults.
enum CheckerFile {
  /// An attractions file without fault.
  static let sound = pins("1")

  /// One with a warning.
  static let warned = pins("7")

  /// One with a warning that can be mended.
  static let mendable = pins("2").replacingOccurrences(
    of: "<string>2</string>", with: "<integer>2</integer>")

  /// The same, mended.
  static let mended = pins("2")

  /// A route with an error.
  static let wrong = plist("<array>\n<string>{52.0510,4.3010}</string>\n</array>")

  /// A route with a point that can be mended, but not safely.
  static let swapped = plist(
    "<array>\n"
      + [
        "{52.0510,4.3010}", "{52.0512,4.3012}", "{4.3014,52.0514}", "{52.0516,4.3016}",
        "{52.0518,4.3018}", "{52.0520,4.3020}",
      ].map { "<string>\($0)</string>\n" }.joined() + "</array>")

  /// A park of 1 km.
  static let park = plist(
    "<dict>\n"
      + [
        ("midCoord", "{52.0500,4.3000}"), ("overlayTopLeftCoord", "{52.0550,4.2925}"),
        ("overlayTopRightCoord", "{52.0550,4.3075}"),
        ("overlayBottomLeftCoord", "{52.0450,4.2925}"),
      ].map { "<key>\($0)</key>\n<string>\($1)</string>\n" }.joined() + "</dict>")

  /// Pins outside of it.
  static let outside = sound.replacingOccurrences(of: "52.0510", with: "52.0610")

  /// What is no park file.
  static let foreign = plist("<dict>\n<key>CFBundleName</key>\n<string>App</string>\n</dict>")

  /// Returns an attractions file with pins of these types.
  static func pins(_ types: String...) -> String {
    let pins = types.enumerated().map { index, type in
      """
      <dict>
      <key>name</key>
      <string>Pin \(index)</string>
      <key>location</key>
      <string>{52.051\(index),4.3010}</string>
      <key>type</key>
      <string>\(type)</string>
      </dict>

      """
    }
    return plist("<array>\n" + pins.joined() + "</array>")
  }

  static func plist(_ root: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(root)\n</plist>\n"
  }
}

/// Writes these files, and lends their folder.
func withFiles<Result>(
  _ files: [String: String], _ body: (String) throws -> Result
) throws -> Result {
  try withTemporaryFolder { folder in
    for (name, text) in files { try write(text, to: folder + "/" + name) }
    return try body(folder)
  }
}

extension Finished {
  /// The names of the rules in brackets at the ends of the lines, each once.
  var rules: Set<String> {
    Set(
      text.split(separator: "\n").compactMap { line in
        guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return nil }
        return String(line[line.index(after: start)...].dropLast())
      })
  }

  /// Those of the lines that tell of errors.
  var errorRules: Set<String> {
    let lines = text.split(separator: "\n").filter { $0.contains(": error: ") }
    let errors = Finished(
      ending: ending, output: Data(lines.joined(separator: "\n").utf8), errors: "")
    return errors.rules
  }
}
