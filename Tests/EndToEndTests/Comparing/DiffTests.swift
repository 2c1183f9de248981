import Foundation
import Testing

@Suite("Two versions of a map")
struct DiffTests {
  private static func pin(
    _ name: String, _ place: String, type: String = "1", subtitle: String = "Fun"
  ) -> String {
    "<dict><key>name</key><string>\(name)</string><key>location</key><string>\(place)</string>"
      + "<key>type</key><string>\(type)</string><key>subtitle</key><string>\(subtitle)</string></dict>"
  }

  private static func list(_ items: [String]) -> String {
    "<plist version=\"1.0\"><array>\(items.joined())</array></plist>"
  }

  private static func points(_ places: [String]) -> String {
    list(places.map { "<string>\($0)</string>" })
  }

  /// Compares the files `old` and `new`, both called `name`.
  private func diff(_ old: String, _ new: String, as name: String) throws -> Finished {
    try withTemporaryFolder { folder in
      try write(old, to: folder + "/Old/" + name)
      try write(new, to: folder + "/New/" + name)
      return try run(.parkconv, ["diff", "Old", "New"], in: folder)
    }
  }

  @Test(
    "A change of a pin is one line",
    arguments: [
      (pin("Mill", "{50.001,8}"), "~ attraction  Mill  moved 111.3 m north\n"),
      (pin("Mill", "{50,7.999}"), "~ attraction  Mill  moved 71.6 m west\n"),
      (pin("Mill", "{50,8}", type: "2"), "~ attraction  Mill  type ride → food\n"),
      (
        pin("Mill", "{50,8}", subtitle: "Old"), "~ attraction  Mill  subtitle \"Fun\" → \"Old\"\n"
      ),
      (pin("Mühle", "{50,8}"), "~ attraction  Mühle  renamed from \"Mill\"\n"),
      (
        pin("Inn", "{51,9}"),
        "- attraction  Mill  ride at {50,8}\n+ attraction  Inn   ride at {51,9}\n"
      ),
    ])
  func pinChange(new: String, text: String) throws {
    let old = Self.list([Self.pin("Mill", "{50,8}")])
    let finished = try diff(old, Self.list([new]), as: "Attractions.plist")
    #expect(finished.text == text)
    #expect(finished.ending == .exit(1))
  }

  @Test("Order, zeros and white space are no changes")
  func sameMap() throws {
    let (mill, inn) = (Self.pin("Mill", "{50,8}"), Self.pin("Inn", "{51,9}"))
    let new = Self.list([inn, Self.pin("Mill", "{50.0, 8.00}")])
    let finished = try diff(Self.list([mill, inn]), new, as: "Attractions.plist")
    #expect(finished.text.isEmpty)
    #expect(finished.ending == .exit(0))
  }

  @Test("A route tells its points and its length")
  func route() throws {
    let old = Self.points(["{50,8}", "{50.001,8}", "{50.002,8}"])
    let new = Self.points(["{50,8}", "{50.001,8.001}", "{50.002,8}", "{50.003,8}"])
    let finished = try diff(old, new, as: "LoopRoute.plist")
    let form =
      /~ route  LoopRoute  1 point moved 71\.\d m, 1 point added; length 222\.6 m → 376 m\n/
    #expect(finished.text.wholeMatch(of: form) != nil, "\(finished.text)\(finished.errors)")
  }

  @Test("A map is the same in another format")
  func otherFormat() throws {
    try withTemporaryFolder { folder in
      let map = Repository.root + "/Samples/MagicMountain"
      _ = try run(.parkconv, ["plist-to-geojson", map, "-o", folder + "/Map.geojson"])
      let configuration = map + "/parktools.json"
      let finished = try run(
        .parkconv, ["diff", map, folder + "/Map.geojson", "--config", configuration])
      #expect(finished.text == "", "\(finished.errors)")
      #expect(finished.ending == .exit(0))
    }
  }

