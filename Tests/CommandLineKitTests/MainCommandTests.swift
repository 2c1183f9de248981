import Testing

@testable import CommandLineKit

/// A program that does something without a subcommand, too.
@Suite struct MainCommandTests {
  private let program = Park.checkerWithSubcommands

  private func parsed(_ line: String) -> Invocation<ParkAction> { parse(line, with: program) }

  @Test(
    "the first word that is no option chooses a subcommand",
    arguments: [
      ("rules", .listRules), ("rules --json", .listRules), ("explain rules", .explain),
      ("manual", .completions), ("a.plist", .check), ("a.plist rules", .check),
      ("./rules", .check), ("--pretty a.plist explain", .check), ("rule", .check),
      ("-- rules", .check), ("-", .check), ("--color auto a.plist", .check),
    ] as [(String, ParkAction)])
  func choice(line: String, action: ParkAction) {
    #expect(parsed(line).action == action)
  }

  @Test("the operands of the main command keep their order, its options come anywhere")
  func operands() throws {
    let arguments = try #require(parsed("b --pretty rules --severity x=y -- --json").arguments)
    let files = Operand(.file(), count: .some, help: "")
    #expect(arguments[files] == ["b", "rules", "--json"])
    #expect(arguments[Park.pretty])
    #expect(arguments[Park.severity] == ["x=y"])
  }

  @Test("an option that both have belongs to the subcommand behind which it stands")
  func sharedOption() throws {
    #expect(try #require(parsed("rules --pretty").arguments)[Park.pretty])
  }

  @Test(
    "a mistake is told in one line",
    arguments: [
      ("", "missing operand: expected FILE"), ("--pretty", "missing operand: expected FILE"),
      ("--json a.plist", "unknown option '--json'"),
      ("rules --severity x=y", "unknown option '--severity'"),
      ("rules a.plist", "unexpected operand 'a.plist'"),
      ("explain", "missing operand: expected RULE"),
      (
        "--pretty rules",
        "option '--pretty' does not go before the subcommand 'rules'; "
          + "a file of that name is given as './rules'"
      ),
      ("help ruls", "unknown subcommand 'ruls'; did you mean 'rules'?"),
    ])
  func mistake(line: String, message: String) throws {
    #expect(try #require(parsed(line).failure).message == message)
  }

  @Test("the hint names the subcommand only where there is one")
  func hint() throws {
    #expect(try #require(parsed("rules x").failure).hint == "see 'parkcheck rules --help'")
    #expect(try #require(parsed("--wibble").failure).hint == "see 'parkcheck --help'")
  }

  @Test(
    "help shows operand, subcommands and options together",
    arguments: ["--help", "help", "-h", "a.plist --help", "--pretty help"])
  func help(line: String) throws {
    #expect(
      try #require(parsed(line).help) == """
        Check the property lists of a park map

        Usage: parkcheck [OPTIONS] FILE...
               parkcheck SUBCOMMAND [OPTIONS]

        Operands:
          FILE...                    Property lists to check

        Subcommands:
          rules                      List the rules
          explain                    Explain a rule
          help                       Show help about a subcommand

        Options:
              --color WHEN           When to use colours [choices: auto, always, never]
                                     [default: auto]
              --severity RULE=LEVEL  Lower or raise a rule [repeatable]
          -h, --help                 Show this help
          -V, --version              Show the version

        Format:
          -P, --pretty               Indent the output

        Examples:
          parkcheck --pretty Park.plist
              Check one property list

        See 'parkcheck SUBCOMMAND --help' for the options of a subcommand.

        """)
  }

  @Test("help of a subcommand shows its own options", arguments: ["rules -h", "help rules"])
  func subcommandHelp(line: String) throws {
    let help = try #require(parsed(line).help)
    #expect(help.contains("Usage: parkcheck rules [OPTIONS]\n"))
    #expect(help.contains("--json") && !help.contains("--severity"))
  }

  @Test("the manual page has the options of all commands")
  func manualPage() throws {
    let page = program.manualPage()
    #expect(
      page.contains(
        """
        .SH "SYNOPSIS"
        \\fBparkcheck\\fR [\\fIOPTIONS\\fR] \\fIFILE\\fR...
        .br
        \\fBparkcheck rules\\fR [\\fIOPTIONS\\fR]
        .br
        \\fBparkcheck explain\\fR [\\fIOPTIONS\\fR] \\fIRULE\\fR
        .SH "OPERANDS"
        """))
    #expect(page.contains(".SH \"SUBCOMMANDS\"\n.SS \"parkcheck rules\"\n"))
    #expect(page.contains("\\fB\\-\\-json\\fR") && page.contains("\\fB\\-\\-severity\\fR"))
    if isInstalled("groff") {
      let script = "printf %s \(shellQuoted(page)) | groff -man -ww -Tascii 2>&1 >/dev/null"
      #expect(try outputOfShell(script) == "")
    }
  }

  @Test("sound declarations give no complaint, and a subcommand of the program's name does")
  func audit() {
    #expect(program.audit() == [])
    let command = Command("go", summary: "Go", action: ParkAction.check)
    let confusing = Program(command, version: "1", subcommands: [command])
    #expect(confusing.audit() == ["go: a subcommand has the program's name"])
  }

  @Test("each shell takes the script without complaint", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    guard isInstalled(shell.rawValue) else { return }
    let script = shellQuoted(program.completions(for: shell))
    let check = "printf %s \(script) | \(shell.rawValue) -n 2>&1 && printf fine"
    #expect(try outputOfShell(check) == "fine")
  }

  @Test(
    "Bash offers subcommands and files", .enabled(if: isInstalled("bash")),
    arguments: [
      ("ru", "rules|run here.plist"), ("he", "help"), ("run", "run here.plist"),
      ("--se", "--severity"), ("--color n", "never"),
      ("rules --", "--pretty|--json|--help|--version"),
      ("rules --js", "--json"), ("rules --sev", ""), ("help e", "explain"),
      ("a.plist --pre", "--pretty"), ("a.plist run", "run here.plist"),
    ])
  func bash(line: String, offers: String) throws {
    let script = """
      \(program.completions(for: .bash))
      COMP_WORDS=(parkcheck \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      folder=$(mktemp -d) && cd "$folder" && : > 'run here.plist'
      _parkcheck
      rm -r "$folder"
      IFS='|'; printf %s "${COMPREPLY[*]-}"
      """
    #expect(try outputOfShell("bash -uc \(shellQuoted(script))") == offers)
  }

  @Test(
    "fish offers options of the main command until a subcommand stands there",
    .enabled(if: isInstalled("fish")),
    arguments: [
      ("rul", ["rules"]), ("--sev", ["--severity"]), ("a.plist --sev", ["--severity"]),
      ("rules --sev", []), ("rules --js", ["--json"]), ("help exp", ["explain"]),
    ])
  func fish(line: String, offers: [String]) throws {
    let script = """
      \(program.completions(for: .fish))
      complete -C 'parkcheck \(line)'
      """
    let lines = try outputOfShell("fish --no-config -c \(shellQuoted(script)) 2>/dev/null")
    let words = lines.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(words.map(String.init) == offers)
  }

  @Test("the Z shell's script knows what follows a file and what follows a subcommand")
  func zsh() {
    let script = program.completions(for: .zsh)
    for part in [
      "command) _describe -t commands subcommand commands; _files ;;", "rules)", "*)",
      "'*:FILE:_files'",
    ] {
      #expect(script.contains(part))
    }
  }
}
