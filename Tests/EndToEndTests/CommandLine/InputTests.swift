import Foundation
import Testing

@Suite("What the input is")
struct InputTests {
  private let park = Sample.magicMountain.folder

  private func path(_ name: String) -> String { park + "/" + name }

  private func layers(_ arguments: String..., input: Input = .nothing) throws -> [String: Int] {
    let finished = try run(
      .parkconv, ["plist-to-geojson"] + arguments, input: input, in: NSTemporaryDirectory())
    try #require(finished.ending == .exit(0), "\(finished.errors)")
    let layers = try FeatureCollection(finished.output).features
      .compactMap { $0.properties["layer"]?.string }
    return Dictionary(layers.map { ($0, 1) }, uniquingKeysWith: +)
  }

  @Test("A file alone is a map")
  func oneFile() throws {
    #expect(try layers(path("MagicMountain.plist")) == ["boundary": 1, "overlay": 1])
    #expect(try layers(path("MagicMountainAttractions.plist")) == ["attractions": 8])
    #expect(try layers(path("TazLocations.plist")) == ["characters": 4])
    #expect(try layers(path("EntranceToGoliathRoute.plist")) == ["routes": 1])
  }

  @Test("Several files make one map")
  func severalFiles() throws {
    #expect(
      try layers(path("TazLocations.plist"), path("MagicMountain.plist"))
        == ["characters": 4, "boundary": 1, "overlay": 1])
  }

  @Test("A folder is the map of the files in it", arguments: Variant.allText)
  func folder(variant: Variant) throws {
    let files = try names(in: park).filter { $0.hasSuffix(".plist") }.map(path)
    let arguments = ["plist-to-" + variant.format] + variant.options
    let finished = try run(.parkconv, arguments + [park])
    #expect(try run(.parkconv, arguments + files).output == finished.output)
    #expect(try run(.parkconv, arguments + [park + "/"]).output == finished.output)
    #expect(
      try run(.parkconv, arguments + ["."], in: park).output == finished.output(seenFrom: park))
  }

  @Test("The order of the files does not change the order of the layers")
  func order() throws {
    let files = ["TazLocations.plist", "MagicMountainAttractions.plist", "MagicMountain.plist"].map(
      path)
    let layers = try [files, files.reversed()].map { files in
      let finished = try run(.parkconv, ["plist-to-geojson"] + files)
      return try FeatureCollection(finished.output).features.map { $0.properties["layer"]?.string }
    }
    #expect(layers[0] == layers[1])
  }

  @Test("Standard input is read, from a file and from a pipe")
  func standardInput() throws {
    let file = path("MagicMountainAttractions.plist")
    #expect(try layers("-", input: .file(file)) == ["attractions": 8])
    let piped = try run(
      .sh,
      [
        "-c", #"cat "$1" | "$0" plist-to-geojson - "$2""#, Tool.parkconv.path, file,
        path("MagicMountain.plist"),
      ], in: park)
    let features = try FeatureCollection(piped.output).features
    #expect(features.count == 10)
    #expect(features.last?.properties["source"] == .string("Attractions.plist"))
  }

  @Test(
    "A file of another format is told in one line, with the command that reads it",
    arguments: ["geojson", "kml", "kmz", "gpx"], ["geojson", "kml", "kmz", "gpx", "plist"])
  func otherFormat(named: String, given: String) throws {
    if named == given { return }
    try withTemporaryFolder { folder in
      let file = given == "plist" ? path("MagicMountain.plist") : folder + "/map." + given
      if given != "plist" { _ = try run(.parkconv, ["plist-to-" + given, park, "-o", file]) }
      let finished = try run(.parkconv, [named + "-to-svg", file])
      #expect(finished.ending == .exit(1))
      #expect(finished.output.isEmpty)
      #expect(finished.errors.contains("it is read by \(given)-to-…"), "\(finished.errors)")
      #expect(finished.errors.split(separator: "\n").count == 2)
    }
  }

  @Test("KML and GPX are told where property lists are read, too", arguments: ["kml", "gpx"])
  func otherFormatForPropertyLists(given: String) throws {
    try withTemporaryFolder { folder in
      let file = folder + "/map." + given
      _ = try run(.parkconv, ["plist-to-" + given, park, "-o", file])
      for finished in [
        try run(.parkconv, ["plist-to-svg", file]),
        try run(.parkcheck, ["--color", "never", file]),
      ] {
        #expect(finished.ending == .exit(1))
        #expect((finished.text + finished.errors).contains("parkconv \(given)-to-plist makes"))
      }
    }
  }

  @Test("A folder without property lists is told")
  func emptyFolder() throws {
    try withTemporaryFolder { folder in
      let told = try run(.parkconv, ["info", folder])
      #expect(told.ending == .exit(1))
      #expect(told.errors == "parkconv: there is no park file\n")
      let checked = try run(.parkcheck, [folder])
      #expect(checked.ending == .exit(0))
      #expect(checked.errors == "parkcheck: found no property lists\n")
      #expect(try run(.parkcheck, ["--quiet", folder]).errors == "")
    }
  }

  @Test("A text that is no JSON is one fault, however many lines it has")
  func noJSON() throws {
    try withTemporaryFolder { folder in
      try write("hello\nworld\n\nagain\n", to: folder + "/map.geojson")
      let finished = try run(.parkconv, ["geojson-to-kml", "map.geojson"], in: folder)
      #expect(finished.errors.split(separator: "\n").count == 2)
    }
  }

  @Test("Places whose faults were told to be none are told to be left out")
  func silenced() throws {
    try withTemporaryFolder { folder in
      let pins = try text(of: path("MagicMountainAttractions.plist"))
        .replacing("{34.42581,-118.60089}", with: "{34.42581 -118.60089}")
      try write(pins, to: folder + "/Attractions.plist")
      let route = try text(of: path("EntranceToGoliathRoute.plist"))
        .replacing("<array>", with: "<array><string>?</string>")
      try write(route, to: folder + "/Route.plist")
      let severity = ["--severity", "coordinate-syntax=off"]
      let finished = try run(.parkconv, ["plist-to-kml", "."] + severity, in: folder)
      #expect(finished.ending == .exit(0))
      #expect(
        finished.errors
          == "plist: left out 2 places whose coordinates are missing or can't be read\n")
    }
  }

  @Test("A pipe longer than any buffer is read whole")
  func longPipe() throws {
    try withTemporaryFolder { folder in
      try AttractionsFile(count: 5_000).write(to: folder + "/Attractions.plist")
      let piped = try run(
        .sh,
        ["-c", #"cat Attractions.plist | "$0" plist-to-geojson --lines -"#, Tool.parkconv.path],
        in: folder)
      #expect(piped.ending == .exit(0))
      #expect(piped.output.split(separator: 0x0A).count == 5_000)
    }
  }

  @Test("A named pipe is read once")
  func namedPipe() throws {
    try withTemporaryFolder { folder in
      let script =
        #"mkfifo Walk.plist && { cat "$1" > Walk.plist & "$0" plist-to-geojson Walk.plist; }"#
      let finished = try run(
        .sh, ["-c", script, Tool.parkconv.path, path("EntranceToGoliathRoute.plist")], in: folder)
      #expect(finished.ending == .exit(0))
      #expect(try FeatureCollection(finished.output).layer("routes").count == 1)
    }
  }

  @Test("Files whose names begin with a dot, other files and deeper folders are left alone")
  func others() throws {
    try withTemporaryFolder { folder in
      try copy(path("TazLocations.plist"), to: folder + "/TazLocations.plist")
      try copy(path("BatmanLocations.plist"), to: folder + "/.BatmanLocations.plist")
      try copy(path("BatmanLocations.plist"), to: folder + "/BatmanLocations.plist~")
      try copy(park, to: folder + "/Deeper.plist")
      try copy(FieldCase.folder("not-a-park-file") + "/Info.plist", to: folder + "/Info.plist")
      #expect(try layers(folder) == ["characters": 4])
    }
  }

  @Test("Names with spaces, letters of any script, dashes and a colon are names")
  func names_() throws {
    try withTemporaryFolder { folder in
      for name in ["Der Weg zum Café.plist", "散歩.plist", "a:b.plist", "-x.plist", "100%.plist"] {
        try copy(path("EntranceToGoliathRoute.plist"), to: folder + "/" + name)
        let finished = try run(.parkconv, ["plist-to-geojson", "--", name], in: folder)
        let features = try FeatureCollection(finished.output).features
        #expect(features.first?.properties["source"] == .string(name))
        #expect(features.first?.properties["name"] == .string(String(name.dropLast(6))))
      }
    }
  }

  @Test("A role before a file settles what it is")
  func role() throws {
    let file = path("TazLocations.plist")
    #expect(try layers(file) == ["characters": 4])
    #expect(try layers("route:" + file) == ["routes": 1])
    #expect(try layers("character:" + path("EntranceToGoliathRoute.plist"))["characters"] != nil)
    #expect(
      try layers("attractions:" + path("MagicMountainAttractions.plist")) == ["attractions": 8])
    #expect(try layers("park:" + path("MagicMountain.plist")) == ["boundary": 1, "overlay": 1])
    #expect(try layers("route:-", input: .file(file)) == ["routes": 1])
  }

  @Test("A role that the file can't have is an error")
  func wrongRole() throws {
    let finished = try parkconv("plist-to-geojson", "attractions:" + path("TazLocations.plist"))
    #expect(finished.ending == .exit(1))
    #expect(finished.text == "")
    #expect(finished.errors.contains("TazLocations.plist:"))
  }
}

extension Finished {
  /// The output with the paths of `folder` as they look from within it.
  fileprivate func output(seenFrom folder: String) -> Data {
    let root = FileManager.default.currentDirectoryPath
    let way = folder.hasPrefix(root + "/") ? folder.dropFirst(root.count + 1) : folder[...]
    return Data(text.replacingOccurrences(of: way + "/", with: "").utf8)
  }
}
