import Foundation

/// A folder of many small attractions files.
package struct AttractionFolder: Sendable {
  package let fileCount: Int
  /// How many pins each file has.
  package let countPerFile: Int

  package init(fileCount: Int, countPerFile: Int = 100) {
    (self.fileCount, self.countPerFile) = (fileCount, countPerFile)
  }

  /// Makes the folder `path` if there is none, and writes the files.
  package func write(to path: String) throws(GenerationError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { throw .unwritable(path) }
    for number in 0..<fileCount {
      let file = AttractionsFile(count: countPerFile, first: number * countPerFile)
      try file.write(to: "\(path)/Attractions\(number + 1).plist")
    }
  }
}
