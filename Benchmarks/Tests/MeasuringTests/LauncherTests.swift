import Foundation
import Measuring
import Testing

@Suite final class LauncherTests {
  @Test("a program's peak memory is its own, not that of who started it")
  func peak() throws {
    var ballast = [UInt8](repeating: 1, count: 100_000_000)
    ballast[ballast.count / 2] = 2
    let usage = try launcher.run(Command("true", "/bin/true", []))
    #expect(usage.peak < 5_000)
    #expect(ballast.contains(2))
  }

  @Test("the peak covers what a program had for a moment")
  func ownPeak() throws {
    let usage = try launcher.run(
      Command("head", "/bin/sh", ["-c", "x=$(head -c 50000000 /dev/zero | tr '\\0' x); x="]))
    #expect(usage.peak > 50_000)
  }

  @Test("CPU time and passing time are told apart")
  func times() throws {
    let usage = try launcher.run(Command("sleep", "/bin/sleep", ["0.3"]))
    #expect(usage.wall >= 0.3)
    #expect(usage.cpu < 0.2)
  }

  @Test(
    "a command that fails is no measurement",
    arguments: [("exit 3", 3), ("kill -9 $$", 137)])
  func failure(_ script: String, _ status: Int) {
    #expect(throws: MeasuringError.failed("sh", status: status, said: "oh\n")) {
      try launcher.run(Command("sh", "/bin/sh", ["-c", "echo oh >&2; \(script)"]))
    }
  }

  @Test("a program that is not there is no measurement")
  func missing() {
    #expect(throws: MeasuringError.self) {
      try launcher.run(Command("nothing", "/nonexistent", []))
    }
  }

  @Test("as many cores as asked for are given")
  func cores() throws {
    let path = "\(launcher.folder)/cores.txt"
    _ = try launcher.run(
      Command("nproc", "/bin/sh", ["-c", "nproc > \(path)"], cores: 1))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "1\n")
  }

  @Test(
    "a command is believed when its output has everything",
    arguments: [(3, true), (2, false), (4, false)])
  func proof(_ count: Int, _ isBelieved: Bool) throws {
    let path = "\(launcher.folder)/proof.txt"
    let command = Command(
      "echo", "/bin/sh", ["-c", "echo 'aa aaaa' > \(path)"],
      proof: Command.Proof(path, "aa", count: count))
    if isBelieved {
      _ = try Rounds(1, launcher).run([command])
    } else {
      #expect(throws: MeasuringError.self) { try Rounds(1, launcher).run([command]) }
    }
  }

  @Test(
    "callgrind's count is found among what it and the program say",
    arguments: [
      ("==7== Events    : Ir\n==7== Collected : 341331527\n==7==", 341_331_527), ("nothing", nil),
    ] as [(String, Int?)])
  func collected(_ text: String, _ count: Int?) {
    #expect(Launcher.collected(in: text) == count)
  }

  private let launcher: Launcher

  /// The programs lie beside the test bundle, or some folders above it.
  init() throws {
    let bundles =
      Bundle.allBundles.map(\.bundleURL) + [Bundle.main.executableURL].compactMap(\.self)
    let paths = bundles.flatMap { bundle in
      sequence(first: bundle.resolvingSymlinksInPath().deletingLastPathComponent()) { folder in
        folder.path == "/" ? nil : folder.deletingLastPathComponent()
      }.map { $0.appending(path: "childusage").path }
    }
    let path = try #require(paths.first { FileManager.default.isExecutableFile(atPath: $0) })
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    launcher = Launcher(childUsage: path, folder: folder.path)
  }
  deinit { try? FileManager.default.removeItem(atPath: launcher.folder) }
}
