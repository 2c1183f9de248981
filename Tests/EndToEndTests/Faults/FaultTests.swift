#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  /// Each call of the system by which a program reads or writes fails in turn.
  ///
  /// Of each kind of call two are tried; all of them by `make faults`.
  @Suite("A machine whose calls fail")
  struct FaultTests {
    private static let triesAll =
      ProcessInfo.processInfo.environment["PARKTOOLS_TEST_FAULTS"] == "all"

    @Test(
      "Ends with status 2, the file and the cause; all files are as they were",
      arguments: FaultyRun.all)
    func failure(run: FaultyRun) throws {
      try withPreparedFolder { prepared, before in
        let (clean, calls) = try run.outcome([:], from: prepared)
        if Self.triesAll { print("\(run.testDescription): \(calls.count) calls fail in turn") }
        for call in tried(calls) {
          for isLasting in ["write", "open", "fsync"].contains(call.name) ? [false, true] : [false]
          {
            var fault = call.fault
            fault.isLasting = isLasting
            let outcome = try run.outcome(fault.environment, from: prepared).outcome
            // A picture that isn't there need not be readable.
            let isMissing =
              call.isOfPicture
              && !before.keys.contains {
                $0 == call.path || "./" + $0 == call.path
              }
            if outcome == clean, call.isDispensable || isMissing { continue }
            expectFailure(outcome, of: run, fault, at: call.path, before: before, clean: clean)
          }
        }
      }
    }

    private func expectFailure(
      _ outcome: FaultyRun.Outcome, of run: FaultyRun, _ fault: Fault, at path: String,
      before: [String: Data], clean: FaultyRun.Outcome
    ) {
      let comment: Comment =
        "\(run.testDescription): \(fault) at \(path)\n\(outcome.finished.errors)"
      let told = outcome.finished.errors + outcome.finished.text
      #expect(told.contains(fault.cause), comment)
      let paths = Array(before.keys) + Array(clean.files.keys) + [path, "<stdout>"]
      #expect(paths.contains { told.contains($0) }, comment)
      // A picture that can't be read makes no map wrong; that it is missing is told.
      if path.hasSuffix("overlay.png"), outcome.finished.ending == clean.finished.ending { return }
      #expect(outcome.finished.ending == .exit(2), comment)
      if run.reportsUnreadable, outcome.files.keys == before.keys { return }
      for (name, content) in outcome.files where before[name] != content {
        #expect(run.changesEachFile && content == clean.files[name], "\(name): \(comment)")
      }
      #expect(outcome.files.keys == before.keys, comment)
    }

    @Test("A signal in the midst of a call changes nothing", arguments: FaultyRun.all)
    func interruption(run: FaultyRun) throws {
      try withPreparedFolder { prepared, _ in
        let (clean, calls) = try run.outcome([:], from: prepared)
        for call in tried(calls) where call.isInterruptible {
          var fault = call.fault
          fault.code = EINTR
          let outcome = try run.outcome(fault.environment, from: prepared).outcome
          #expect(outcome == clean, "\(fault) at \(call.path)\n\(outcome.finished.errors)")
        }
      }
    }

    @Test("Reads and writes that move a part of the bytes change nothing", arguments: FaultyRun.all)
    func shortTransfers(run: FaultyRun) throws {
      try withPreparedFolder { prepared, _ in
        let clean = try run.outcome([:], from: prepared).outcome
        #expect(try run.outcome(["FAULT_SHORT": "1"], from: prepared).outcome == clean)
      }
    }

    @Test("Where the system gives no thread, one does all the work")
    func noThread() throws {
      let run = FaultyRun(.parkconv, "plist-to-kml Longer.plist -o old")
      try withPreparedFolder { prepared, _ in
        try AttractionsFile(count: 8000).write(to: prepared + "/Longer.plist")
        let clean = try run.outcome([:], from: prepared).outcome
        let fault = Fault(call: "pthread_create", number: 1, code: EAGAIN, isLasting: true)
        let (outcome, calls) = try run.outcome(fault.environment, from: prepared)
        #expect(calls.contains { $0.name == "pthread_create" })
        #expect(outcome == clean)
      }
    }

    @Test("A folder that may not be looked into holds no configuration")
    func hiddenConfiguration() throws {
      let run = FaultyRun(.parkcheck, "-j1 Pins Map")
      try withPreparedFolder { prepared, _ in
        let (clean, calls) = try run.outcome([:], from: prepared)
        let looks = calls.filter { $0.name == "stat" && $0.path == "Pins/parktools.json" }
        #expect(!looks.isEmpty)
        for look in looks {
          let fault = Fault(call: "stat", number: look.number, code: EACCES)
          #expect(try run.outcome(fault.environment, from: prepared).outcome == clean)
        }
      }
    }

    @Test("A long pipe that can't be copied to be read at any place is told")
    func noRoomForPipe() throws {
      try withPreparedFolder { prepared, _ in
        let picture = prepared + "/Map/overlay.png"
        try write(bytes(of: picture) + Data(count: 2 << 20), to: picture)
        _ = try parkconv("plist-to-kmz", "Map", "-o", "Large.kmz", in: prepared)
        let script = #"cat Large.kmz | TMPDIR=/no/such/folder "$0" kmz-to-kml -"#
        let finished = try EndToEndTests.run(
          .sh, ["-c", script, Tool.parkconv.path], in: prepared)
        #expect(finished.ending == .exit(2))
        #expect(
          finished.errors == "parkconv: cannot read '<stdin>': No such file or directory\n")
      }
    }

    private func withPreparedFolder(
      _ body: (_ folder: String, _ before: [String: Data]) throws -> Void
    ) throws {
      try withTemporaryFolder { folder in
        try prepareFaultyFiles(in: folder)
        try body(folder, files(in: folder))
      }
    }

    /// Those of the calls that are made to fail.
    private func tried(_ calls: [SystemCall]) -> [SystemCall] {
      if Self.triesAll { return calls }
      var tried: [SystemCall] = []
      for ofOneName in Dictionary(grouping: calls, by: \.name).values {
        let last = ofOneName.count - 1
        tried += Set([last / 3, last]).map { ofOneName[$0] }
      }
      return tried
    }
  }
#endif
