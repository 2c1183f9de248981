import Foundation
import Generating

let usage = """
  Make property lists of any size, without a fault in them

  Usage: parkgen attractions COUNT FILE [ascii|non-ascii] [utf-8|utf-16]
         parkgen park BOUNDARYPOINTS FILE
         parkgen route COUNT FILE
         parkgen files FILES FOLDER       100 attractions in each

  The same call makes the same bytes, on any machine.

  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data(message.utf8))
  exit(2)
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 3, let count = Int(words[1]), count > 0 else { fail(usage) }
do throws(GenerationError) {
  switch words[0] {
  case "attractions":
    var file = AttractionsFile(count: count)
    for word in words.dropFirst(3) {
      if let names = PinNames(rawValue: word) {
        file.names = names
      } else if let encoding = TextEncoding(rawValue: word) {
        file.encoding = encoding
      } else {
        fail(usage)
      }
    }
    try file.write(to: words[2])
  case _ where words.count > 3: fail(usage)
  case "park": try ParkFile(boundaryCount: count).write(to: words[2])
  case "route": try RouteFile(count: count).write(to: words[2])
  case "files": try AttractionFolder(fileCount: count).write(to: words[2])
  default: fail(usage)
  }
} catch {
  fail("parkgen: \(error)\n")
}
