import Foundation
import TestSupport
import Testing

@testable import ByteIO

@Suite struct OutputFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func mode(of path: String) throws -> Int {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return Int(status.st_mode & 0o7777)
  }

  /// Text longer than the buffer.
  private static let long = String(repeating: "0123456789abcdef", count: 20_000)

  @Test("an output appears under its name once it is committed", arguments: ["", "short", long])
  func committed(text: String) throws {
    let output = try OutputFile(.file(folder.path(of: "out")))
    output.buffer.append(text: text)
    let namesBefore = try folder.names
    #expect(!namesBefore.contains("out"))
    try output.commit()
    #expect(try folder.text(of: "out") == text)
    #expect(try folder.names == ["out"])
  }

  @Test("an output that is not committed leaves nothing behind", arguments: ["short", long])
  func notCommitted(text: String) throws {
    try folder.write("old", to: "out")
    do {
      let output = try OutputFile(.file(folder.path(of: "out")))
      output.buffer.append(text: text)
      output.buffer.append(text: text)
    }
    #expect(try folder.names == ["out"])
    #expect(try folder.text(of: "out") == "old")
  }

  @Test("a file keeps its mode when it is replaced", arguments: [0o600, 0o644, 0o755, 0o4750])
  func modeKept(mode: Int) throws {
    let path = try folder.write("old", to: "out")
    try #require(chmod(path, mode_t(mode)) == 0)
    let output = try OutputFile(.file(path))
    output.buffer.append("new")
    try output.commit()
    #expect(try self.mode(of: path) == mode)
    #expect(try folder.text(of: "out") == "new")
  }

  @Test("a new file has the mode that the user's mask leaves")
  func newMode() throws {
    let mask = umask(0)
    umask(mask)
    let output = try OutputFile(.file(folder.path(of: "out")))
    try output.commit()
    #expect(try mode(of: folder.path(of: "out")) == 0o666 & ~Int(mask))
  }

  @Test("a symbolic link stays one, and the file behind it is replaced")
  func symbolicLink() throws {
    try folder.write("old", to: "behind/out")
    let link = try folder.link("link", to: "behind/out")
    let output = try OutputFile(.file(link))
    output.buffer.append("new")
    try output.commit()
    #expect(try folder.text(of: "behind/out") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "behind/out")
  }

  @Test("the file that a chain of links points to is made where there is none yet")
  func linkToNothing() throws {
    try folder.makeFolder("behind")
    try folder.link("second", to: folder.path(of: "behind/out"))
    let first = try folder.link("first", to: "second")
    let output = try OutputFile(.file(first))
    output.buffer.append("new")
    try output.commit()
    #expect(try folder.text(of: "behind/out") == "new")
    #expect(try folder.names == ["behind", "first", "second"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: "second"))
        == folder.path(of: "behind/out"))
  }

  @Test("links that lead around in a circle are an error")
  func linkCircle() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    let path = folder.path(of: "a")
    #expect(throws: IOError(.write, path: path, code: ELOOP)) { try OutputFile(.file(path)) }
  }

  @Test(
    "a place that can't be written to is refused before anything is written",
    arguments: [
      ("missing/out", ENOENT, IOError.Operation.create), ("", EISDIR, .write),
      ("file/out", ENOTDIR, .write),
    ])
  func refused(name: String, code: Int32, operation: IOError.Operation) throws {
    try folder.write("a file", to: "file")
    let path = name.isEmpty ? folder.path : folder.path(of: name)
    #expect(throws: IOError(operation, path: path, code: code)) { try OutputFile(.file(path)) }
  }

  @Test("a name that is none is refused before anything is written", arguments: ["", "/new/"])
  func noName(name: String) throws {
    let path = name.isEmpty ? name : folder.path + name
    #expect(throws: IOError.self) { try OutputFile(.file(path)) }
  }

  @Test("a folder or file that may not be written to is refused", .enabled(if: geteuid() != 0))
  func unwritable() throws {
    let file = try folder.write("old", to: "closed/out")
    try #require(chmod(file, 0o444) == 0)
    #expect(throws: IOError(.write, path: file, code: EACCES)) { try OutputFile(.file(file)) }
    let closed = folder.path(of: "closed")
    try #require(chmod(closed, 0o555) == 0)
    defer { chmod(closed, 0o755) }
    #expect(throws: IOError(.create, path: closed + "/new", code: EACCES)) {
      try OutputFile(.file(closed + "/new"))
    }
  }

  @Test("a device gets a copy, and stays a device", arguments: ["x", long])
  func device(text: String) throws {
    let output = try OutputFile(.file("/dev/null"))
    output.buffer.append(text: text)
    try output.commit()
    var status = stat()
    try #require(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("a device that is full is an error", arguments: ["x", long])
  func fullDevice(text: String) throws {
    let output = try OutputFile(.file("/dev/full"))
    output.buffer.append(text: text)
    #expect(throws: IOError(.write, path: "/dev/full", code: ENOSPC)) { try output.commit() }
  }

  @Test("a folder that goes while the output is written is an error, and nothing is left")
  func folderGone() throws {
    try folder.makeFolder("going")
    let output = try OutputFile(.file(folder.path(of: "going/out")))
    output.buffer.append("new")
    try FileManager.default.removeItem(atPath: folder.path(of: "going"))
    #expect(throws: IOError.self) { try output.commit() }
    #expect(try folder.names == [])
  }

  @Test("a folder put in the output's place meanwhile is an error, and nothing is left beside it")
  func folderInTheWay() throws {
    let output = try OutputFile(.file(folder.path(of: "out")))
    output.buffer.append(text: Self.long)
    try folder.makeFolder("out")
    #expect(throws: IOError.self) { try output.commit() }
    _ = consume output
    #expect(try folder.names == ["out"])
  }

  @Test(
    "a name as long as the system allows is written",
    arguments: [
      String(repeating: "a", count: 255), String(repeating: "é", count: 127),
      String(repeating: "🎡", count: 63), String(repeating: "👩‍👩‍👧‍👦", count: 10),
    ])
  func longName(name: String) throws {
    let output = try OutputFile(.file(folder.path(of: name)))
    output.buffer.append("new")
    try output.commit()
    #expect(try folder.text(of: name) == "new")
  }

  @Test("the buffer's slots are filled in the file too")
  func slotInTheFile() throws {
    let output = try OutputFile(.file(folder.path(of: "out")))
    let slot = output.buffer.reserve(5)
    output.buffer.append(text: Self.long)
    output.buffer.fill(slot, withLine: "abc")
    try output.commit()
    #expect(try folder.text(of: "out") == "abc \n" + Self.long)
  }

  @Test("a slot across the end of the buffer is filled on both sides", arguments: 1...6)
  func slotAcross(before: Int) throws {
    let front = String(repeating: "-", count: (1 << 16) - before)
    let output = try OutputFile(.file(folder.path(of: "out")))
    output.buffer.append(text: front)
    let slot = output.buffer.reserve(5)
    output.buffer.append("!")
    output.buffer.fill(slot, withLine: "abcd")
    try output.commit()
    #expect(try folder.text(of: "out") == front + "abcd\n!")
  }

  @Test("a failure of writing is told at the end, however much comes after it")
  func failureRemembered() throws {
    try folder.makeFolder("going")
    let output = try OutputFile(.file(folder.path(of: "going/out")))
    try FileManager.default.removeItem(atPath: folder.path(of: "going"))
    output.buffer.append(text: Self.long)
    let slot = output.buffer.reserve(80_000)
    for _ in 0..<3 { output.buffer.append(text: Self.long) }
    output.buffer.fill(slot, withLine: Self.long.prefix(79_999) + "")
    #expect(output.buffer.totalCount == 80_000 + 4 * Self.long.utf8.count)
    #expect(output.buffer.failure?.code == ENOENT)
    #expect(throws: IOError(.write, path: output.name, code: ENOENT)) { try output.commit() }
  }
}
