import Foundation
import Testing

/// Files that are no usual ones: pipes, devices, names that are not UTF-8, outputs that are inputs.
@Suite("Unusual files", .timeLimit(.minutes(2)))
struct UnusualFileTests {
  /// Calls `body` with a copy of the sample park, in which `pipe.png` and `Pipe.plist` are named pipes that
  /// nobody writes into.
  private func withPark(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let park = folder + "/park"
      try copy(Sample.magicMountain.folder, to: park)
      for name in ["pipe.png", "Pipe.plist", "pipe.kml"] { mkfifo(park + "/" + name, 0o644) }
      try body(park)
    }
  }

  @Test(
    "A named pipe in a folder is passed over", arguments: ["plist-to-svg", "kml-to-svg", "info"])
  func pipeInFolder(command: String) throws {
    try withPark { park in
      let finished = try run(.parkconv, [command, "."], in: park)
      #expect(finished.ending == .exit(command == "kml-to-svg" ? 1 : 0), "\(finished.errors)")
    }
    try withPark { park in
      let checked = try run(.parkcheck, ["."], in: park)
      #expect(checked.ending == .exit(0), "\(checked.errors)")
    }
  }

  @Test("A picture that is a named pipe or a device is none", arguments: ["pipe.png", "/dev/zero"])
  func pictureOfPipe(name: String) throws {
    try withPark { park in
      try write(#"{"overlay":{"image":"\#(name)"}}"#, to: park + "/parktools.json")
      let checked = try run(.parkcheck, ["."], in: park)
      #expect(checked.text.contains("can't be read: it is no regular file"), "\(checked.text)")
      for format in ["html", "svg", "kmz"] {
        let finished = try run(.parkconv, ["plist-to-" + format, "."], in: park)
        #expect(finished.errors.contains("no regular file"), "\(finished.errors)")
      }
      #expect(try run(.parkconv, ["plist-to-vrt", "."], in: park).ending == .exit(2))
    }
  }

  @Test("A picture in a map may be a named pipe", arguments: ["html", "svg", "kmz"])
  func pictureOfMap(format: String) throws {
    try withTemporaryFolder { folder in
      mkfifo(folder + "/pipe.png", 0o644)
      try write(
        """
        <kml><GroundOverlay><Icon><href>pipe.png</href></Icon><LatLonBox><north>34.1</north>\
        <south>34</south><east>4.1</east><west>4</west></LatLonBox></GroundOverlay></kml>
        """, to: folder + "/map.kml")
      let finished = try run(.parkconv, ["kml-to-" + format, "map.kml"], in: folder)
      #expect(finished.ending == .exit(0))
      #expect(finished.errors.contains("left out the overlay's image \"pipe.png\""))
    }
  }

  @Test("A configuration that is a named pipe is none")
  func configuration() throws {
    try withPark { park in
      try FileManager.default.removeItem(atPath: park + "/parktools.json")
      mkfifo(park + "/parktools.json", 0o644)
      #expect(try run(.parkcheck, ["."], in: park).ending == .exit(0))
    }
  }

  @Test("A baseline without an end is refused")
  func endlessBaseline() throws {
    try withPark { park in
      let finished = try run(.parkcheck, ["--baseline", "/dev/zero", "."], in: park)
      #expect(finished.ending == .exit(2))
      #expect(finished.errors.contains("it has more than"))
    }
  }

  @Test("What is no GeoJSON is not read to its end")
  func endlessMap() throws {
    let finished = try run(.parkconv, ["geojson-to-kml", "/dev/zero"])
    #expect(finished.ending == .exit(1))
    #expect(finished.errors.contains("this is no GeoJSON"))
  }

  @Test(
    "No report and no baseline takes the place of what is read beside the files",
    arguments: ["overlay.png", "MagicMountain.plist", "parktools.json"])
  func reportOverInput(name: String) throws {
    try withPark { park in
      let before = try bytes(of: park + "/" + name)
      for option in ["-o", "--write-baseline"] {
        let finished = try run(
          .parkcheck, ["MagicMountainAttractions.plist", option, name], in: park)
        #expect(finished.ending == .exit(2))
        #expect(finished.errors.contains("cannot write '\(name)': this command reads it"))
      }
      #expect(try bytes(of: park + "/" + name) == before)
    }
  }

  @Test("No page takes the place of the Leaflet that it is made from")
  func pageOverLeaflet() throws {
    try withPark { park in
      try copy("/usr/share/javascript/leaflet", to: park + "/leaflet")
      let file = park + "/leaflet/leaflet.css"
      let before = try bytes(of: file)
      try FileManager.default.removeItem(atPath: file)
      try Data(before).write(to: URL(filePath: file))
      let arguments = ["plist-to-html", ".", "--leaflet", "leaflet", "-o", "leaflet/leaflet.css"]
      #expect(try run(.parkconv, arguments, in: park).ending == .exit(2))
      #expect(try bytes(of: file) == before)
    }
  }

  @Test("Standard output may not be a file that is read", arguments: ["1<>", ">>"])
  func streamOverInput(redirection: String) throws {
    try withPark { park in
      let before = try bytes(of: park + "/TazLocations.plist")
      let finished = try run(
        .sh,
        [
          "-c", #""$0" plist-to-plist TazLocations.plist \#(redirection) TazLocations.plist"#,
          Tool.parkconv.path,
        ], in: park)
      #expect(finished.ending == .exit(2))
      #expect(finished.errors.contains("cannot write '<stdout>': this command reads it"))
      #expect(try bytes(of: park + "/TazLocations.plist") == before)
    }
  }

  @Test("Names that are not UTF-8 are told, and never taken for others")
  func foreignNames() throws {
    try withPark { park in
      let script = #"name=$(printf '\377'); cp MagicMountain.plist "$name.plist"; "$0" "$@""#
      let finished = try run(.sh, ["-c", script, Tool.parkcheck.path, "."], in: park)
      #expect(finished.ending == .exit(2))
      #expect(finished.errors.contains(".plist': its name is not UTF-8"))
      #expect(try run(.parkconv, ["plist-to-svg", "."], in: park).ending == .exit(2))
      let named = #"exec "$0" plist-to-svg MagicMountain.plist -o "$(printf '\377').svg""#
      let output = try run(.sh, ["-c", named, Tool.parkconv.path], in: park)
      #expect(output.ending == .exit(2))
      #expect(output.errors.hasPrefix("parkconv: argument 4 is not UTF-8"))
    }
  }

  @Test("The greatest size of a file ends with status 2 and the file", arguments: ["kml", "kmz"])
  func greatestSize(format: String) throws {
    try withPark { park in
      try AttractionsFile(count: 5_000).write(to: park + "/../Many.plist")
      let script = #"ulimit -f 8; exec "$0" plist-to-\#(format) ../Many.plist -o ../map.\#(format)"#
      // What counts the lines that are run would be cut off too.
      let finished = try run(
        .sh, ["-c", script, Tool.parkconv.path],
        environment: ["LLVM_PROFILE_FILE": "/dev/null"], in: park)
      #expect(finished.ending == .exit(2))
      #expect(finished.errors.hasSuffix("File too large\n"), "\(finished.errors)")
      #expect(!FileManager.default.fileExists(atPath: park + "/../map." + format))
    }
  }

  @Test("With hardly any descriptors, files are checked or told", arguments: 5...9)
  func fewDescriptors(count: Int) throws {
    for _ in 0..<10 {
      let finished = try run(
        .sh,
        [
          "-c", #"ulimit -n \#(count); exec "$0" -j 4 "$1""#, Tool.parkcheck.path,
          Sample.magicMountain.folder,
        ])
      let isTold = finished.errors.contains("Too many open files")
      #expect(
        finished.ending == .exit(0) || finished.ending == .exit(2) && isTold, "\(finished.errors)")
    }
  }
}
