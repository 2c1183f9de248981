import Testing

@Suite("Coordinates in the schemas")
struct CoordinateSchemaTests {
  private static let numbers = [
    "0", "-0", "+7", "007", "9", "59", "89.99", "-90", "90.", "+090.000", "90.0001", "91", "099",
    "100", "-179.5", "180", "-180.0", "180.00000000000000001", "90.00000000000000001", "180.1",
    "190", "999", "1000", ".5", "-.25", "5.", "1e1", "1E+1", "-1.5e-3", ".5e0", "",
    ".", "-", "+-1", "1e", "1e+", "1.2.3", "1 2", "- 1", "٣", "５", "−5", "nan", "inf", "0x10", "5°",
    "1,5",
  ]

  private static let frames = [
    "\n\t{ 1 , 2 }\n", "{1,2}", "{\t1\n,\n2\t}", "1,2", "{1,2", "1,2}", "{{1,2}}", "{1;2}", "(1,2)",
    "[1,2]", "{1}", "{}", "{,}", "", "  ", "{1,2},{3,4}", "{1,2} x", "x{1,2}", "{1,2,3}", "{1 2}",
    "{1\u{A0},2}", "{1,\u{200B}2}", "{1\u{FF0C}2}", "{1,2}\u{A0}", "\u{FEFF}{1,2}",
  ]

  private static let texts =
    frames + numbers.flatMap { ["{\($0),3}", "{3,\($0)}", "{ \($0) , \($0) }"] }

  private static func route(of text: String) -> String {
    "<plist version=\"1.0\"><array><string>{1,1}</string><string>\(text)</string></array></plist>"
  }

  @Test("The schema refuses the texts that parkcheck refuses")
  func agreement() throws {
    try withTemporaryFolder { folder in
      let files = Self.texts.indices.map { "\(folder)/\($0).plist" }
      for (file, text) in zip(files, Self.texts) { try write(Self.route(of: text), to: file) }
      let refusedBySchema = try PropertyListSchema.route.refused(files)
      let output = try run(
        .parkcheck,
        ["--select", "coordinate-syntax,coordinate-range", "--format", "concise"] + files)
      let refusedByProgram = Set(
        output.text.split(separator: "\n").map { String($0.prefix { $0 != ":" }) })
      for (file, text) in zip(files, Self.texts) {
        #expect(refusedBySchema.contains(file) == refusedByProgram.contains(file), "\(text)")
      }
      #expect(refusedBySchema.count > 40 && refusedBySchema.count < files.count - 40)
    }
  }

  @Test(
    "How great a number with an exponent is, the schema leaves to parkcheck",
    arguments: ["{9e2,3}", "{3,1e400}"])
  func exponents(text: String) throws {
    try withTemporaryFolder { folder in
      let file = folder + "/WalkRoute.plist"
      try write(Self.route(of: text), to: file)
      #expect(try PropertyListSchema.route.refused([file]) == [])
      #expect(try run(.parkcheck, [file]).ending == .exit(1))
    }
  }
}
