import Foundation
import Testing

@Suite("Where the output goes")
struct OutputTests {
  private let park = Sample.magicMountain.folder
  private let broken = FieldCase.folder("no-braces")

  @Test("-o writes the bytes that standard output gets, and says nothing", arguments: Variant.all)
  func output(variant: Variant) throws {
    // An address of the image depends on the folder of the output.
    try withTemporaryFolder { folder in
      try copy(park, to: folder + "/park")
      let arguments = ["plist-to-" + variant.format, "park", "--quiet"] + variant.options
      let printed = try run(.parkconv, arguments, in: folder)
      let written = try run(.parkconv, arguments + ["-o", "map"], in: folder)
      #expect(printed.ending == .exit(0) && written.ending == .exit(0))
      #expect(written.output.isEmpty && written.errors == "")
      #expect(try bytes(of: folder + "/map") == printed.output)
      let dashed = try run(.parkconv, arguments + ["-o", "-"], in: folder)
      #expect(dashed.output == printed.output)
      #expect(try names(in: folder) == ["map", "park"])
    }
  }

  @Test("A new output has the mode that the umask leaves")
  func newMode() throws {
    try withTemporaryFolder { folder in
      let finished = try run(
        .sh,
        ["-c", #"umask 027 && "$0" plist-to-kml "$1" -o map.kml"#, Tool.parkconv.path, park],
        in: folder)
      #expect(finished.ending == .exit(0))
      #expect(try mode(of: folder + "/map.kml") == 0o640)
    }
  }

  @Test("An output that is there keeps its mode", arguments: [0o600, 0o644, 0o755, 0o666])
  func keptMode(mode wanted: Int) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/map.kml"
      try write("old", to: path)
      try FileManager.default.setAttributes([.posixPermissions: wanted], ofItemAtPath: path)
      let finished = try parkconv("plist-to-kml", park, "-o", path)
      #expect(finished.ending == .exit(0))
      #expect(try mode(of: path) == wanted)
      #expect(try text(of: path).hasPrefix("<?xml"))
      #expect(try names(in: folder) == ["map.kml"])
    }
  }

  @Test("A symbolic link is followed and stays one", arguments: [true, false])
  func link(targetExists: Bool) throws {
    try withTemporaryFolder { folder in
      let (link, target) = (folder + "/links/map.kml", folder + "/maps/target.kml")
      for name in ["links", "maps"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + name, withIntermediateDirectories: true)
      }
      if targetExists { try write("old", to: target) }
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "../maps/target.kml")
      let finished = try parkconv("plist-to-kml", park, "-o", link)
      #expect(finished.ending == .exit(0))
      let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      #expect(destination == "../maps/target.kml")
      #expect(try text(of: target).hasPrefix("<?xml"))
      #expect(try names(in: folder + "/links") == ["map.kml"])
      #expect(try names(in: folder + "/maps") == ["target.kml"])
    }
  }

  @Test("A conversion that fails leaves the old output as it was and nothing beside it")
  func failure() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/map.kml"
      try write("old", to: path)
      let finished = try parkconv("plist-to-kml", broken, "-o", path)
      #expect(finished.ending == .exit(1))
      #expect(try text(of: path) == "old")
      #expect(try names(in: folder) == ["map.kml"])
      let fresh = try parkconv("plist-to-kml", broken, "-o", folder + "/other.kml")
      #expect(fresh.ending == .exit(1))
      #expect(try names(in: folder) == ["map.kml"])
    }
  }

  @Test(
    "An error in the last entry keeps a long output off standard output", arguments: Variant.all)
  func lateError(variant: Variant) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/Attractions.plist"
      try AttractionsFile(count: 20_000, lastLocation: "{34.0;-118.0}").write(to: path)
      let finished = try run(
        .parkconv, ["plist-to-" + variant.format, path] + variant.options)
      #expect(finished.ending == .exit(1))
      #expect(finished.output.isEmpty)
      #expect(finished.errors.contains("[coordinate-syntax]"))
    }
  }

  @Test("A reader that has seen enough ends the program with a word", arguments: Variant.all)
  func closedPipe(variant: Variant) throws {
    try withTemporaryFolder { folder in
      try AttractionsFile(count: 20_000).write(to: folder + "/Attractions.plist")
      let options = (["plist-to-" + variant.format] + variant.options).joined(separator: " ")
      let script = #"{ "$0" \#(options) Attractions.plist; echo $? > status; } | head -1"#
      let finished = try run(.sh, ["-c", script, Tool.parkconv.path], in: folder)
      #expect(finished.errors == "parkconv: cannot write '<stdout>': Broken pipe\n")
      #expect(finished.text.filter { $0 == "\n" }.count == 1)
      #expect(try text(of: folder + "/status") == "2\n")
    }
  }

  @Test(
    "The same input gives the same bytes, twice and in any locale and time zone",
    arguments: Variant.all)
  func sameBytes(variant: Variant) throws {
    let folder = Sample.northCampus.folder
    let first = try converted(folder, to: variant)
    for change in [
      [:], ["LC_ALL": "de_DE.UTF-8"], ["LC_ALL": "C.UTF-8"], ["LANG": "ar_EG.UTF-8"],
      ["TZ": "Pacific/Auckland"], ["TZ": "America/Los_Angeles"],
    ] {
      let finished = try run(
        .parkconv, ["plist-to-" + variant.format, folder] + variant.options, environment: change)
      #expect(finished.output == first, "\(change)")
    }
  }

  private func mode(of path: String) throws -> Int {
    try #require(
      FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    ).intValue
  }
}
