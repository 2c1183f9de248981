#if os(Linux)
  import Foundation
  import Testing

  @Suite("Findings in a picture", .serialized)
  struct PictureFindingTests {
    private static let list = """
      <plist version="1.0"><array>\
      <dict><key>name</key><string>Mill</string><key>location</key><string>{34.43235,-118.59712}</string>\
      <key>type</key><string>1</string></dict>\
      <dict><key>name</key><string>Inn</string><key>location</key><string>{34.4251;-118.59}</string>\
      <key>type</key><string>1</string></dict></array></plist>
      """

    /// Draws the sample park with a pin outside of it and a broken one.
    private func draw(_ options: [String], in folder: String) throws -> Finished {
      let park = folder + "/park"
      try copy(Sample.magicMountain.folder, to: park)
      try write(Self.list, to: park + "/More.plist")
      return try run(.parkconv, ["plist-to-svg", park, "-o", folder + "/Map.svg"] + options)
    }

    @Test("They are numbered marks with their messages, and the legend lists them, the worst first")
    func marks() throws {
      try withTemporaryFolder { folder in
        let finished = try draw(["--keep-going"], in: folder)
        #expect(finished.ending == .exit(1), "\(finished.errors)")
        try withBrowserPage { page in
          try page.open(folder + "/Map.svg")
          let titles = try page.evaluate(
            "[...document.querySelectorAll('#findings title')].map((node) => node.textContent)")
          let title = try #require(titles.array?.first?.string)
          #expect(title.contains("[attraction-outside]"), "\(titles)")
          let legend = try page.evaluate(
            "[...document.querySelectorAll('#legend text')].map((node) => node.textContent)")
          let lines = legend.array?.compactMap(\.string) ?? []
          let heading = try #require(lines.firstIndex(of: "Findings"))
          let below = lines[heading...].joined(separator: " ")
          #expect(below.contains(" in More.plist"))
          let error = try #require(below.firstRange(of: "no coordinate")).lowerBound
          let warning = try #require(below.firstRange(of: "outside of")).lowerBound
          #expect(error < warning)
          #expect(try page.complaints == [])
        }
      }
    }

    @Test("A map with errors is not drawn unless that is asked for")
    func errors() throws {
      try withTemporaryFolder { folder in
        let finished = try draw([], in: folder)
        #expect(finished.ending == .exit(1))
        let left = try names(in: folder)
        #expect(left == ["park"])
      }
    }

    @Test("A map without findings has no list of them")
    func none() throws {
      let finished = try parkconv("plist-to-svg", Sample.magicMountain.folder)
      #expect(!finished.text.contains("Findings") && !finished.text.contains("id=\"findings\""))
    }
  }
#endif
