#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  /// Programs that are ended at any moment; more often by `make faults`.
  @Suite("A program that is ended", .serialized)
  struct KillTests {
    private static let count =
      ProcessInfo.processInfo.environment["PARKTOOLS_TEST_FAULTS"] == "all" ? 200 : 12

    /// What is done to a file, which then holds something else.
    enum Work: CaseIterable, CustomTestStringConvertible {
      case conversion, mending

      var testDescription: String { self == .conversion ? "a conversion" : "--fix" }

      fileprivate var tool: Tool { self == .conversion ? .parkconv : .parkcheck }

      fileprivate var words: [String] {
        self == .conversion ? ["plist-to-kml", "Pins.plist", "-o", "map/out"] : ["--fix", "map"]
      }

      fileprivate func prepare(in folder: String) throws {
        let pins = AttractionsFile(count: 4000)
        try pins.write(to: folder + "/Pins.plist")
        if self == .conversion { return try write("old", to: folder + "/map/out") }
        let text = try text(of: folder + "/Pins.plist")
        try write(
          text.replacingOccurrences(of: "<string>1</string>", with: "<integer>1</integer>"),
          to: folder + "/map/out.plist")
      }

      fileprivate var target: String { self == .conversion ? "map/out" : "map/out.plist" }
    }

    @Test(
      "Whenever it is killed, the file is the old one or the new one", arguments: Work.allCases)
    func kill(work: Work) throws {
      try withTemporaryFolder { prepared in
        try work.prepare(in: prepared)
        let old = try bytes(of: prepared + "/" + work.target)
        var random = SystemRandomNumberGenerator()
        let start = ContinuousClock.now
        let (new, _) = try outcome(of: work, from: prepared, afterMicroseconds: nil, SIGKILL)
        let duration = (ContinuousClock.now - start).components.attoseconds / 1_000_000_000_000
        #expect(new != old)
        for _ in 0..<Self.count {
          let moment = UInt32.random(in: 0...UInt32(clamping: duration), using: &random)
          let (content, names) = try outcome(
            of: work, from: prepared, afterMicroseconds: moment, SIGKILL)
          #expect(content == old || content == new, "killed after \(moment) µs")
          // One name may be left behind, for a moment of which no system call can rid us.
          #expect(names.count <= 2 && names.allSatisfy { $0.contains("out") }, "\(names)")
        }
      }
    }

    @Test(
      "A signal that asks it to end leaves nothing, and is its status", arguments: Work.allCases,
      [SIGINT, SIGTERM, SIGHUP])
    func ask(work: Work, signal: Int32) throws {
      try withTemporaryFolder { prepared in
        try work.prepare(in: prepared)
        for _ in 0..<Self.count {
          let moment = UInt32.random(in: 0...60_000)
          let (_, names) = try outcome(
            of: work, from: prepared, afterMicroseconds: moment, signal)
          #expect(names.count == 1, "\(names)")
        }
      }
    }

    /// Runs the program, ends it after a time by `signal`, and returns what its file holds then and what
    /// lies in the folder.
    private func outcome(
      of work: Work, from prepared: String, afterMicroseconds moment: UInt32?, _ signal: Int32
    ) throws -> (content: Data, names: [String]) {
      try withTemporaryFolder { outer in
        let folder = outer + "/folder"
        try copy(prepared, to: folder)
        let child = try Child(
          work.tool, work.words, input: "/dev/null", output: outer + "/output",
          errors: outer + "/errors", environment: environment(), folder: folder)
        if let moment {
          usleep(moment)
          Glibc.kill(child.process, signal)
        }
        let ending = try child.wait()
        #expect(ending == .signal(signal) || ending == .exit(0))
        return (try bytes(of: folder + "/" + work.target), try names(in: folder + "/map"))
      }
    }

    @Test("Where the disk knows no files without names, a signal removes those with names")
    func namedFiles() throws {
      try withTemporaryFolder { outer in
        let folder = outer + "/folder"
        try write("old", to: folder + "/map/out")
        try AttractionsFile(count: 20_000).write(to: folder + "/Pins.plist")
        for signal in [SIGINT, SIGTERM, SIGHUP] {
          let child = try Child(
            .parkconv, ["plist-to-kml", "Pins.plist", "-o", "map/out"], input: "/dev/null",
            output: "/dev/null", errors: "/dev/null",
            environment: environment([
              "LD_PRELOAD": try FaultLibrary.path.get(), "FAULT_UNNAMED": "1",
            ]), folder: folder)
          for _ in 0..<5_000 where try names(in: folder + "/map").count == 1 { usleep(1_000) }
          #expect(try names(in: folder + "/map").count == 2)
          Glibc.kill(child.process, signal)
          #expect(try child.wait() == .signal(signal))
          #expect(try names(in: folder + "/map") == ["out"])
          #expect(try text(of: folder + "/map/out") == "old")
        }
      }
    }

    @Test("A signal that is ignored, as nohup has it, ends nothing")
    func ignored() throws {
      try withTemporaryFolder { folder in
        try AttractionsFile(count: 3000).write(to: folder + "/Pins.plist")
        let script =
          #"trap '' HUP; "$0" plist-to-kml Pins.plist -o out & p=$!; "#
          + "for i in 1 2 3 4 5 6 7 8 9; do kill -HUP $p 2>/dev/null; sleep 0.02; done; wait $p"
        let finished = try run(.sh, ["-c", script, Tool.parkconv.path], in: folder)
        #expect(finished.ending == .exit(0))
        #expect(try names(in: folder) == ["Pins.plist", "out"])
      }
    }

    @Test("Several programs that write one file do not mix their outputs")
    func atOnce() throws {
      try withTemporaryFolder { folder in
        for (name, count) in [("A", 3000), ("B", 3500)] {
          try AttractionsFile(count: count).write(to: folder + "/\(name).plist")
        }
        let wanted = try ["A", "B"].map {
          try parkconv("plist-to-kml", "\($0).plist", in: folder).output
        }
        for _ in 0..<Self.count {
          let children = try ["A", "B", "A", "B"].map {
            try Child(
              .parkconv, ["plist-to-kml", "\($0).plist", "-o", "out/map.kml"], input: "/dev/null",
              output: "/dev/null", errors: "/dev/null", environment: environment(),
              folder: try outputFolder(folder))
          }
          for child in children { #expect(try child.wait() == .exit(0)) }
          #expect(try wanted.contains(bytes(of: folder + "/out/map.kml")))
          #expect(try names(in: folder + "/out") == ["map.kml"])
        }
      }
    }

    private func outputFolder(_ folder: String) throws -> String {
      try FileManager.default.createDirectory(
        atPath: folder + "/out", withIntermediateDirectories: true)
      return folder
    }

    @Test("A closed standard stream is no file's", arguments: ["<&-", ">&-", "2>&-"])
    func closedStreams(redirection: String) throws {
      try withTemporaryFolder { folder in
        try AttractionsFile(count: 3, lastLocation: "{1.0;2.0}").write(to: folder + "/Bad.plist")
        try AttractionsFile(count: 3000).write(to: folder + "/Pins.plist")
        let before = try bytes(of: folder + "/Bad.plist")
        let script =
          #""$0" plist-to-kml Bad.plist -o bad \#(redirection); a=$?; "#
          + #""$0" plist-to-kml Pins.plist \#(redirection == ">&-" ? "" : "-o good") \#(redirection); "#
          + "echo $a $? > status"
        _ = try run(.sh, ["-c", script, Tool.parkconv.path], in: folder)
        #expect(try text(of: folder + "/status") == (redirection == ">&-" ? "1 2\n" : "1 0\n"))
        #expect(try bytes(of: folder + "/Bad.plist") == before)
        #expect(
          try names(in: folder)
            == ["Bad.plist", "Pins.plist"] + (redirection == ">&-" ? [] : ["good"]) + ["status"])
        if redirection != ">&-" {
          let wanted = try parkconv("plist-to-kml", "Pins.plist", in: folder).output
          #expect(try bytes(of: folder + "/good") == wanted)
        }
      }
    }

    @Test("A full device is told", arguments: ["plist-to-gpx Pins.plist", "manual", "formats"])
    func fullDevice(words: String) throws {
      try withTemporaryFolder { folder in
        try AttractionsFile(count: 10).write(to: folder + "/Pins.plist")
        let finished = try run(
          .sh, ["-c", #""$0" \#(words) > /dev/full"#, Tool.parkconv.path], in: folder)
        #expect(finished.ending == .exit(2))
        #expect(finished.errors == "parkconv: cannot write '<stdout>': No space left on device\n")
      }
    }
  }
#endif
