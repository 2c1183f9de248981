import Foundation
import Testing

@Suite("Wrong usage")
struct UsageTests {
  /// A command line that can't be understood, and what is said about it.
  struct Mistake: CustomTestStringConvertible {
    let words: [String]
    let message: String
    var testDescription: String { "parkconv " + words.joined(separator: " ") }

    init(_ words: String, _ message: String) {
      self.words = words.split(separator: " ").map(String.init)
      self.message = message
    }
  }

  private static let mistakes = [
    Mistake("", "missing subcommand"),
    Mistake(
      "plist-to-geojsn x", "unknown subcommand 'plist-to-geojsn'; did you mean 'plist-to-geojson'?"),
    Mistake("format", "unknown subcommand 'format'; did you mean 'formats'?"),
    Mistake("help inf", "unknown subcommand 'inf'; did you mean 'info'?"),
    Mistake("plist-to-kml", "missing operand: expected FILE|FOLDER"),
    Mistake("plist-to-kml --layer x", "unknown option '--layer'; did you mean '--layers'?"),
    Mistake("plist-to-kml --oputut x", "unknown option '--oputut'; did you mean '--output'?"),
    Mistake("plist-to-geojson --prety x", "unknown option '--prety'; did you mean '--pretty'?"),
    Mistake("plist-to-kml --pretty x", "unknown option '--pretty'"),
    Mistake("plist-to-kml -x y", "unknown option '-x'"),
    Mistake(
      "plist-to-kml --layers atractions x",
      "invalid value 'atractions' for '--layers'; did you mean 'attractions'?"),
    Mistake(
      "plist-to-kml --layers routes,boundry x",
      "invalid value 'boundry' for '--layers'; did you mean 'boundary'?"),
    Mistake(
      "plist-to-kml --precision 16 x",
      "invalid value '16' for '--precision': expected a whole number from 0 to 15"),
    Mistake(
      "plist-to-kml --precision few x",
      "invalid value 'few' for '--precision': expected a whole number from 0 to 15"),
    Mistake("plist-to-geojson --seq --lines x", "--seq and --lines exclude each other"),
    Mistake("plist-to-geojson --pretty --seq x", "--pretty and --seq exclude each other"),
    Mistake("plist-to-geojson --lines --pretty x", "--pretty and --lines exclude each other"),
  ]

  @Test("A mistake ends with status 2 and says what was meant", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let finished = try run(.parkconv, mistake.words)
    #expect(finished.ending == .exit(2))
    #expect(finished.text == "")
    #expect(finished.errorLines.first == "parkconv: \(mistake.message)")
  }

  @Test("Standard input can be named once")
  func standardInputTwice() throws {
    let finished = try parkconv("plist-to-kml", "-", "route:-")
    #expect(finished.ending == .exit(2))
    #expect(finished.text == "")
    #expect(finished.errors == "parkconv: standard input ('-') can be read only once\n")
  }

  @Test("A role belongs to a file")
  func roleForFolder() throws {
    let finished = try parkconv("plist-to-kml", "route:" + Sample.magicMountain.folder)
    #expect(finished.ending == .exit(2))
    #expect(finished.errors.contains("is a folder; a role belongs to a file"))
  }

  @Test("Inputs with different configurations need one to be named")
  func differentConfigurations() throws {
    let folders = Sample.allCases.map(\.folder)
    let finished = try run(.parkconv, ["plist-to-kml"] + folders)
    #expect(finished.ending == .exit(2))
    #expect(finished.text == "")
    #expect(
      finished.errors == """
        parkconv: '\(folders[0])' and '\(folders[1])' lie near different parktools.json files; name \
        one with --config

        """)
  }

  @Test(
    "A file that is not there ends with status 2",
    arguments: [
      "/nowhere/Park.plist", "route:/nowhere/Park.plist",
    ])
  func missingInput(word: String) throws {
    let finished = try parkconv("plist-to-kml", word)
    #expect(finished.ending == .exit(2))
    #expect(
      finished.errors == "parkconv: cannot open '/nowhere/Park.plist': No such file or directory\n")
  }

  @Test("An output that can't be made ends with status 2")
  func impossibleOutput() throws {
    try withTemporaryFolder { folder in
      for path in [folder + "/nowhere/map.kml", folder] {
        let finished = try parkconv("plist-to-kml", Sample.magicMountain.folder, "-o", path)
        #expect(finished.ending == .exit(2))
        #expect(finished.errors.contains("'\(path)'"))
      }
      #expect(try names(in: folder) == [])
    }
  }

  @Test(
    "A full disk ends with status 2",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let finished = try run(
      .sh,
      [
        "-c", #""$0" plist-to-kml "$1" > /dev/full"#, Tool.parkconv.path,
        Sample.magicMountain.folder,
      ])
    #expect(finished.ending == .exit(2))
    #expect(finished.errors == "parkconv: cannot write '<stdout>': No space left on device\n")
  }

  @Test("A folder without park files ends with status 1")
  func emptyFolder() throws {
    try withTemporaryFolder { folder in
      try write("not a property list", to: folder + "/notes.txt")
      try copy(FieldCase.folder("not-a-park-file") + "/Info.plist", to: folder + "/Info.plist")
      let finished = try parkconv("plist-to-kml", folder)
      #expect(finished.ending == .exit(1))
      #expect(finished.text == "")
      #expect(finished.errors == "parkconv: there is no park file; nothing was written\n")
    }
  }

  @Test(
    "A named file that says nothing about a park ends with status 1, also beside a park's files")
  func foreignFile() throws {
    let path = FieldCase.folder("not-a-park-file") + "/Info.plist"
    let park = FieldCase.folder("clean-set") + "/Lakeside.plist"
    for inputs in [[path], [park, path]] {
      let finished = try run(.parkconv, ["plist-to-kml"] + inputs)
      #expect(finished.ending == .exit(1))
      #expect(finished.text == "")
      #expect(finished.errorLines.first?.contains("'\(path)' says nothing about a park") == true)
      #expect(finished.errors.hasSuffix("nothing was written\n"))
    }
  }
}
