import Foundation

/// Writes attractions files of any length, a little at a time.
struct AttractionsFile {
  /// How many entries the file has.
  let count: Int

  /// The location of all entries; `nil` for places of their own.
  var location: String?

  /// The location of the last entry instead of a good one.
  var lastLocation: String?

  /// A file that can't be made.
  struct Failure: Error {
    let path: String
  }

  /// Writes the file to `path`.
  func write(to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw Failure(path: path) }
    defer { try? file.close() }
    try file.write(contentsOf: Data(Self.head.utf8))
    for start in stride(from: 0, to: count, by: Self.batch) {
      let entries = (start..<min(start + Self.batch, count)).map(entry)
      try file.write(contentsOf: Data(entries.joined().utf8))
    }
    try file.write(contentsOf: Data("</array>\n</plist>\n".utf8))
  }

  private static let batch = 1_000

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <array>

    """

  /// Entries stand in a grid a hundred metres wide, so that none is far from the others.
  private func entry(_ number: Int) -> String {
    let (row, column) = (number / 1_000 % 1_000, number % 1_000)
    let location = location ?? "{34.\(420_000 + row),-118.\(590_000 + column)}"
    return """
      \t<dict>
      \t\t<key>name</key>
      \t\t<string>Stand \(number)</string>
      \t\t<key>location</key>
      \t\t<string>\(number == count - 1 ? lastLocation ?? location : location)</string>
      \t\t<key>type</key>
      \t\t<string>\(number % 4)</string>
      \t\t<key>subtitle</key>
      \t\t<string>Intensity: \(number % 11)/10</string>
      \t</dict>

      """
  }
}
