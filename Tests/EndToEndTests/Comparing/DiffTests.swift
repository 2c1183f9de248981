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
      try run(.parkconv, ["plist-to-geojson", map, "-o", folder + "/Map.geojson"])
      let configuration = map + "/parktools.json"
      let finished = try run(
        .parkconv, ["diff", map, folder + "/Map.geojson", "--config", configuration])
      #expect(finished.text == "", "\(finished.errors)")
      #expect(finished.ending == .exit(0))
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
