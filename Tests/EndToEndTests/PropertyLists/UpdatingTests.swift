import Foundation
import Testing

@Suite("Updating property lists")
struct UpdatingTests {
  /// Calls `body` with a folder in which `app` and `new` are copies of a sample.
  private func withCopies(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for name in ["app", "new"] {
        try copy(Sample.northCampus.folder, to: folder + "/" + name)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
          ofItemAtPath: folder + "/\(name)/Campus.plist")
      }
      try body(folder)
    }
  }

  private func update(_ folder: String, _ options: String...) throws -> Finished {
    try run(.parkconv, ["plist-to-plist", "new", "--update", "app"] + options, in: folder)
  }

  private func replace(_ old: String, with new: String, in path: String) throws {
    let before = try text(of: path)
    try #require(before.contains(old))
    try write(before.replacing(old, with: new), to: path)
  }

  @Test("Nothing is touched where nothing differs")
  func same() throws {
    try withCopies { folder in
      try replace("<plist", with: "<!-- kept -->\n<plist", in: folder + "/app/Places.plist")
      let before = try bytes(of: folder + "/app/Places.plist")
      let finished = try update(folder)
      #expect(finished.ending == .exit(0))
      #expect(finished.errors.hasSuffix("plist: nothing to change in 'app'\n"))
      #expect(try bytes(of: folder + "/app/Places.plist") == before)
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder + "/app/Campus.plist")
      #expect(attributes[.modificationDate] as? Date == Date(timeIntervalSince1970: 1_000_000))
    }
  }

  @Test("A map from elsewhere updates by the configuration of the folder that is updated")
  func configurationOfFolder() throws {
    try withCopies { folder in
      let map = folder + "/elsewhere/Map.geojson"
      try write("", to: map)
      _ = try run(.parkconv, ["plist-to-geojson", "new", "-o", map], in: folder)
      let before = try text(of: folder + "/app/Places.plist")
      let finished = try run(.parkconv, ["geojson-to-plist", map, "--update", "app"], in: folder)
      #expect(finished.ending == .exit(0))
      #expect(finished.errors.hasSuffix("plist: nothing to change in 'app'\n"))
      #expect(try text(of: folder + "/app/Places.plist") == before)
    }
  }

  @Test("A map whose configuration calls the keys otherwise updates nothing")
  func otherKeys() throws {
    try withCopies { folder in
      try replace("\"title\"", with: "\"caption\"", in: folder + "/new/parktools.json")
      let before = try text(of: folder + "/app/Places.plist")
      #expect(try update(folder).ending == .exit(2))
      #expect(try text(of: folder + "/app/Places.plist") == before)
    }
  }

  @Test("A changed value changes one line, what is new comes to it, and both are said")
  func changed() throws {
    try withCopies { folder in
      try replace(
        "<string>cafe</string>", with: "<string>garden</string>", in: folder + "/new/Places.plist")
      try FileManager.default.removeItem(atPath: folder + "/app/EastWalk.plist")
      let finished = try update(folder)
      #expect(finished.ending == .exit(0))
      #expect(finished.errors.contains("plist: Places.plist: 2 values changed\n"))
      #expect(finished.errors.contains("plist: EastWalk.plist: new\n"))
      for name in ["Places.plist", "EastWalk.plist"] {
        #expect(try bytes(of: folder + "/app/" + name) == (try bytes(of: folder + "/new/" + name)))
      }
    }
  }

  @Test("The difference is shown, and patch makes the same of it")
  func difference() throws {
    try withCopies { folder in
      try replace(
        "<real>220.0</real>", with: "<real>221.5</real>", in: folder + "/new/Places.plist")
      let shown = try update(folder, "--diff")
      #expect(shown.ending == .exit(0))
      #expect(shown.text.hasPrefix("--- app/Places.plist\n+++ app/Places.plist\n@@ "))
      #expect(
        try bytes(of: folder + "/app/Places.plist") != (try bytes(of: folder + "/new/Places.plist"))
      )
      let patched = try run(.sh, ["-c", "patch -p0 --quiet"], input: .text(shown.text), in: folder)
      #expect(patched.ending == .exit(0))
      #expect(
        try bytes(of: folder + "/app/Places.plist") == (try bytes(of: folder + "/new/Places.plist"))
      )
    }
  }

  @Test("A binary property list stays one")
  func binary() throws {
    try withCopies { folder in
      let binary = try run(
        .parkconv, ["plist-to-plist", "new", "-o", "app", "--binary"], in: folder)
      try #require(binary.ending == .exit(0))
      try replace(
        "<real>220.0</real>", with: "<real>221.5</real>", in: folder + "/new/Places.plist")
      let before = try bytes(of: folder + "/app/Campus.plist")
      let finished = try update(folder)
      #expect(finished.errors.contains("plist: Places.plist: 1 value changed\n"))
      #expect(try bytes(of: folder + "/app/Places.plist").prefix(8) == Data("bplist00".utf8))
      #expect(try bytes(of: folder + "/app/Campus.plist") == before)
      #expect(try update(folder).errors.contains("nothing to change"))
    }
  }

  @Test("A property list that can't be read keeps all files as they are")
  func unreadable() throws {
    try withCopies { folder in
      try write("<plist version=\"1.0\"><array>", to: folder + "/app/EastWalk.plist")
      try replace(
        "<real>220.0</real>", with: "<real>221.5</real>", in: folder + "/new/Places.plist")
      let finished = try update(folder)
      #expect(finished.ending == .exit(1))
      #expect(finished.errors.contains("app/EastWalk.plist:1:"))
      #expect(try text(of: folder + "/app/Places.plist").contains("220.0"))
    }
  }

  @Test(
    "A folder that may not be written stops the update before anything has changed",
    .enabled(if: getuid() != 0))
  func readOnly() throws {
    try withCopies { folder in
      try replace(
        "<real>220.0</real>", with: "<real>221.5</real>", in: folder + "/new/Places.plist")
      let run = try run(.sh, ["-c", "chmod 555 app"], in: folder)
      #expect(run.ending == .exit(0))
      #expect(try update(folder).ending == .exit(2))
    }
  }

  @Test("What the input has nothing of is told, and stays")
  func untouched() throws {
    try withCopies { folder in
      try FileManager.default.removeItem(atPath: folder + "/new/Places.plist")
      let before = try bytes(of: folder + "/app/Places.plist")
      let finished = try update(folder)
      #expect(
        finished.errors.contains(
          "plist: left 'Places.plist' as it is, of which the input has nothing\n"))
      #expect(try bytes(of: folder + "/app/Places.plist") == before)
      #expect(!(try update(folder, "--layers", "overlay,boundary").errors.contains("left")))
    }
  }

  @Test("--update has a place of its own, and --diff belongs to it")
  func conflicts() throws {
    try withCopies { folder in
      #expect(
        try update(folder, "-o", "out").errors
          == "parkconv: --output and --update exclude each other\n")
      let alone = try run(.parkconv, ["plist-to-plist", "new", "--diff"], in: folder)
      #expect(alone.ending == .exit(2))
      #expect(alone.errors == "parkconv: --diff goes with --update\n")
    }
  }
}
