import ByteIO
import Foundation
import TestSupport
import Testing

@Suite("Several files that appear all or none")
struct OutputSetTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func fill(_ set: OutputSet, _ names: [String], size: Int = 10) {
    for name in names {
      let file = set.makeFile(named: name)
      for _ in 0..<size { file.buffer.append(text: name) }
    }
  }

  @Test("All files are there after the commit, and none before", arguments: [10, 100_000])
  func all(size: Int) throws {
    let set = try OutputSet(.folder(folder.path))
    fill(set, ["a", "b"], size: size)
    #expect(try folder.names == [])
    try set.commit()
    #expect(try folder.names == ["a", "b"])
    #expect(try folder.text(of: "b") == String(repeating: "b", count: size))
  }

  @Test("A missing folder is made, and goes again without a commit")
  func newFolder() throws {
    do {
      let set = try OutputSet(.folder(folder.path(of: "new/")))
      fill(set, ["a"], size: 100_000)
      #expect(try folder.names == ["new"])
    }
    #expect(try folder.names == [])
    let set = try OutputSet(.folder(folder.path(of: "new")))
    fill(set, ["a"])
    try set.commit()
    #expect(try folder.text(of: "new/a") == "aaaaaaaaaa")
  }

  @Test("A folder below a missing one, or in the place of a file, is no destination")
  func badFolders() throws {
    let file = try folder.write("text", to: "file")
    #expect(throws: IOError(.create, path: folder.path(of: "x/y"), code: ENOENT)) {
      try OutputSet(.folder(folder.path(of: "x/y")))
    }
    #expect(throws: IOError(.write, path: file, code: ENOTDIR)) {
      try OutputSet(.folder(file))
    }
  }

  @Test("Files that are there keep their modes")
  func modes() throws {
    let path = try folder.write("old", to: "a")
    chmod(path, 0o640)
    let set = try OutputSet(.folder(folder.path))
    fill(set, ["a", "b"])
    try set.commit()
    var status = stat()
    stat(path, &status)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try folder.text(of: "a") == "aaaaaaaaaa")
  }

  @Test("Where one file can't be written, none is")
  func oneFails() throws {
    try folder.write("old", to: "a")
    try folder.makeFolder("b")
    let set = try OutputSet(.folder(folder.path))
    fill(set, ["a", "b", "c"], size: 100_000)
    #expect(throws: IOError(.write, path: folder.path(of: "b"), code: EISDIR)) {
      try set.commit()
    }
    #expect(try folder.names == ["a", "b"])
    #expect(try folder.text(of: "a") == "old")
  }

  @Test("A place for one file takes one, whatever its name, and no more")
  func single() throws {
    let path = folder.path(of: "only")
    let set = try OutputSet(.file(path))
    fill(set, ["a"])
    #expect(!set.isOverfull)
    try set.commit()
    #expect(try folder.text(of: "only") == "aaaaaaaaaa")
    let two = try OutputSet(.file(path))
    fill(two, ["a", "b"])
    #expect(two.isOverfull)
    #expect(two.files.map(\.name) == ["a", "b"])
  }

  @Test("What goes nowhere can be read", arguments: [1, 100_000])
  func nowhere(size: Int) throws {
    let set = try OutputSet(.nowhere)
    fill(set, ["a", "b"], size: size)
    #expect(try set.files[1].file.allBytes() == Array(repeating: UInt8(ascii: "b"), count: size))
    #expect(try folder.names == [])
  }
}

@Suite("Names of files that come from data")
struct FileNamesTests {
  @Test(
    "A name leads to no other folder",
    arguments: [
      ("Park.plist", "Park.plist"), ("Café 漢.plist", "Café 漢.plist"), ("", "_"), (".", "_."),
      ("..", "_.."), ("../x", "_.._x"), ("/etc/passwd", "_etc_passwd"), ("a\\b", "a_b"),
      ("a\0b\n", "a_b_"), (".hidden", "_.hidden"), ("nul.plist", "_nul.plist"), ("COM1", "_COM1"),
      ("Common.plist", "Common.plist"), ("a/../../b", "a_.._.._b"), ("\u{7F}", "_"),
    ])
  func safe(name: String, expected: String) {
    #expect(FileNames.safe(name) == expected)
  }

  @Test("A long name keeps its extension, and whole characters", arguments: ["x", "é", "漢", "🎢"])
  func long(character: String) {
    let name = FileNames.safe(String(repeating: character, count: 300) + ".plist")
    #expect(name.utf8.count <= 200)
    #expect(name.hasSuffix(character + ".plist"))
  }

  @Test("A name of one long character is cut too")
  func longCharacter() {
    let name = FileNames.safe("e" + String(repeating: "\u{301}", count: 300_000) + ".plist")
    #expect(name.utf8.count <= 200)
    #expect(name.utf8.reversed().starts(with: "\u{301}.plist".utf8.reversed()))
  }

  @Test("A name that is taken gets a number before its extension")
  func unique() {
    #expect(FileNames.unique("a.plist", among: []) == "a.plist")
    #expect(FileNames.unique("a.plist", among: ["a.plist"]) == "a 2.plist")
    #expect(FileNames.unique("a.plist", among: ["a.plist", "a 2.plist"]) == "a 3.plist")
    #expect(FileNames.unique("a", among: ["a"]) == "a 2")
  }
}
