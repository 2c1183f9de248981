import Testing

@testable import CommandLineKit

@Suite struct AuditTests {
  @Test("sound declarations give no complaint")
  func sound() {
    #expect(Park.converter.audit() == [])
    #expect(Park.checker.audit() == [])
  }

  /// An option, operand or example that is at fault, and the complaint about it.
  struct Fault: Sendable, CustomTestStringConvertible {
    var options: [any OptionDeclaration] = []
    var operand: (any OperandDeclaration)?
    var examples: [Example] = []
    let complaint: String

    var testDescription: String { complaint }
  }

  enum OddChoice: String, CaseIterable {
    case spaced = "two words"
  }

  static let faults = [
    Fault(
      options: [Flag("noSpace", help: "Help")],
      complaint: "tool option 'noSpace': the name is not in kebab case"),
    Fault(
      options: [Flag("a--b", help: "Help")],
      complaint: "tool option 'a--b': the name is not in kebab case"),
    Fault(options: [Flag("mute", help: "")], complaint: "tool --mute: help is missing"),
    Fault(
      options: [Flag("mute", help: "Say nothing.")],
      complaint: "tool --mute: help ends in a full stop"),
    Fault(
      options: [Flag("mute", help: "say nothing")],
      complaint: "tool --mute: help begins with a small letter"),
    Fault(
      options: [Flag("mute", help: "Say nothing ")],
      complaint: "tool --mute: help has spaces around it"),
    Fault(
      options: [Flag("mute", help: "Say\nnothing")],
      complaint: "tool --mute: help has more than one line"),
    Fault(
      options: [Flag("mute", help: "Mute"), Flag("mute", help: "Mute")],
      complaint: "tool: '--mute' is declared more than once"),
    Fault(
      options: [Flag("mute", short: "m", help: "Mute"), Flag("more", short: "m", help: "More")],
      complaint: "tool: '-m' is declared more than once"),
    Fault(
      options: [Flag("hide", short: "h", help: "Hide")],
      complaint: "tool: '-h' is declared more than once"),
    Fault(
      options: [Flag("one", short: "1", help: "One")],
      complaint: "tool --one: the short form '1' is no ASCII letter"),
    Fault(
      options: [Option("name", .text("name"), help: "Name")],
      complaint: "tool --name: the placeholder 'name' is not in capital letters"),
    Fault(
      options: [Option<OddChoice>("odd", .choice("ODD"), help: "Odd")],
      complaint: "tool --odd: the choice 'two words' cannot be typed without quotes"),
    Fault(
      operand: Operand(.file(), count: .any, help: "The files."),
      complaint: "tool FILE: help ends in a full stop"),
    Fault(
      examples: [Example("tool --wibble | less", "Wibble")],
      complaint: "example 'tool --wibble | less': fails: unknown option '--wibble'"),
    Fault(
      examples: [Example("hammer", "Hit")], complaint: "example 'hammer': does not run tool"),
  ]

  @Test("a fault gives a complaint", arguments: faults)
  func complaint(fault: Fault) {
    let program = Program<ParkAction>(
      Command(
        "tool", summary: "Do things", operand: fault.operand, options: fault.options,
        examples: fault.examples, action: .check),
      version: "1")
    #expect(program.audit() == [fault.complaint])
  }

  @Test("subcommands of one name and a subcommand named help are at fault")
  func subcommandNames() {
    let subcommands = ["go", "go", "help"].map {
      Command($0, summary: "Go", action: ParkAction.check)
    }
    let program = Program("tool", version: "1", summary: "Go", subcommands: subcommands)
    #expect(
      program.audit() == [
        "tool: 'go' is declared more than once", "tool: 'help' is declared more than once",
      ])
  }

  @Test("quotes in an example hold a word together")
  func quotes() {
    #expect(
      wordsOfExample("cat 'a b' | tool --name \"Six Flags\" '' > out", program: "tool")
        == ["--name", "Six Flags", ""])
  }
}
