import Foundation
import Testing

@Suite("In a pre-commit hook")
struct PreCommitTests {
  private static let clean = FieldCase.folder("clean-set")
  private static let swapped =
    Repository.root + "/Samples/Broken/latitude-and-longitude-swapped/HarbourWalk.plist"

  private static let checkingHooks = ["parkcheck", "parkcheck-system"]

  // MARK: Commits

  @Test("A clean commit passes", arguments: checkingHooks)
  func cleanCommit(id: String) throws {
    try withScratchRepository(.installed(id: id)) { repository in
      try repository.install()
      for name in try names(in: Self.clean) {
        try repository.add(contentsOf: Self.clean + "/" + name, as: name)
      }
      let finished = try repository.commit()
      #expect(finished.ending == .exit(0), "\(finished.errors)")
      #expect(finished.errors.hasSuffix("Passed\n"), "\(finished.errors)")
      #expect(try repository.commitCount == 1)
    }
  }

  @Test("A swapped pin stops the commit, and its place is told", arguments: checkingHooks)
  func swappedPin(id: String) throws {
    try withScratchRepository(.installed(id: id)) { repository in
      try repository.install()
      let folder = FieldCase.folder("swapped")
      for name in try names(in: folder) {
        try repository.add(contentsOf: folder + "/" + name, as: name)
      }
      let finished = try repository.commit()
      #expect(finished.ending == .exit(1))
      #expect(try repository.commitCount == 0)
      let own = try run(.parkcheck, ["Attractions.plist"], in: folder)
      let finding = try #require(own.text.split(separator: "\n").first { $0.contains(": error: ") })
      let form = /Attractions\.plist:\d+:\d+: error: .+ \[coordinate-swapped\]/
      #expect(finding.wholeMatch(of: form) != nil)
      #expect(finished.errorLines.contains(finding), "\(finished.errors)")
    }
  }

