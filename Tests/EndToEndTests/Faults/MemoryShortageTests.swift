#if os(Linux)
  import Foundation
  import Testing

  @Suite("Too little memory")
  struct MemoryShortageTests {
    /// A dictionary is read whole.
    private static let map: String = {
      let pins = (0..<20_000).map { number in
        "<key>Pin \(number)</key><dict><key>location</key>"
          + "<string>{34.\(420_000 + number),-118.590000}</string></dict>\n"
      }
      return CheckerFile.plist("<dict>" + pins.joined() + "</dict>")
    }()

    /// Runs `tool` in `folder` with `limit` KB of address space.
    private func run(
      _ tool: Tool, _ words: [String], limit: Int, in folder: String? = nil
    ) throws -> Finished {
      let script = #"ulimit -v "$0" && ulimit -c 0 && exec "$@""#
      // Where the runtime prints its own report of a crash, it takes the signals.
      return try EndToEndTests.run(
        .sh, ["-c", script, "\(limit)", tool.path] + words,
        environment: ["SWIFT_BACKTRACE": "enable=no"], in: folder)
    }

    /// The least address space in which `tool` starts, in KB; `nil` for one with a sanitizer, which takes
    /// terabytes.
    private func need(of tool: Tool) throws -> Int? {
      try stride(from: 20_000, to: 400_000, by: 4_000).first {
        try run(tool, ["--version"], limit: $0).ending == .exit(0)
      }
    }

    @Test("A conversion ends with a message, and what was there before stays", arguments: [0, 1])
    func conversion(kind: Int) throws {
      guard let need = try need(of: .parkconv) else { return }
      let words = [["plist-to-geojson", "-o", "Old.txt"], ["plist-to-plist", "-o", "Folder"]][kind]
      var shortageCount = 0
      for limit in stride(from: need, to: need + 40_000, by: 2_000) {
        try withFiles(["Pins.plist": Self.map, "Old.txt": "old"]) { folder in
          let finished = try run(
            .parkconv, words + ["--quiet", "Pins.plist"], limit: limit, in: folder)
          let left = try names(in: folder)
          if finished.ending == .exit(0) { return }
          shortageCount += 1
          #expect(finished.ending == .exit(2), "\(limit) KB: \(finished.errors.suffix(400))")
          #expect(finished.errors.hasSuffix("parkconv: there is not enough memory\n"))
          #expect(left == ["Old.txt", "Pins.plist"])
          #expect(try text(of: folder + "/Old.txt") == "old")
        }
      }
      #expect(shortageCount > 0)
    }

    @Test("A check ends with a message, and what was to be mended stays")
    func check() throws {
      guard let need = try need(of: .parkcheck) else { return }
      let before = Self.map.replacing("{34.420000", with: "{ 34.420000")
      var shortageCount = 0
      for limit in stride(from: need, to: need + 40_000, by: 2_000) {
        try withFiles(["Pins.plist": before]) { folder in
          let finished = try run(
            .parkcheck, ["--fix", "--quiet", "Pins.plist"], limit: limit, in: folder)
          guard finished.ending != .exit(0), finished.ending != .exit(1) else { return }
          shortageCount += 1
          #expect(finished.ending == .exit(2), "\(limit) KB: \(finished.errors.suffix(400))")
          #expect(finished.errors.hasSuffix("parkcheck: there is not enough memory\n"))
          #expect(try names(in: folder) == ["Pins.plist"])
          #expect(try text(of: folder + "/Pins.plist") == before)
        }
      }
      #expect(shortageCount > 0)
    }

    @Test("A fault of the program is no want of memory, and ends it with its signal")
    func fault() throws {
      try withTemporaryFolder { folder in
        let script = """
          mkfifo in; exec 3<>in; "$@" plist-to-kml - <in >out 2>errors &
          sleep 1; kill -ABRT $!; wait $!; echo $?; cat errors
          """
        let finished = try EndToEndTests.run(
          .sh, ["-c", script, "sh", Tool.parkconv.path],
          environment: ["SWIFT_BACKTRACE": "enable=no"], in: folder)
        #expect(finished.text.hasPrefix("134\n"), "\(finished.text)")
        #expect(finished.text.contains("parkconv: ended by a fault of its own"))
      }
    }
  }
#endif
