import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("parkcheck: what it writes")
struct CheckerReportTests {
  private static let files = [
    "sub/warned.plist": CheckerFile.warned, "wrong.plist": CheckerFile.wrong,
    "sound.plist": CheckerFile.sound,
  ]

  private func check(_ words: String..., environment: [String: String] = [:]) throws -> Finished {
    try withFiles(Self.files) { folder in
      try run(.parkcheck, words + ["."], environment: environment, in: folder)
    }
  }

  @Test("A line begins with its place and ends with its rule", arguments: ["text", "concise"])
  func lines(_ format: String) throws {
    let lines = try check("--format", format).text.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    let warned = try #require(lines.first)
    #expect(warned.hasPrefix("sub/warned.plist:10:1: warning: "))
    #expect(warned.hasSuffix(" [attraction-type]"))
    let wrong = try #require(lines.last)
    #expect(wrong.hasPrefix("wrong.plist:3:1: error: "))
    #expect(wrong.hasSuffix(" [route-size]"))
  }

  @Test("The default is text")
  func usual() throws {
    #expect(try check().text == check("--format", "text").text)
  }

  @Test("Reports in JSON are read", arguments: ["json", "sarif", "gitlab"])
  func json(_ format: String) throws {
    let result = try check("--format", format)
    let root = try JSONSerialization.jsonObject(with: result.output)
    if format == "gitlab" { #expect((root as? [Any])?.count == 2) }
    #expect(result.text.contains("attraction-type") && result.text.contains("route-size"))
  }

  @Test("Each line of JSON lines is read")
  func jsonLines() throws {
    let lines = try check("--format", "json-lines").text.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test("Reports in XML are read", arguments: ["junit", "checkstyle"])
  func xml(_ format: String) throws {
    let result = try check("--format", format)
    let parser = XMLParser(data: result.output)
    #expect(parser.parse())
    #expect(result.text.contains("attraction-type") && result.text.contains("route-size"))
  }

  @Test("GitHub's commands are lines of their own")
  func github() throws {
    let lines = try check("--format", "github").text.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ["::warning", "::error"])
  }

  @Test("A file takes the report, and standard output nothing", arguments: ["text", "json"])
  func outputFile(_ format: String) throws {
    try withFiles(Self.files) { folder in
      let shown = try parkcheck("--format", format, ".", in: folder)
      let written = try parkcheck("--format", format, "-o", "report", ".", in: folder)
      #expect(written.text.isEmpty)
      #expect(try bytes(of: folder + "/report") == shown.output)
      #expect(written.ending == shown.ending)
    }
  }

  @Test("Statistics count by rule")
  func statistics() throws {
    let lines = try check("--statistics").text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.contains { $0.contains("route-size") && $0.contains("1") })
  }

  @Test("One line on standard error sums up")
  func summary() throws {
    #expect(try check().errors == "parkcheck: 1 error and 1 warning in 2 of 3 files\n")
  }

  @Test(
    "Text is coloured when that is asked for",
    arguments: [
      (["--color", "always"], [:], true), (["--color", "never"], ["FORCE_COLOR": "1"], false),
      (["--color", "always"], ["NO_COLOR": "1"], true), ([], [:], false),
      ([], ["FORCE_COLOR": "1"], true), ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      (["--format", "json"], ["FORCE_COLOR": "1"], false),
    ] as [([String], [String: String], Bool)])
  func color(_ words: [String], _ environment: [String: String], _ isColoured: Bool) throws {
    let text = try withFiles(Self.files) { folder in
      try run(.parkcheck, words + ["."], environment: environment, in: folder).text
    }
    #expect(text.contains("\u{1B}[") == isColoured)
  }

  @Test("A pipe that closes ends the program with a word")
  func closedPipe() throws {
    let pins = (0..<1000).map { "type \($0)" }.map { type in
      CheckerFile.pins(type).split(separator: "\n").dropFirst(3).dropLast(2).joined(separator: "\n")
    }
    let text = CheckerFile.plist("<array>" + pins.joined() + "</array>")
    try withFiles(["Pins.plist": text]) { folder in
      let script = #"{ "$0" -q --severity attraction-type=error . ; echo "$?" >&2; } | head -1"#
      let result = try run(.sh, ["-c", script, try Tool.parkcheck.path], in: folder)
      #expect(result.text.split(separator: "\n").count == 1)
      #expect(result.errors == "parkcheck: cannot write '<stdout>': Broken pipe\n2\n")
    }
  }

  @Test("What has many threads says the same as what has one")
  func jobs() throws {
    try withTemporaryFolder { folder in
      for index in 0..<60 {
        let text = index % 3 == 0 ? CheckerFile.wrong : CheckerFile.pins("7", "1", "\(index)")
        try write(text, to: folder + "/\(index % 7)/File \(index).plist")
      }
      let one = try parkcheck("-j", "1", "--format", "json", ".", in: folder)
      for _ in 0..<50 {
        let eight = try parkcheck("-j", "8", "--format", "json", ".", in: folder)
        #expect(eight.output == one.output)
        #expect(eight.errors == one.errors)
      }
    }
  }
}
