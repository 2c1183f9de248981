import ByteIO
import Checking
import Conversion
import Foundation
import ParkModel
import TestSupport
import Testing

@Suite("Finding the files to check")
struct FileFinderTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func find(_ words: String...) -> FileFinder {
    FileFinder(words.map(InputArgument.init), standardInputName: "<stdin>")
  }

  private func names(_ finder: FileFinder) -> [String] {
    finder.targets.map { $0.path.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  @Test(
    "The property lists of a folder come in the order of their names, those within in their place")
  func order() throws {
    for name in [
      "b.plist", "a.plist", "B.PLIST", "sub/c.plist", "sub.plist", "Zoë.plist", "notes.txt",
      "plist", ".hidden.plist", "10.plist", "9.plist",
    ] {
      try folder.write("", to: name)
    }
    #expect(
      names(find(folder.path)) == [
        "10.plist", "9.plist", "B.PLIST", "Zoë.plist", "a.plist", "b.plist", "sub/c.plist",
        "sub.plist",
      ])
  }

  @Test("The order of the command line is kept")
  func commandLine() throws {
    for name in ["a/1.plist", "b/2.plist", "3.plist"] { try folder.write("", to: name) }
    let paths = ["3.plist", "b", "a"].map { folder.path(of: $0) }
    #expect(names(find(paths[0], paths[1], paths[2])) == ["3.plist", "b/2.plist", "a/1.plist"])
  }

  @Test(
    "Folders of tools are skipped, for files named one by one too",
    arguments: FileFinder.skippedFolders.sorted())
  func skipped(_ name: String) throws {
    try folder.write("", to: "\(name)/deep/a.plist")
    try folder.write("", to: "x/\(name)/a.plist")
    try folder.write("", to: "x/\(name)ly/a.plist")
    try folder.write("", to: "x/z\(name).plist")
    #expect(names(find(folder.path)) == ["x/\(name)ly/a.plist", "x/z\(name).plist"])
    let files = [
      "\(name)/deep/a.plist", "x/\(name)/a.plist", "x/\(name)ly/a.plist", "x/z\(name).plist",
    ].map { folder.path(of: $0) }
    #expect(
      names(find(files[0], files[1], files[2], files[3])) == [
        "x/\(name)ly/a.plist", "x/z\(name).plist",
      ])
  }

  @Test("Links to folders are not followed, those to files are")
  func links() throws {
    try folder.write("", to: "real/a.plist")
    try folder.link("real/circle", to: "..")
    try folder.link("other", to: folder.path(of: "real"))
    try folder.link("b.plist", to: folder.path(of: "real/a.plist"))
    try folder.link("gone.plist", to: folder.path(of: "nowhere"))
    #expect(names(find(folder.path)) == ["b.plist", "real/a.plist"])
    #expect(names(find(folder.path(of: "other"))) == ["other/a.plist"])
  }

  @Test("A file that is named and found is checked once, with the role that it is given")
  func once() throws {
    let path = try folder.write("", to: "a.plist")
    #expect(names(find(folder.path, path, folder.path + "/./a.plist", folder.path)) == ["a.plist"])
    let finder = find(folder.path, "route:" + path)
    #expect(finder.targets.map(\.role) == [.route])
    #expect(find("route:" + path, folder.path).targets.map(\.role) == [.route])
  }

  @Test("A pipe in a folder is not waited for")
  func pipe() throws {
    #expect(mkfifo(folder.path(of: "a.plist"), 0o600) == 0)
    try folder.write(Documents.park(), to: "Park.plist")
    #expect(names(find(folder.path)) == ["Park.plist"])
    #expect(try folder.check().fileCount == 1)
  }

  @Test("A file that is not there is found, and fails when it is read")
  func missing() throws {
    let run = try folder.check("nowhere.plist")
    #expect(run.failures.map(\.path) == [folder.path(of: "nowhere.plist")])
  }

  @Test("A folder that can't be read is a failure", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let path = try folder.makeFolder("closed")
    try folder.write("", to: "a.plist")
    chmod(path, 0)
    defer { chmod(path, 0o700) }
    let finder = find(folder.path)
    #expect(finder.failures.map(\.path) == [path])
    #expect(names(finder) == ["a.plist"])
  }

  @Test("A folder called like a property list is entered")
  func bundle() throws {
    try folder.write("", to: "x.plist/a.plist")
    #expect(names(find(folder.path)) == ["x.plist/a.plist"])
  }
}
