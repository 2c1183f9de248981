import Foundation
import Testing

@Suite("Writing property lists")
struct WritingTests {
  /// A folder of property lists that make a map without errors.
  private static let folders =
    Sample.allCases.map(\.folder)
    + [
      "clean-set", "extra-keys-survive", "escapes-in-names", "binary-attractions", "utf16",
      "utf8-bom", "old-doctype-and-comment", "no-doctype", "spaces-in-coordinates",
      "closed-ring", "integer-type", "clockwise-ring",
    ].map(FieldCase.folder)

  @Test(
    "The values and the order of keys are those of before, as Python reads them",
    arguments: folders, ["", "--binary"])
  func sameValues(folder: String, option: String) throws {
    try withTemporaryFolder { scratch in
      let out = scratch + "/out"
      let options = option.isEmpty ? [] : [option]
      let finished = try run(.parkconv, ["plist-to-plist", folder, "-o", out] + options)
      try #require(finished.ending == .exit(0), "\(finished.errors)")
      let written = try names(in: out)
      #expect(!written.isEmpty)
      for name in written {
        let start = try bytes(of: out + "/" + name).prefix(8)
        #expect((start == Data("bplist00".utf8)) == (option == "--binary"))
        let compared = try run(
          .python3, ["-c", Self.comparison, folder + "/" + name, out + "/" + name])
        #expect(compared.text == "same\n", "\(name): \(compared.errors)")
      }
    }
  }

  /// Compares two property lists; the XML reader of Python needs UTF-8.
  private static let comparison = """
    import plistlib, sys
    def read(path):
      data = open(path, 'rb').read()
      if data[:2] in (b'\\xff\\xfe', b'\\xfe\\xff'):
        data = data.decode('utf-16').replace('UTF-16', 'UTF-8').encode('utf-8')
      return repr(plistlib.loads(data))
    print('same' if read(sys.argv[1]) == read(sys.argv[2]) else 'different')
    """

  @Test("A sample in Apple's layout comes out byte for byte", arguments: Sample.allCases)
  func sameBytes(sample: Sample) throws {
    try withTemporaryFolder { scratch in
      let finished = try parkconv("plist-to-plist", sample.folder, "-o", scratch + "/out/")
      #expect(finished.ending == .exit(0))
      for name in try names(in: scratch + "/out") {
        // Apple's writers give a whole real no fraction.
        let before = try text(of: sample.folder + "/" + name).replacing(
          ".0</real>", with: "</real>")
        #expect(try text(of: scratch + "/out/" + name) == before)
      }
    }
  }

  @Test("One property list goes to standard output, or into a file of any name")
  func single() throws {
    let path = Sample.magicMountain.folder + "/MagicMountain.plist"
    try withTemporaryFolder { folder in
      let printed = try parkconv("plist-to-plist", path)
      #expect(printed.output == (try bytes(of: path)))
      let written = try parkconv("plist-to-plist", path, "-o", folder + "/Other.plist")
      #expect(written.ending == .exit(0) && written.errors == "")
      #expect(try bytes(of: folder + "/Other.plist") == printed.output)
      let piped = try parkconv("plist-to-plist", "-", "-o", folder + "/out", input: .file(path))
      #expect(piped.ending == .exit(0))
      #expect(try names(in: folder + "/out") == ["Park.plist"])
    }
  }

  @Test(
    "Several property lists have no place in one file",
    arguments: [[], ["-o", "All.plist"], ["-o", "-"]])
  func several(options: [String]) throws {
    try withTemporaryFolder { folder in
      let finished = try run(
        .parkconv, ["plist-to-plist", Sample.magicMountain.folder] + options, in: folder)
      #expect(finished.ending == .exit(2))
      #expect(finished.output.isEmpty)
      #expect(finished.errors.hasPrefix("parkconv: the map is 6 files ('MagicMountain.plist', "))
      #expect(finished.errors.hasSuffix("name a folder for them, as in -o Map/\n"))
      #expect(try names(in: folder) == [])
    }
  }

  @Test("Files of the same name stay apart, and that is said")
  func sameNames() throws {
    try withTemporaryFolder { folder in
      let route = Sample.magicMountain.folder + "/EntranceToGoliathRoute.plist"
      for part in ["a", "b"] {
        try write(bytes(of: route), to: folder + "/\(part)/Walk.plist")
      }
      let finished = try run(
        .parkconv,
        [
          "plist-to-plist", "a/Walk.plist", "b/Walk.plist", "-o", "out", "--severity",
          "route-repeat=off",
        ], in: folder)
      #expect(finished.ending == .exit(0))
      #expect(finished.errors.contains("plist: wrote 'Walk.plist' as 'Walk 2.plist'\n"))
      #expect(try names(in: folder + "/out") == ["Walk 2.plist", "Walk.plist"])
    }
  }

  @Test("A park and a name that are asked for, and digits that are not")
  func options() throws {
    let finished = try parkconv(
      "plist-to-plist", Sample.magicMountain.folder, "--layers", "boundary", "--name", "A & B",
      "--precision", "3")
    #expect(finished.ending == .exit(0))
    #expect(finished.text.contains("<key>midCoord</key>\n\t<string>{34.425,-118.597}</string>"))
    #expect(
      finished.text.hasSuffix("<key>name</key>\n\t<string>A &amp; B</string>\n</dict>\n</plist>\n"))
  }

  @Test("A dictionary of attractions stays one", arguments: [[], ["--precision", "2"]])
  func keyedAttractions(options: [String]) throws {
    try withTemporaryFolder { folder in
      let entries = ["gate": "{52.12,4.25}", "mill": "{52.13,4.25}"].sorted { $0.key < $1.key }.map
      {
        "\t<key>\($0.key)</key>\n\t<dict>\n\t\t<key>location</key>\n\t\t<string>\($0.value)</string>\n"
          + "\t\t<key>name</key>\n\t\t<string>\($0.key) &amp; more</string>\n\t</dict>\n"
      }
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(entries.joined())</dict>
        </plist>

        """
      try write(text, to: folder + "/Attractions.plist")
      let finished = try run(
        .parkconv, ["plist-to-plist", folder + "/Attractions.plist"] + options)
      #expect(finished.ending == .exit(0))
      #expect(finished.text == text)
    }
  }

  @Test("With an error in one file, none is written")
  func allOrNone() throws {
    try withTemporaryFolder { folder in
      try copy(Sample.magicMountain.folder, to: folder + "/app")
      try write(
        "<plist><array><string>{1;2}</string></array></plist>", to: folder + "/app/ZRoute.plist")
      let finished = try parkconv("plist-to-plist", folder + "/app", "-o", folder + "/out")
      #expect(finished.ending == .exit(1))
      #expect(try names(in: folder) == ["app"])
    }
  }

  @Test(
    "A full disk is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let path = Sample.magicMountain.folder + "/MagicMountain.plist"
    let finished = try parkconv("plist-to-plist", path, "-o", "/dev/full")
    #expect(finished.ending == .exit(2))
    #expect(finished.errors == "parkconv: cannot write '/dev/full': No space left on device\n")
  }
}
