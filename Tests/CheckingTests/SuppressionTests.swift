import Checking
import Conversion
import Diagnostics
import ParkChecks
import ParkModel
import TestSupport
import Testing

@Suite("Comments that take findings out")
struct SuppressionTests {
  private func rules(_ document: String, off: String? = nil) throws -> [String] {
    let folder = try ScratchFolder()
    try folder.write(document, to: "Pins.plist")
    let run = try folder.check {
      $0.levels = RuleID.all.filter { $0.name == off }.map { RuleLevel(rule: $0, level: .off) }
    }
    return run.rules
  }

  private static func comment(_ text: String) -> String { "<!-- parkcheck:ignore \(text) -->\n" }

  private static let bad = Documents.pin(type: "7")
  private static let other = Documents.pin("Other", latitude: "52.0520", type: "8")

  @Test("A comment before an element holds for it and what is in it, and for nothing else")
  func element() throws {
    let comment = Self.comment("attraction-type they read it themselves")
    #expect(try rules(Documents.pins(comment + Self.bad, Self.other)) == ["attraction-type"])
    #expect(
      try rules(Documents.pins(Self.bad, Self.other, comment))
        == ["attraction-type", "attraction-type", "unused-suppression"])
  }

  @Test("A comment before a key holds for its value", arguments: ["<key>type", "<string>7"])
  func key(_ place: String) throws {
    let pin = Self.bad.replacing(place, with: Self.comment("attraction-type") + place)
    #expect(try rules(Documents.pins(pin)) == [])
  }

  @Test("A comment before another key does not")
  func otherKey() throws {
    let pin = Self.bad.replacing(
      "<key>location", with: Self.comment("attraction-type") + "<key>location")
    #expect(try rules(Documents.pins(pin)) == ["unused-suppression", "attraction-type"])
  }

  @Test("A comment at the top holds for the whole file")
  func wholeFile() throws {
    let top = Self.comment("attraction-type")
    #expect(try rules(Documents.pins(Self.bad, Self.other, top: top)) == [])
    #expect(try rules(Documents.pins(Self.bad, Self.other, top: "<!-- (c) -->\n" + top)) == [])
  }

  @Test("A comment before the root holds for all of it")
  func root() throws {
    let text = Documents.pins(Self.bad, Self.other)
    #expect(
      try rules(text.replacing("<array>", with: Self.comment("attraction-type") + "<array>")) == [])
  }

  @Test(
    "Several rules stand with commas between them",
    arguments: [
      "attraction-type,attraction-name-empty", "attraction-type, attraction-name-empty both",
      "attraction-type , attraction-name-empty both", "attraction-name-empty ,attraction-type",
    ])
  func several(_ names: String) throws {
    let pin = Documents.pin(" ", type: "7")
    #expect(try rules(Documents.pins(Self.comment(names) + pin)) == [])
  }

  @Test("A reason is no rule")
  func reason() throws {
    let pin = Documents.pin(" ", type: "7")
    let comment = Self.comment("attraction-type attraction-name-empty")
    #expect(try rules(Documents.pins(comment + pin)) == ["attraction-name-empty"])
  }

  @Test(
    "A comment that takes nothing out is reported", arguments: ["attraction-type", "no-rule", ""])
  func unused(_ name: String) throws {
    let pins = Documents.pins(Self.comment(name) + Documents.pin())
    #expect(try rules(pins) == ["unused-suppression"])
    #expect(
      try rules(Documents.pins(Documents.pin(), top: Self.comment(name))) == ["unused-suppression"])
  }

  @Test("Of several rules, those that take nothing out are reported")
  func partlyUnused() throws {
    let pins = Documents.pins(Self.comment("attraction-type,attraction-root") + Self.bad)
    #expect(try rules(pins) == ["unused-suppression"])
  }

  @Test("A comment names at most a hundred rules", arguments: [(100, 0), (101, 1), (100_000, 1)])
  func many(count: Int, faultCount: Int) throws {
    let folder = try ScratchFolder()
    let names = Array(repeating: "attraction-type", count: count).joined(separator: ",")
    try folder.write(Documents.pins(Self.comment(names) + Self.bad), to: "Pins.plist")
    let messages = try folder.check().findings.map(\.message)
    #expect(
      messages == Array(repeating: "the comment names more than 100 rules", count: faultCount))
  }

  @Test("A name that is long is cut off in the message", arguments: [100, 100_000])
  func longName(length: Int) throws {
    let folder = try ScratchFolder()
    let name = String(repeating: "x", count: length)
    try folder.write(Documents.pins(Self.comment(name) + Documents.pin()), to: "Pins.plist")
    let message = try #require(try folder.check().findings.first?.message)
    #expect(message.hasPrefix("the comment names the rule \"xxx") && message.utf8.count < 150)
  }

  @Test("A comment for a rule that is off is not reported")
  func off() throws {
    let pins = Documents.pins(Self.comment("attraction-type") + Documents.pin())
    #expect(try rules(pins, off: "attraction-type") == [])
  }

  @Test("Comments within each other all hold")
  func nested() throws {
    let pin = Documents.pin(" ", type: "7").replacing(
      "<key>type", with: Self.comment("attraction-type") + "<key>type")
    let comment = Self.comment("attraction-name-empty")
    #expect(try rules(Documents.pins(comment + pin, Self.other)) == ["attraction-type"])
    #expect(
      try rules(Documents.pins(Self.comment("attraction-name-empty") + comment + pin)) == [])
  }

  @Test("A comment at the end of a container holds for nothing behind it")
  func end() throws {
    let pin = Documents.pin(more: Self.comment("attraction-type"))
    #expect(
      try rules(Documents.pins(pin, Self.other)) == ["unused-suppression", "attraction-type"])
  }

  @Test("A comment within a text holds for nothing")
  func text() throws {
    let pin = Documents.pin("Noodle<!-- parkcheck:ignore attraction-type --> Bar", type: "7")
    #expect(try rules(Documents.pins(pin)) == ["unused-suppression", "attraction-type"])
  }

  @Test(
    "Another comment is none of ours",
    arguments: ["parkcheck: ignore x", "parkcheck:ignores x", "x parkcheck:ignore y"])
  func other(_ text: String) throws {
    #expect(try rules(Documents.pins("<!-- \(text) -->" + Documents.pin())) == [])
  }

  @Test("What is taken out is not mended")
  func mending() throws {
    let folder = try ScratchFolder()
    let text = Documents.pins(
      Self.comment("attraction-type-number")
        + Documents.pin().replacing("<string>1</string>", with: "<integer>1</integer>"))
    try folder.write(text, to: "Pins.plist")
    let run = try folder.check { $0.mending = .write(includingUnsafe: true) }
    #expect(run.findings.isEmpty)
    #expect(try folder.text(of: "Pins.plist") == text)
  }
}