  @Test("A pin is judged by the park file beside it, which is not part of the commit")
  func neighbour() throws {
    try withScratchRepository(.installed(id: "parkcheck-system")) { repository in
      let folder = FieldCase.folder("outside-pin")
      try repository.add(contentsOf: folder + "/Park.plist", as: "Park.plist")
      #expect(try repository.commit().ending == .exit(0))
      try repository.install()
      try repository.add(contentsOf: folder + "/Attractions.plist", as: "Attractions.plist")
      try repository.add(
        #"{ "rules": { "severity": { "attraction-outside": "error" } } }"#, as: "parktools.json")
      let finished = try repository.commit()
      #expect(finished.ending == .exit(1))
      #expect(finished.errors.contains("[attraction-outside]"), "\(finished.errors)")
      #expect(try repository.commitCount == 1)
    }
  }

  // MARK: Files

  @Test(
    "Names with spaces and non-ASCII letters are read and told as they are",
    arguments: ["Harbour Walk.plist", "Größe 公園.plist", "été/l'île \"🎡\".plist", "a;b $HOME.PLIST"])
  func name(name: String) throws {
    try withScratchRepository(.installed(id: "parkcheck-system")) { repository in
      try repository.add(contentsOf: Self.swapped, as: name)
      let finished = try repository.runHooks()
      #expect(finished.ending == .exit(1))
      let place = "\n\(name):8:2: error: "
      #expect(finished.text.contains(place), "\(finished.text)")
      try repository.add(contentsOf: Self.clean + "/GateToPierRoute.plist", as: name)
      #expect(try repository.runHooks().ending == .exit(0))
    }
  }

  @Test("Property lists about something else are passed over in silence")
  func otherPropertyLists() throws {
    try withScratchRepository(.installed(id: "parkcheck-system")) { repository in
      let info = FieldCase.folder("not-a-park-file") + "/Info.plist"
      try repository.add(contentsOf: info, as: "App/Info.plist")
      let finished = try repository.runHooks()
      #expect(finished.ending == .exit(0))
      #expect(finished.text.contains("Passed\n"))
      #expect(!finished.text.contains("Info.plist"), "\(finished.text)")
    }
  }

  @Test("No other files are handed over")
  func otherFiles() throws {
    try withScratchRepository(.installed(id: "parkcheck-system")) { repository in
      try repository.add(contentsOf: Self.swapped, as: "HarbourWalk.txt")
      let finished = try repository.runHooks()
      #expect(finished.ending == .exit(0))
      #expect(finished.text.contains("(no files to check)Skipped"), "\(finished.text)")
    }
  }

  @Test("Binary property lists are checked")
  func binary() throws {
    try withScratchRepository(.installed(id: "parkcheck-system")) { repository in
      let folder = Repository.root + "/Samples/Broken/binary-coordinate-syntax"
      let file = try #require(names(in: folder).first)
      try repository.add(contentsOf: folder + "/" + file, as: file)
      let finished = try repository.runHooks()
      #expect(finished.ending == .exit(1))
      #expect(finished.text.contains("[coordinate-syntax]"), "\(finished.text)")
    }
  }

  @Test("5,000 files in one go are checked, and the one with a fault is found")
  func manyFiles() throws {
    try withScratchRepository(.installed(id: "parkcheck-system")) { repository in
      let clean = try bytes(of: Self.clean + "/GateToPierRoute.plist")
      let folders = (0..<50).map { "Maps/Area \($0)" }
      for (index, folder) in folders.enumerated() {
        for number in 0..<100 {
          let path = "\(repository.path)/\(folder)/Walk \(index * 100 + number).plist"
          try write(clean, to: path)
        }
      }
      let passing = try repository.runHooks()
      #expect(passing.ending == .exit(0), "\(passing.text.prefix(2000))")
      try repository.add(contentsOf: Self.swapped, as: "Maps/Area 31/Walk 3141.plist")
      let failing = try repository.runHooks()
      #expect(failing.ending == .exit(1))
      let findings = failing.text.split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(findings.count == 1)
      #expect(findings.first?.hasPrefix("Maps/Area 31/Walk 3141.plist:8:2: error: ") == true)
    }
  }

  // MARK: Mending

  @Test("parkcheck-fix mends a file and fails, and passes after that")
  func mending() throws {
    try withScratchRepository(.installed(id: "parkcheck-fix")) { repository in
      let name = "Attractions.plist"
      try repository.add(contentsOf: FieldCase.folder("key-with-space") + "/" + name, as: name)
      let before = try text(of: repository.path + "/" + name)
      let first = try repository.runHooks()
      #expect(first.ending == .exit(1))
      #expect(first.text.contains("files were modified by this hook"), "\(first.text)")
      let after = try text(of: repository.path + "/" + name)
      #expect(after == before.replacing("name </key>", with: "name</key>") && after != before)
      let second = try repository.runHooks()
      #expect(second.ending == .exit(0), "\(second.text)")
      #expect(try text(of: repository.path + "/" + name) == after)
    }
  }

  // MARK: The list of hooks

  @Test("The read-me names every hook")
  func readMe() throws {
    let readMe = try text(of: Repository.root + "/README.md")
    #expect(Hook.all.map(\.id) == ["parkcheck", "parkcheck-fix", "parkcheck-system"])
    for hook in Hook.all { #expect(readMe.contains("id: \(hook.id)\n"), "\(hook.id)") }
  }

  @Test("Every hook is named and described, and takes property lists alone", arguments: Hook.all)
  func fields(hook: Hook) throws {
    for field in ["name", "description", "entry"] { #expect(hook.fields[field]?.isEmpty == false) }
    #expect(hook.fields["types"] == "[plist]" && hook.fields["require_serial"] == "true")
    let words = try #require(hook.fields["entry"]).split(separator: " ").map(String.init)
    #expect(words.first == "parkcheck")
    let clean = Self.clean + "/Lakeside.plist"
    #expect(try run(.parkcheck, words.dropFirst() + ["--diff", clean]).ending == .exit(0))
  }

  // MARK: Building

  @Test(
    "pre-commit builds the hooks of the last commit",
    .enabled(if: ProcessInfo.processInfo.environment["BUILD_HOOKS"] != nil, "it takes minutes"))
  func building() throws {
    let ids = ["parkcheck", "parkcheck-fix"]
    try withScratchRepository(.built(ids: ids)) { repository in
      try repository.add(contentsOf: Self.clean + "/Lakeside.plist", as: "Park.plist")
      let passing = try repository.runHooks()
      #expect(passing.ending == .exit(0), "\(passing.text)")
      try repository.add(contentsOf: Self.swapped, as: "HarbourWalk.plist")
      let failing = try repository.runHooks()
      #expect(failing.ending == .exit(1))
      #expect(failing.text.contains("\nHarbourWalk.plist:8:2: error: "), "\(failing.text)")
    }
  }
}
