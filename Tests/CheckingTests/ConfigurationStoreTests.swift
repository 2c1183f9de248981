import Checking
import Conversion
import Diagnostics
import ParkChecks
import ParkModel
import TestSupport
import Testing

@Suite("The configuration of each file")
struct ConfigurationStoreTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func turnOff(_ rule: String, in name: String) throws {
    try folder.write(#"{"rules":{"severity":{"\#(rule)":"off"}}}"#, to: name)
  }

  @Test("The nearest one holds, and it alone")
  func nearest() throws {
    let pins = Documents.pins(Documents.pin(" ", type: "7"))
    for name in ["Pins.plist", "a/Pins.plist", "a/b/Pins.plist", "c/d/Pins.plist"] {
      try folder.write(pins, to: name)
    }
    try turnOff("attraction-type", in: "parktools.json")
    try turnOff("attraction-name-empty", in: "a/parktools.json")
    let run = try folder.check()
    let rules = run.results.map { $0.findings.map(\.rule.name) }
    #expect(
      rules == [
        ["attraction-name-empty"], ["attraction-type"], ["attraction-type"],
        ["attraction-name-empty"],
      ])
  }

  @Test("A configuration that is given holds for all")
  func given() throws {
    try folder.write(Documents.pins(Documents.pin(" ", type: "7")), to: "a/Pins.plist")
    try turnOff("attraction-type", in: "a/parktools.json")
    try turnOff("attraction-name-empty", in: "other.json")
    let run = try folder.check { $0.configurationPath = folder.path(of: "other.json") }
    #expect(run.rules == ["attraction-type"])
  }

  @Test("One that can't be used stops the run")
  func broken() throws {
    try folder.write(Documents.pins(Documents.pin()), to: "a/Pins.plist")
    try folder.write("{", to: "a/parktools.json")
    #expect(throws: ConfigurationError.self) { try folder.check() }
  }

  @Test("What it leaves out is not checked, and no park to others")
  func excludes() throws {
    try folder.write(
      #"{"exclude":["Old*", "drafts/", "/top.plist", "a/**/x?.plist"]}"#, to: "parktools.json")
    for name in [
      "OldPark.plist", "Old/Pins.plist", "drafts/Pins.plist", "b/drafts/Pins.plist", "top.plist",
      "b/top.plist", "a/x1.plist", "a/b/c/x2.plist", "a/x.plist",
    ] {
      try folder.write(Documents.shortRoute, to: name)
    }
    try folder.write(Documents.park(latitude: 10), to: "OldPark.plist")
    try folder.write(Documents.pins(Documents.pin()), to: "Pins.plist")
    let run = try folder.check()
    #expect(run.fileCount == 3)
    #expect(
      run.findings.map { $0.file.dropFirst(folder.path.count + 1) } == ["a/x.plist", "b/top.plist"])
    #expect(try folder.check("Old/Pins.plist", "drafts/Pins.plist").fileCount == 0)
  }

  @Test("Settings for some of the files go before the general ones, later before earlier")
  func files() throws {
    try folder.write(
      """
      {"rules":{"severity":{"attraction-type":"error"},
        "files":{"North*":{"severity":{"attraction-type":"note"}},
          "*Old.plist":{"severity":{"attraction-type":"off"}}}}}
      """, to: "parktools.json")
    for name in ["North.plist", "NorthOld.plist", "South.plist"] {
      try folder.write(Documents.pins(Documents.pin(type: "7")), to: name)
    }
    let run = try folder.check()
    #expect(run.findings.map(\.severity) == [.note, .error])
  }

  @Test("Thresholds for some of the files")
  func thresholds() throws {
    try folder.write(
      #"{"rules":{"files":{"Rough.plist":{"thresholds":{"coordinateDecimals":1}}}}}"#,
      to: "parktools.json")
    for name in ["Rough.plist", "Fine.plist"] {
      try folder.write(
        Documents.pins(Documents.pin()).replacing("52.0510,4.3010", with: "52.05,4.30"), to: name)
    }
    let run = try folder.check()
    #expect(run.findings.map(\.file) == [folder.path(of: "Fine.plist")])
  }

  @Test("What was selected is all that is judged; what the command line says goes first")
  func levels() throws {
    try folder.write(
      Documents.pins(Documents.pin(" ", type: "7"), Documents.pin("b", latitude: "0", type: "7")),
      to: "Pins.plist")
    let rule = try #require(RuleID.all.first { $0.name == "attraction-type" })
    let other = try #require(RuleID.all.first { $0.name == "attraction-name-empty" })
    let run = try folder.check {
      $0.selected = [rule]
      $0.levels = [RuleLevel(rule: other, level: .error), RuleLevel(rule: rule, level: .error)]
    }
    #expect(run.findings.map(\.severity) == [.error, .error])
    #expect(Set(run.rules) == ["attraction-type"])
  }
}
