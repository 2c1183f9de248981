#if os(Linux)
  import Foundation
  import Synchronization
  import Testing

  /// What a file can make the programs take. `make bounds` measures the time of the programs as they are
  /// shipped, beside that of xmllint.
  @Suite("Files made to take all memory", .serialized)
  struct BoundsTests {
    @Test("Each is refused or read in less than 64 MB, with a word", arguments: HostileFile.all)
    func hostile(file: HostileFile) throws {
      try withTemporaryFolder { folder in
        try file.write(in: folder)
        try check(file.name, file.size, message: file.message, in: folder)
      }
    }

    @Test("Binary property lists too", arguments: HostileBinary.all)
    func binary(file: HostileBinary) throws {
      try withTemporaryFolder { folder in
        try write(Data(file.bytes), to: folder + "/Bomb.plist")
        try check("Bomb.plist", file.unfoldedSize, message: file.message, in: folder)
      }
    }

    @Test("A KMZ archive that unpacks to 2 GB is refused before that")
    func archive() throws {
      try withTemporaryFolder { folder in
        let script = """
          import zipfile
          with zipfile.ZipFile('Bomb.kmz', 'w', zipfile.ZIP_DEFLATED) as archive:
            with archive.open('doc.kml', 'w', force_zip64=True) as entry:
              entry.write(b'<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>')
              for _ in range(200): entry.write(b'x' * 1000000)
          """
        _ = try run(.python3, ["-c", script], in: folder)
        try check(
          "Bomb.kmz", 200_000, message: "unpacks to more than", ending: .exit(2), in: folder)
      }
    }

    @Test(
      "A picture of 200 MB in an archive is not unpacked where the output has no place for it")
    func picture() throws {
      try withTemporaryFolder { folder in
        let script = """
          import os, zipfile
          with zipfile.ZipFile('Picture.kmz', 'w', zipfile.ZIP_DEFLATED) as archive:
            archive.writestr('doc.kml', '''<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
              <GroundOverlay><Icon><href>o.png</href></Icon><LatLonBox><north>2</north>
              <south>1</south><east>2</east><west>1</west></LatLonBox></GroundOverlay>
              <Placemark><name>a</name><Point><coordinates>1,1</coordinates></Point></Placemark>
              </Document></kml>''')
            with archive.open('o.png', 'w') as entry:
              entry.write(b'\\x89PNG\\r\\n\\x1a\\n' + os.urandom(1000000))
              for _ in range(200): entry.write(b'\\0' * 1000000)
          """
        _ = try run(.python3, ["-c", script], in: folder)
        try check(
          "Picture.kmz", 200_000, message: "which is in the archive", ending: .exit(0), in: folder)
        let page = try run(.parkconv, ["kmz-to-html", "Picture.kmz"], in: folder)
        #expect(page.errors.contains("\"o.png\", which is longer than 64000000 bytes"))
        #expect(page.output.count < 10_000_000)
      }
    }

    @Test("An archive of 65,535 entries is refused before they are looked at")
    func entries() throws {
      try withTemporaryFolder { folder in
        let script = """
          import zipfile
          with zipfile.ZipFile('Many.kmz', 'w') as archive:
            for number in range(65535): archive.writestr(f'{number}', '')
          """
        _ = try run(.python3, ["-c", script], in: folder)
        try check(
          "Many.kmz", 200_000, message: "65535 entries", ending: .exit(2), in: folder)
      }
    }

    @Test(
      "Nothing of an archive comes to stand outside of it",
      arguments: ["../../x.png", "/x.png", "a/../../x.png", "..\\..\\x.png", "C:/x.png"])
    func paths(name: String) throws {
      try withTemporaryFolder { folder in
        let script = """
          import sys, zipfile
          with zipfile.ZipFile('in/Paths.kmz', 'w') as archive:
            archive.writestr('doc.kml', sys.argv[1])
            archive.writestr(sys.argv[2], b'\\x89PNG\\r\\n\\x1a\\n')
          """
        let document = """
          <kml xmlns="http://www.opengis.net/kml/2.2"><Document><GroundOverlay>
          <Icon><href>\(name)</href></Icon>
          <LatLonBox><north>2</north><south>1</south><east>2</east><west>1</west></LatLonBox>
          </GroundOverlay></Document></kml>
          """
        try write("", to: folder + "/in/deep/er/empty")
        _ = try run(.python3, ["-c", script, document, name], in: folder)
        for words in [
          ["kmz-to-plist", "in/Paths.kmz", "-o", "in/deep/out"], ["kmz-to-html", "in/Paths.kmz"],
        ] {
          let finished = try run(.parkconv, words, in: folder)
          #expect(finished.ending != .exit(0) || !finished.errors.isEmpty)
          #expect(finished.errors.split(separator: "\n").allSatisfy { $0.utf8.count < 500 })
        }
        let made =
          try names(in: folder) + names(in: folder + "/in") + names(in: folder + "/in/deep")
        #expect(
          made.allSatisfy { ["in", "Paths.kmz", "deep", "er", "out"].contains($0) }, "\(made)")
      }
    }

    @Test("A configuration of 100 MB is refused at once")
    func configuration() throws {
      try withTemporaryFolder { folder in
        try write(CheckerFile.sound, to: folder + "/Pins.plist")
        try write("", to: folder + "/parktools.json")
        let file = try #require(FileHandle(forWritingAtPath: folder + "/parktools.json"))
        for _ in 0..<100 { try file.write(contentsOf: Data(repeating: 0x20, count: 1_000_000)) }
        try file.close()
        try check("Pins.plist", 200_000, message: "parktools.json", ending: .exit(2), in: folder)
      }
    }

    /// Runs the programs that read the file `name`.
    private func check(
      _ name: String, _ size: Int, message: String?, ending: Finished.Ending = .exit(1),
      in folder: String
    ) throws {
      let suffix = (name as NSString).pathExtension
      var runs: [(tool: Tool, words: [String])] = [
        (
          .parkconv,
          ["\(suffix)-to-\(suffix == "kml" || suffix == "kmz" ? "geojson" : "kml")", name]
        )
      ]
      if suffix == "plist" { runs.append((.parkcheck, [name])) }
      for (tool, words) in runs {
        let peak = try PeakMemory(of: tool, words, in: folder)
        let told = peak.output + peak.errors
        let summary = "\(tool) \(name): \(peak.bytes >> 10) kB, \(peak.microseconds / 1000) ms"
        if Tool.isShipped {
          print("\(summary): \(told.prefix(200).prefix { $0 != "\n" })")
        }
        #expect(peak.bytes < 64 << 20 || Tool.isSanitized, "\(summary)")
        if let message {
          #expect(peak.ending == ending)
          #expect(told.contains(message), "\(told.prefix(400))")
        } else {
          #expect(peak.ending == .exit(0), "\(told.prefix(400))")
        }
        // What is converted may be as long as it is in the file.
        let messages = tool == .parkcheck ? told : peak.errors
        #expect(messages.split(separator: "\n").allSatisfy { $0.utf8.count < 2000 })
        if Tool.isShipped { try expectQuick(peak, size) }
      }
    }

    /// Expects that no more CPU time was taken than three times what xmllint takes for a sound file of the
    /// same size, or a twentieth of a second.
    private func expectQuick(_ peak: PeakMemory, _ size: Int) throws {
      let sound = try BoundsTests.soundTimes.withLock { times in
        if let time = times[size / 245] { return time }
        let time = try BoundsTests.soundTime(count: size / 245)
        times[size / 245] = time
        return time
      }
      #expect(
        peak.microseconds <= max(3 * sound, 50_000),
        "\(peak.microseconds) µs, \(sound) µs of xmllint")
    }

    /// What xmllint takes for sound files, by their numbers of entries, in microseconds.
    private static let soundTimes = Mutex<[Int: Int]>([:])

    private static func soundTime(count: Int) throws -> Int {
      try withTemporaryFolder { folder in
        try AttractionsFile(count: count).write(to: folder + "/Sound.plist")
        return try PeakMemory(of: .xmllint, ["--noout", "Sound.plist"], in: folder).microseconds
      }
    }
  }
#endif
