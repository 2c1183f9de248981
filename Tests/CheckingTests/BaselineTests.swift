import Checking
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("The findings that a project lives with")
struct BaselineTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private var baseline: String { folder.path(of: "baseline.json") }

  private func keep() throws {
    try Baseline.write(try folder.check().findings, to: baseline)
  }

  private func left(
    _ names: String..., in other: ScratchFolder? = nil
  ) throws -> (rules: [String], gone: Int) {
    let folder = other ?? folder
    let run = try names.isEmpty ? folder.check() : folder.check(names[0])
    let (left, gone) = try Baseline(contentsOf: folder.path(of: "baseline.json")).apply(
      to: run.findings, in: run.results.map(\.path))
    return (left.map(\.rule.name), gone)
  }

  private static let bad = Documents.pin(type: "7")
  private static let worse = Documents.pin("Other", latitude: "52.0520", type: "8")

  @Test("What was kept is not reported, what is new is")
  func new() throws {
    try folder.write(Documents.pins(Self.bad), to: "Pins.plist")
    try keep()
    #expect(try left() == ([], 0))
    try folder.write(Documents.pins(Self.bad, Self.worse), to: "Pins.plist")
    #expect(try left() == (["attraction-type"], 0))
  }

  @Test("It survives lines and entries that come in between")
  func inserted() throws {
    try folder.write(Documents.pins(Self.bad, Self.worse), to: "Pins.plist")
    try keep()
    let sound = Documents.pin("Sound", latitude: "52.0530")
    try folder.write(
      Documents.pins("\n\n\n", sound, Self.bad, sound.replacing("0530", with: "0540"), Self.worse),
      to: "Pins.plist")
    #expect(try left() == ([], 0))
  }

  @Test("What is gone is counted, in the files that were checked")
  func gone() throws {
    try folder.write(Documents.pins(Self.bad, Self.worse), to: "Pins.plist")
    try folder.write(Documents.pins(Self.bad), to: "More.plist")
    try keep()
    try folder.write(Documents.pins(Self.bad), to: "Pins.plist")
    #expect(try left() == ([], 1))
    #expect(try left("More.plist") == ([], 0))
    #expect(try left("Pins.plist") == ([], 1))
  }

  @Test("Of two findings that are alike, one more is new and one less is gone")
  func alike() throws {
    let pins = [Self.bad, Self.bad.replacing("0510", with: "0520")]
    try folder.write(Documents.pins(pins[0], pins[1]), to: "Pins.plist")
    try keep()
    #expect(try left() == ([], 0))
    try folder.write(
      Documents.pins(pins[0], pins[1], pins[0].replacing("0510", with: "0530")), to: "Pins.plist")
    #expect(try left() == (["attraction-type"], 0))
    try folder.write(Documents.pins(pins[1]), to: "Pins.plist")
    #expect(try left() == ([], 1))
  }

  @Test("It holds in a folder that has moved")
  func moved() throws {
    try folder.write(Documents.pins(Self.bad), to: "sub/Pins.plist")
    try keep()
    let other = try ScratchFolder()
    for name in ["sub/Pins.plist", "baseline.json"] {
      try other.write(try folder.bytes(of: name), to: name)
    }
    #expect(try left(in: other) == ([], 0))
    #expect(try !other.text(of: "baseline.json").contains(folder.path))
  }

  @Test("More findings than are reported are kept")
  func many() throws {
    let pins = (0..<1200).map {
      Documents.pin("Pin \($0)", latitude: "52.05\($0 + 1000)", type: "t\($0)")
    }
    try folder.write(Documents.pins(pins.joined()), to: "Pins.plist")
    let run = try folder.check { $0.limit = .max }
    #expect(run.findings.count == 1200)
    try Baseline.write(run.findings, to: baseline)
    let again = try folder.check { $0.limit = .max }
    let (left, gone) = try Baseline(contentsOf: baseline).apply(
      to: again.findings, in: again.results.map(\.path))
    #expect(left.isEmpty && gone == 0)
  }

  @Test(
    "A file that is no baseline is refused",
    arguments: [
      "", "[]", "{", #"{"version":2,"findings":[]}"#, #"{"version":1}"#,
      #"{"version":1,"findings":[{}]}"#, #"{"version":1,"findings":[1]}"#,
    ])
  func broken(_ text: String) throws {
    try folder.write(text, to: "baseline.json")
    #expect(throws: Baseline.Failure.self) { try Baseline(contentsOf: baseline) }
  }

  @Test("A file that is not there is refused")
  func missing() {
    #expect(throws: Baseline.Failure.self) { try Baseline(contentsOf: baseline) }
  }
}
