import Foundation
import Generating
import Testing

@Suite struct GenerationTests {
  @Test(
    "the same call makes the same bytes on every run and machine",
    arguments: [
      (Generated.attractions, 0x3DF9D4953B0E98FD), (.attractionsOfAllScripts, 0x22ED40C4590446BB),
      (.attractionsInUTF16, 0xBA70CBBD4A379A6D),
      (.park, 0xF87E1F818DE84E33), (.route, 0x7C896729D281D0BA), (.files, 0x717E4F94BD06BA92),
    ] as [(Generated, UInt64)])
  func sameBytes(_ kind: Generated, _ hash: UInt64) throws {
    let present = try kind.inFolder(Generated.hash)
    #expect(present == hash)
  }

  @Test("parkcheck finds nothing in what is generated", arguments: Generated.allCases)
  func noFindings(_ kind: Generated) throws {
    let path = try #require(
      ProcessInfo.processInfo.environment["PARKCHECK"], "PARKCHECK names no parkcheck to ask")
    let (status, said) = try kind.inFolder { folder in
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = ["--strict", folder.path]
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }
    #expect(status == 0)
    #expect(said == "")
  }

  @Test("names and places are distinct", arguments: PinNames.allCases)
  func distinct(_ names: PinNames) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: path) }
    try AttractionsFile(count: 50_000, names: names).write(to: path.path)
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    for key in ["name", "location"] {
      let values = zip(lines, lines.dropFirst()).filter { $0.0 == "\t\t<key>\(key)</key>" }.map(\.1)
      #expect(values.count == 50_000)
      #expect(Set(values).count == 50_000)
    }
  }

  @Test("a record has nine elements and about 245 bytes")
  func recordSize() throws {
    let (bytes, elements) = try Generated.attractions.inFolder { folder in
      let data = try Data(contentsOf: folder.appending(path: "A.plist"))
      let text = String(decoding: data, as: UTF8.self)
      return (data.count, text.matches(of: /<(dict|key|string)>/).count)
    }
    #expect(elements == 9 * 10_000)
    #expect((240 * 10_000...250 * 10_000).contains(bytes))
  }

  @Test("UTF-16 holds the same text as UTF-8 and begins with a mark")
  func encodings() throws {
    let texts = try [Generated.attractions, .attractionsInUTF16].map { kind in
      try kind.inFolder { try Data(contentsOf: $0.appending(path: "A.plist")) }
    }
    #expect(texts[1].prefix(2) == Data([0xFF, 0xFE]))
    let wide = try #require(String(data: texts[1], encoding: .utf16))
    let narrow = String(decoding: texts[0], as: UTF8.self)
    #expect(wide == narrow.replacing("UTF-8", with: "UTF-16"))
  }

  @Test("more pins than there are places are refused")
  func tooMany() {
    #expect(throws: GenerationError.self) {
      try AttractionsFile(count: 2, first: 1 << 28).write(to: "/dev/null")
    }
  }
}
