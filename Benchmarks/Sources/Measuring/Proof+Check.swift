import Foundation

extension Command.Proof {
  /// Throws unless the text stands in the file as often as expected.
  package func check(for name: String) throws(MeasuringError) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { throw .unreadable(path) }
    let found = Command.Proof.count(of: Array(text.utf8), in: data)
    guard found == count else {
      throw .unproven(name, path: path, text: text, count: found, expected: count)
    }
  }

  /// Returns how often `pattern` stands in `data`, without overlaps.
  package static func count(of pattern: [UInt8], in data: Data) -> Int {
    guard let first = pattern.first else { return 0 }
    // `Data.range(of:)` takes minutes for what this does in a fraction of a second.
    return data.withUnsafeBytes { bytes in
      var (count, place) = (0, 0)
      while place <= bytes.count - pattern.count {
        if bytes[place] == first,
          bytes[place..<place + pattern.count].elementsEqual(pattern)
        {
          count += 1
          place += pattern.count
        } else {
          place += 1
        }
      }
      return count
    }
  }
}
