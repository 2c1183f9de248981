#if os(Linux)
  import Foundation
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
        if Tool.isShipped { print(summary) }
        #expect(peak.bytes < 64 << 20 || Tool.isSanitized, "\(summary)")
        if let message {
          #expect(peak.ending == ending)
          #expect(told.contains(message), "\(told.prefix(400))")
        } else {
          #expect(peak.ending == .exit(0), "\(told.prefix(400))")
        }
        #expect(told.split(separator: "\n").allSatisfy { $0.utf8.count < 2000 })
        if Tool.isShipped { try expectQuick(peak, size) }
      }
    }

    /// Expects that no more CPU time was taken than three times what xmllint takes for a sound file of the
    /// same size, or a twentieth of a second.
    private func expectQuick(_ peak: PeakMemory, _ size: Int) throws {
      try withTemporaryFolder { folder in
        try AttractionsFile(count: size / 245).write(to: folder + "/Sound.plist")
        let sound = try PeakMemory(of: .xmllint, ["--noout", "Sound.plist"], in: folder)
        #expect(
          peak.microseconds <= max(3 * sound.microseconds, 50_000),
          "\(peak.microseconds) µs, \(sound.microseconds) µs of xmllint")
      }
    }
  }
#endif
