#if os(Linux)
  import Foundation
  import Testing

  /// Real disks that take nothing more; a file system in memory that no other program sees.
  @Suite("A disk that takes nothing more", .enabled(if: Disk.canBeMounted))
  struct DiskTests {
    @Test(
      "Ends with status 2, the file and the cause; all files are as they were",
      arguments: FaultyRun.all, Disk.allCases)
    func refusal(run: FaultyRun, disk: Disk) throws {
      try withTemporaryFolder { prepared in
        try prepareFaultyFiles(in: prepared)
        let before = try files(in: prepared)
        let clean = try run.outcome([:], from: prepared).outcome
        let outcome = try disk.outcome(of: run, from: prepared)
        // What is short stays in memory until it is written to standard output, or finds room.
        if outcome == clean, clean.files == before || disk == .nearlyFull { return }
        let comment: Comment = "\(run.testDescription): \(outcome.finished.errors)"
        #expect(outcome.finished.ending == .exit(2), comment)
        #expect(outcome.finished.errors.contains(disk.cause), comment)
        let paths = Array(before.keys) + Array(clean.files.keys) + ["<stdout>"]
        #expect(paths.contains { outcome.finished.errors.contains($0) }, comment)
        #expect(outcome.files == before, comment)
      }
    }
  }

  /// A disk that takes nothing more, or as good as nothing.
  enum Disk: String, CaseIterable, CustomTestStringConvertible {
    case full, nearlyFull, readOnly

    var testDescription: String {
      switch self {
      case .full: "a full disk"
      case .nearlyFull: "a disk with 4 KB left"
      case .readOnly: "a disk for reading alone"
      }
    }

    /// The system's words for what is wrong.
    fileprivate var cause: String {
      self == .readOnly ? "Read-only file system" : "No space left on device"
    }

    /// Brings the disk into this state.
    private var preparation: String {
      switch self {
      case .full: "fill"
      case .nearlyFull: "fill; truncate -s -4K disk/filling"
      case .readOnly: "mount -o remount,ro disk"
      }
    }

    /// Whether the system lets us have a disk of our own.
    static let canBeMounted: Bool = {
      let ending = try? withTemporaryFolder { folder in
        try EndToEndTests.run(.unshare, inNamespace("mount -t tmpfs none ."), in: folder).ending
      }
      return ending == .exit(0)
    }()

    private static func inNamespace(_ script: String) -> [String] {
      ["--map-root-user", "--mount", "sh", "-c", script]
    }

    /// Runs the program in a folder on the disk, a copy of `prepared`, and returns what it came to.
    fileprivate func outcome(
      of run: FaultyRun, from prepared: String
    ) throws -> FaultyRun.Outcome {
      try withTemporaryFolder { outer in
        let script = """
          fill() { dd if=/dev/zero of=disk/filling bs=4K 2> report; grep -q 'No space' report; }
          mkdir disk && mount -t tmpfs -o size=8M none disk && cp -R "$0" disk/folder || exit 90
          { \(preparation); } || exit 91
          (cd disk/folder && TMPDIR=$PWD exec "$@")
          status=$?
          cp -R disk/folder after || exit 92
          exit $status
          """
        let finished = try EndToEndTests.run(
          .unshare, Disk.inNamespace(script) + [prepared, run.tool.path] + run.words, in: outer)
        return FaultyRun.Outcome(finished: finished, files: try files(in: outer + "/after"))
      }
    }
  }
#endif
