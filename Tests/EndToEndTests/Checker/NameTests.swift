import Foundation
import Testing

@Suite("parkcheck: names of files")
struct CheckerNameTests {
  @Test(
    "Any name is checked and told",
    arguments: [
      "My Walk.plist", "Zoë's walk.plist", "散歩.plist", "🎢.plist", "a/b c/Walk.plist", "a:b.plist",
      "100%.plist", "[x].plist", "route.plist", "Walk", "Walk.txt",
    ])
  func names(_ name: String) throws {
    try withFiles([name: CheckerFile.wrong]) { folder in
      let result = try parkcheck(name, in: folder)
      #expect(result.text.hasPrefix(name + ":3:1: error: "))
      #expect(result.ending == .exit(1))
    }
  }

  @Test("A name that begins with a dash", arguments: [["--", "-x.plist"], ["./-x.plist"], ["."]])
  func dashes(_ words: [String]) throws {
    try withFiles(["-x.plist": CheckerFile.wrong]) { folder in
      let result = try run(.parkcheck, words, in: folder)
      #expect(
        result.text.hasPrefix("\(words.last == "./-x.plist" ? "./" : "")-x.plist:3:1: error: "))
      #expect(result.ending == .exit(1))
    }
  }

  @Test(
    "What would command the terminal is escaped",
    arguments: [
      "line\nbreak.plist", "\u{1B}[31mred.plist", "bell\u{7}.plist", "bidi\u{202E}.plist",
      "c1\u{9B}31m.plist", "next\u{85}::error::line\u{2028}.plist",
    ],
    ["text", "concise", "github", "json", "json-lines", "sarif", "gitlab", "junit", "checkstyle"])
  func escapes(_ name: String, _ format: String) throws {
    try withFiles([name: CheckerFile.wrong]) { folder in
      let result = try parkcheck("--format", format, ".", in: folder)
      #expect(result.ending == .exit(1))
      for text in [result.text, result.errors] {
        let controls = text.unicodeScalars.filter { scalar in
          [0...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x2028...0x202E].contains { $0 ~= scalar.value }
        }
        #expect(controls.isEmpty, "\(text.debugDescription)")
      }
      if ["text", "concise", "github", "json-lines"].contains(format) {
        #expect(result.text.split(separator: "\n").count == 1)
      }
      if format == "text" { #expect(result.text.contains("\\u{")) }
    }
  }

  @Test(
    "No line of text is a command of a workflow on GitHub",
    arguments: ["::error::x.plist", " ::error::x.plist", "##[error]x.plist", "a ##[group]x.plist"],
    ["text", "concise"])
  func workflowCommands(_ name: String, _ format: String) throws {
    let value = name.replacing(".plist", with: "")
    let pin = "<dict><key>location</key><string>\(value)</string></dict>"
    try withFiles([
      name: CheckerFile.wrong, "Pin.plist": CheckerFile.plist("<array>\(pin)</array>"),
    ]) { folder in
      let result = try parkcheck("--format", format, ".", in: folder)
      let lines = result.text.split(separator: "\n") + result.errorLines
      #expect(lines.count > 2)
      for line in lines {
        #expect(!line.drop(while: \.isWhitespace).hasPrefix("::") && !line.contains("##["))
      }
    }
  }

  @Test("A missing file with such a name is told in one line")
  func missing() throws {
    let result = try parkcheck("no\nwhere\u{1B}.plist")
    #expect(result.errorLines.count == 1)
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test("Two thousand files in one call")
  func many() throws {
    try withTemporaryFolder { folder in
      let names = (0..<2000).map { "Walk \($0).plist" }
      for (index, name) in names.enumerated() {
        let text = index % 100 == 0 ? CheckerFile.wrong : CheckerFile.sound
        try write(text, to: folder + "/" + name)
      }
      let result = try run(.parkcheck, names, in: folder)
      #expect(result.text.split(separator: "\n").count == 20)
      #expect(result.errors == "parkcheck: 20 errors in 20 of 2000 files\n")
    }
  }
}