  @Test(
    "Files are compared with files, several on a side, and with none",
    arguments: [
      (["Old/Loop.plist", "New/Walk.plist"], ""),
      (["/dev/null", "New/Walk.plist"], "+ route  Walk  2 points, 111.3 m\n"),
      (["Old/Loop.plist", "/dev/null"], "- route  Loop  2 points, 111.3 m\n"),
      (["Empty", "New"], "+ route  Walk  2 points, 111.3 m\n"),
      (["Old", "New"], "~ route  Walk  renamed from \"Loop\"\n"),
      (
        ["--old", "Old/Loop.plist", "New/Walk.plist", "Pins.plist"],
        "+ attraction  Mill  ride at {50,8}\n~ route       Walk  renamed from \"Loop\"\n"
      ),
      (["Old", "Old/Loop.plist", "--exit-zero"], ""),
    ])
  func sides(arguments: [String], text: String) throws {
    try withTemporaryFolder { folder in
      let loop = Self.points(["{50,8}", "{50.001,8}"])
      try write(loop, to: folder + "/Old/Loop.plist")
      try write(loop, to: folder + "/New/Walk.plist")
      try write("", to: folder + "/Empty/nothing")
      try write(Self.list([Self.pin("Mill", "{50,8}")]), to: folder + "/Pins.plist")
      let finished = try run(.parkconv, ["diff"] + arguments, in: folder)
      #expect(finished.text == text, "\(finished.errors)")
      #expect(finished.ending == .exit(text.isEmpty ? 0 : 1))
    }
  }

  @Test("The format of a file is told by its name, or else by what it begins with")
  func formats() throws {
    try withTemporaryFolder { folder in
      let map = Repository.root + "/Samples/MagicMountain"
      for format in ["geojson", "kml", "kmz", "gpx"] {
        _ = try run(
          .parkconv,
          ["plist-to-\(format)", map, "--layers", "routes", "-o", folder + "/Map.\(format)"])
        try copy(folder + "/Map.\(format)", to: folder + "/Unnamed-\(format)")
        let names = ["Map.geojson", "Map.\(format)", "Unnamed-\(format)"]
        if format == "geojson" { continue }
        for (one, other) in zip(names, names.dropFirst()) {
          let finished = try run(.parkconv, ["diff", one, other], in: folder)
          #expect(finished.text == "" && finished.ending == .exit(0), "\(finished.errors)")
        }
        let stream = try run(
          .parkconv, ["diff", "-", "Map.geojson"], input: .file(folder + "/Map.\(format)"),
          in: folder)
        #expect(stream.text == "" && stream.ending == .exit(0), "\(stream.errors)")
      }
    }
  }

  @Test("A version without a configuration near it is read by that of the other one")
  func sharedConfiguration() throws {
    try withTemporaryFolder { folder in
      let pin = Self.pin("Mill", "{50,8}").replacing("<key>name<", with: "<key>title<")
      try write(Self.list([pin]), to: folder + "/Old/Pins.plist")
      try write(
        Self.list([pin.replacing("Mill", with: "Inn")]), to: folder + "/New/Pins.plist")
      let json = #"{ "keys": { "attraction": { "name": "title" } } }"#
      try write(json, to: folder + "/New/parktools.json")
      let finished = try run(.parkconv, ["diff", "Old", "New"], in: folder)
      #expect(finished.text == "~ attraction  Inn  renamed from \"Mill\"\n")
    }
  }

  @Test("JSON tells the changes in numbers")
  func json() throws {
    try withTemporaryFolder { folder in
      try write(Self.list([Self.pin("Mill", "{50,8}")]), to: folder + "/Old.plist")
      try write(Self.list([Self.pin("Mill", "{50.001,8}")]), to: folder + "/New.plist")
      let finished = try run(.parkconv, ["diff", "--json", "Old.plist", "New.plist"], in: folder)
      let change = try #require(try JSON(finished.output)["changes"]?.array?.first)
      #expect(change["kind"]?.string == "attraction" && change["fate"]?.string == "changed")
      let detail = try #require(change["details"]?.array?.first)
      #expect(detail["change"]?.string == "moved" && detail["direction"]?.string == "north")
      #expect(abs((detail["metres"]?.number ?? 0) - 111.3) < 0.05)
      #expect(detail["to"]?["latitude"]?.number == 50.001)
    }
  }

