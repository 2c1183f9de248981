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
    let pattern = Data(pattern)
    var (count, start) = (0, data.startIndex)
    while let range = data.range(of: pattern, in: start..<data.endIndex) {
      count += 1
      start = range.upperBound
    }
    return count
  }
}
