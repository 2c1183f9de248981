import Diagnostics
import ParkModel
import TestSupport
import Testing

@testable import Conversion

@Suite struct InputSetTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func inputs(_ words: [String], configurationPath: String? = nil) throws -> InputSet {
    try InputSet(words.map(InputArgument.init), configurationPath: configurationPath)
  }

  private func messages(_ words: [String], configurationPath: String? = nil) throws -> [String] {
    let failure = try #require(throws: InputSet.Failure.self) {
      try inputs(words, configurationPath: configurationPath)
    }
    return failure.messages.map { $0.replacing(folder.path + "/", with: "") }
  }

  @Test("a folder stands for its property lists, in the order of their names")
  func inFolder() throws {
    for name in ["b.plist", "a.PLIST", "c.txt", ".hidden.plist", "sub/d.plist", "Z.plist"] {
      try folder.write("", to: name)
    }
    try folder.makeFolder("folder.plist")
    for word in [folder.path, folder.path + "/"] {
      let names = try inputs([word]).inputs.map(\.name)
      #expect(names == ["Z.plist", "a.PLIST", "b.plist"].map { folder.path(of: $0) })
    }
  }

  @Test("files keep the order and the roles in which they were named")
  func named() throws {
    let (first, second) = (
      try folder.write("", to: "b.txt"), try folder.write("", to: "a.plist")
    )
    let set = try inputs(["route:" + first, second, "-"])
    #expect(set.inputs.map(\.name) == [first, second, "<stdin>"])
    #expect(set.inputs.map(\.givenRole) == [.route, nil, nil])
    #expect(set.inputs.map(\.isNamed) == [true, true, true])
    #expect(set.configuration == Configuration())
  }

  @Test("what is missing is told before anything is read")
  func missing() throws {
    try folder.write("", to: "a.plist")
    #expect(
      try messages([folder.path(of: "a.plist"), folder.path(of: "b.plist")])
        == ["cannot open 'b.plist': No such file or directory"])
    #expect(try messages([""]) == ["cannot open '': No such file or directory"])
  }

  @Test("standard input can be named once")
  func standardInputTwice() throws {
    #expect(try messages(["-", "route:-"]) == ["standard input ('-') can be read only once"])
  }

  @Test("a role belongs to a file")
  func roleForFolder() throws {
    try folder.makeFolder("x")
    #expect(
      try messages(["park:" + folder.path(of: "x")])
        == ["'x' is a folder; a role belongs to a file"])
  }

  @Test("inputs near different configurations are told apart")
  func differentConfigurations() throws {
    try folder.write("{}", to: "a/parktools.json")
    let (first, second) = (
      try folder.write("", to: "a/x.plist"), try folder.write("", to: "b/y.plist")
    )
    #expect(
      try messages([first, second]) == [
        "'a/x.plist' and 'b/y.plist' lie near different parktools.json files; name one with --config"
      ])
    let path = try folder.write("{\"name\": \"N\"}", to: "c.json")
    #expect(try inputs([first, second], configurationPath: path).configuration.name == "N")
    try folder.write("{}", to: "a/deep/z.plist")
    #expect(try inputs([first, folder.path(of: "a/deep"), folder.path(of: "a")]).inputs.count == 3)
  }

  @Test("a configuration that is wrong is told with the place of each fault")
  func wrongConfiguration() throws {
    let path = try folder.write("{\"naem\": 1}", to: "c.json")
    #expect(
      try messages([folder.path], configurationPath: path) == [
        "c.json:1:2: error: naem: unknown key \"naem\"; did you mean \"name\"? [configuration]"
      ])
    #expect(
      try messages([folder.path], configurationPath: folder.path(of: "d.json"))
        == ["cannot open 'd.json': No such file or directory"])
  }
}
