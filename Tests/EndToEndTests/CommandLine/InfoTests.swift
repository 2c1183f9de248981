import Testing

@Suite("What parkconv info tells")
struct InfoTests {
  @Test("It reads every format", arguments: ["geojson", "kml", "kmz", "gpx"])
  func formats(format: String) throws {
    try withTemporaryFolder { folder in
      let map = folder + "/Map." + format
      _ = try parkconv("plist-to-" + format, Sample.magicMountain.folder, "-o", map)
      let finished = try parkconv("info", map)
      #expect(finished.text.hasPrefix("1 park, 8 attractions, 3 characters, 1 route\n"))
      #expect(finished.text.contains(/\n +ride +5\n/))
      let folderInfo = try parkconv("info", folder)
      #expect(folderInfo.text == finished.text)
    }
  }

  @Test("Names of any width leave the columns straight")
  func wideNames() throws {
    try withTemporaryFolder { folder in
      for name in ["東京", "e\u{301}t", "Loop"] {
        try write(
          "<plist version=\"1.0\"><array><string>{50,8}</string></array></plist>",
          to: folder + "/\(name)Route.plist")
      }
      let lines = try parkconv("info", folder).text.split(separator: "\n").dropFirst(2)
      #expect(
        Set(lines.map { $0.replacing("東京", with: "1234").replacing("e\u{301}t", with: "12") })
          .allSatisfy { $0.firstRange(of: "1  ")?.lowerBound.utf16Offset(in: $0) == 18 },
        "\(lines)")
    }
  }

  @Test("Facts name their record in each line and tell all that there is")
  func facts() throws {
    let finished = try parkconv("info", "--facts", Sample.northCampus.folder)
    #expect(finished.ending == .exit(0))
    let kinds = ["park", "attraction", "character", "route"]
    for line in finished.text.split(separator: "\n") {
      #expect(kinds.contains { line.hasPrefix($0 + " \"") }, "\(line)")
    }
    #expect(finished.text.contains("boundary {"))
  }

  @Test("A coordinate that can't be read is a fact, and so is what is wrong with it")
  func unreadablePlace() throws {
    let list =
      "<plist version=\"1.0\"><array><dict><key>name</key><string>Mill</string>"
      + "<key>location</key><string>{50;8}</string></dict></array></plist>"
    let finished = try parkconv("info", "--facts", "-", input: .text(list))
    #expect(finished.text.contains("attraction \"Mill\" location \"{50;8}\"\n"))
    #expect(finished.text.contains("error: 1:"))
    #expect(finished.ending == .exit(0))
  }
}