  @Test(
    "JSON has the values of further keys as they are",
    arguments: [
      ("<string>a \"b\"</string>", #""a \"b\"""#), ("<integer>5</integer>", "5"),
      ("<array><string>a \"b\", c</string><real>1.5</real></array>", #"["a \"b\", c",1.5]"#),
      ("<dict><key>k</key><true/></dict>", #"{"k":true}"#), ("<false/>", "false"),
    ])
  func jsonValues(value: String, expected: String) throws {
    try withTemporaryFolder { folder in
      let old = Self.pin("Mill", "{50,8}")
      let new = old.replacing("</dict>", with: "<key>more</key>\(value)</dict>")
      try write(Self.list([old]), to: folder + "/Old.plist")
      try write(Self.list([new]), to: folder + "/New.plist")
      for (words, name) in [
        (["Old.plist", "New.plist"], "to"), (["New.plist", "Old.plist"], "from"),
      ] {
        let finished = try run(.parkconv, ["diff", "--json"] + words, in: folder)
        let detail = try #require(
          JSON(finished.output)["changes"]?.array?.first?["details"]?.array?.first)
        #expect(try detail[name] == JSON(Data("[\(expected)]".utf8)).array?.first)
      }
    }
  }

  private static func park(_ ring: [String]) -> String {
    let corners = [
      ("midCoord", "{50.005,8.005}"), ("overlayTopLeftCoord", "{50.01,8}"),
      ("overlayTopRightCoord", "{50.01,8.01}"), ("overlayBottomLeftCoord", "{50,8}"),
    ].map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    return "<plist version=\"1.0\"><dict>\(corners)<key>boundary</key><array>"
      + ring.map { "<string>\($0)</string>" }.joined() + "</array></dict></plist>"
  }

  @Test(
    "An outline that begins elsewhere or runs the other way is the same outline",
    arguments: [
      ([2, 3, 0, 1], "begins at another of its points"), ([3, 2, 1, 0], "runs the other way"),
      ([1, 0, 3, 2], "runs the other way"),
    ])
  func turnedRing(order: [Int], phrase: String) throws {
    let ring = ["{50.001,8.001}", "{50.001,8.009}", "{50.009,8.009}", "{50.008,8.002}"]
    let finished = try diff(Self.park(ring), Self.park(order.map { ring[$0] }), as: "Zoo.plist")
    #expect(finished.text == "~ park  Zoo  boundary \(phrase)\n")
  }

  @Test("The same letters in other bytes are a change of a name and of a key")
  func spelling() throws {
    let finished = try diff(
      Self.list([Self.pin("Caf\u{E9}", "{50,8}")]), Self.list([Self.pin("Cafe\u{301}", "{50,8}")]),
      as: "Pins.plist")
    #expect(
      finished.text
        == "~ attraction  Cafe\u{301}  same name, with its letters encoded otherwise\n")
    #expect(finished.ending == .exit(1))
    let keys = ["\u{E9}", "e\u{301}"].map { key in
      Self.list([
        Self.pin("Inn", "{50,8}").replacing(
          "</dict>", with: "<key>\(key)</key><true/></dict>")
      ])
    }
    let keyed = try diff(keys[0], keys[1], as: "Pins.plist")
    #expect(
      keyed.text
        == "~ attraction  Inn  e\u{301} true added\n~ attraction  Inn  \u{E9} true removed\n")
  }

  @Test("A very long name does not push the other lines apart")
  func longName() throws {
    let long = String(repeating: "Long ", count: 20) + "Walk"
    let finished = try diff(
      Self.list([Self.pin("Mill", "{50,8.01}")]),
      Self.list([
        Self.pin("Mill", "{50,8.01}"), Self.pin("Inn", "{50,8}"), Self.pin(long, "{50.01,8}"),
      ]), as: "Pins.plist")
    #expect(
      finished.text
        == "+ attraction  Inn  ride at {50,8}\n+ attraction  \(long)  ride at {50.01,8}\n")
  }

  @Test("Colours come when asked for", arguments: ["always", "never"])
  func color(choice: String) throws {
    try withTemporaryFolder { folder in
      try write(Self.points(["{50,8}"]), to: folder + "/Loop.plist")
      let finished = try run(
        .parkconv, ["diff", "/dev/null", "Loop.plist", "--color", choice], in: folder)
      let line = "+ route  Loop  1 point, less than 0.01 m"
      #expect(finished.text == (choice == "always" ? "\u{1B}[32m\(line)\u{1B}[0m\n" : line + "\n"))
    }
  }

  @Test("Two formats for one version are wrong usage")
  func differentFormats() throws {
    try withTemporaryFolder { folder in
      try write(Self.points(["{50,8}"]), to: folder + "/Loop.plist")
      try write("{}", to: folder + "/Map.geojson")
      let finished = try run(
        .parkconv, ["diff", "--old", "Loop.plist", "--old", "Map.geojson", "Loop.plist"], in: folder
      )
      #expect(finished.errors.contains("name files of one format"))
      #expect(finished.ending == .exit(2))
    }
  }

  @Test("A file with an error is trouble, and nothing is compared")
  func error() throws {
    let finished = try diff(
      Self.points(["{50,8}"]), Self.points(["{50;8}"]), as: "LoopRoute.plist")
    #expect(finished.text.isEmpty)
    #expect(finished.errors.contains("LoopRoute.plist:1:"))
    #expect(finished.ending == .exit(2))
  }
}
