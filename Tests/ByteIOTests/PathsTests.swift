import Foundation
import TestSupport
import Testing

@testable import ByteIO

@Suite struct PathsTests {
  @Test(
    "a path falls into folder, name and stem",
    arguments: [
      ("Park.plist", ".", "Park.plist", "Park"), ("a/b.c.d", "a", "b.c.d", "b.c"),
      ("/x", "/", "x", "x"), ("/", "/", "", ""), ("a/", "a", "", ""),
      ("a.b/c", "a.b", "c", "c"), (".hidden", ".", ".hidden", ".hidden"),
      ("..", ".", "..", "."), ("a/\u{301}b.\u{301}c", "a", "\u{301}b.\u{301}c", "\u{301}b"),
      ("/a/b/c.plist", "/a/b", "c.plist", "c"), ("", ".", "", ""),
    ])
  func parts(path: String, folder: String, name: String, stem: String) {
    #expect(folderPart(of: path) == folder)
    #expect(fileName(of: path) == name)
    #expect(fileStem(of: path) == stem)
  }

  @Test("a path leads through the names between its slashes")
  func pathNames() {
    #expect(ByteIO.pathNames("//a/./b//c/") == ["a", ".", "b", "c"])
    #expect(ByteIO.pathNames("a/\u{301}b") == ["a", "\u{301}b"])
    #expect(ByteIO.pathNames("/").isEmpty && ByteIO.pathNames("").isEmpty)
  }

  @Test("the way up ends at the root")
  func parents() throws {
    var folder: String? = "."
    var steps = 0
    while let current = folder, steps < 1000 {
      folder = parentFolder(of: current)
      steps += 1
    }
    #expect(folder == nil)
    #expect(parentFolder(of: "a/b") == "a")
    #expect(parentFolder(of: "a") == ".")
    #expect(parentFolder(of: "/a") == "/")
    #expect(parentFolder(of: "/") == nil)
  }

  @Test("the names in a folder come in the order of their bytes")
  func names() throws {
    let folder = try ScratchFolder()
    for name in ["b", "a", "Z", "é", ".x", "10", "9", "1", "100"] { try folder.write("", to: name) }
    #expect(try namesInFolder(folder.path) == [".x", "1", "10", "100", "9", "Z", "a", "b", "é"])
    #expect(throws: IOError(.list, path: "/missing", code: ENOENT)) {
      try namesInFolder("/missing")
    }
  }

  @Test("folders and files are told apart")
  func kinds() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("", to: "file")
    let link = try folder.link("link", to: folder.path)
    #expect(try isFolder(folder.path) && isFolder(link) && !isFolder(file) && !isFolder("/missing"))
    #expect(isReadableFile(file) && !isReadableFile(folder.path) && !isReadableFile("/missing"))
    #expect(absolutePath(of: link + "/file") == file)
    #expect(absolutePath(of: "/missing") == nil)
  }
}
