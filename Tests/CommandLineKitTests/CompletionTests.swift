import Testing

@testable import CommandLineKit

@Suite struct CompletionTests {
  @Test(
    "each shell takes the script without complaint", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    guard isInstalled(shell.rawValue) else { return }
    for program in [Park.converter, Park.checker] {
      let script = shellQuoted(program.completions(for: shell))
      let check = "printf %s \(script) | \(shell.rawValue) -n 2>&1 && printf fine"
      #expect(try outputOfShell(check) == "fine")
    }
  }

  @Test(
    "Bash offers what may stand at the cursor", .enabled(if: isInstalled("bash")),
    arguments: [
      ("pl", "plist-to-kml plist-to-gpx"), ("--qu", "--quiet"), ("--color a", "auto always"),
      ("plist-to-kml --l", "--layers"), ("plist-to-kml --trac", ""),
      ("plist-to-kml --layers r", "routes"),
      ("plist-to-kml --layers boundary,o", "boundary,overlay"),
      ("plist-to-kml --color = n", "never"), ("plist-to-kml -o x", ""),
      ("completions f", "fish"), ("help c", "completions"), ("plist-to-gpx --layers r", ""),
    ])
  func bash(line: String, offers: String) throws {
    let script = """
      \(Park.converter.completions(for: .bash))
      COMP_WORDS=(parkconv \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _parkconv
      printf %s "${COMPREPLY[*]}"
      """
    #expect(try outputOfShell("bash -uc \(shellQuoted(script))") == offers)
  }

  @Test(
    "fish offers what may stand at the cursor", .enabled(if: isInstalled("fish")),
    arguments: [
      ("plist-to-k", ["plist-to-kml"]), ("plist-to-kml --lay", ["--layers"]),
      ("plist-to-kml --color ne", ["never"]),
      ("plist-to-kml --layers boundary,rou", ["boundary,routes"]),
      ("completions zs", ["zsh"]), ("help comp", ["completions"]),
      ("plist-to-gpx --lay", []),
    ])
  func fish(line: String, offers: [String]) throws {
    let script = """
      \(Park.converter.completions(for: .fish))
      complete -C 'parkconv \(line)'
      """
    let lines = try outputOfShell("fish --no-config -c \(shellQuoted(script)) 2>/dev/null")
    let words = lines.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(words.map(String.init) == offers)
  }

  @Test("the Z shell's script names every subcommand and option")
  func zsh() {
    let script = Park.converter.completions(for: .zsh)
    for part in [
      "'plist-to-kml:Write KML for Google Earth'", "{-o+,--output=}", ":FILE:_files",
      ":WHEN:(auto always never)", "'*--severity=[", "'(-q --quiet)'{-q,--quiet}",
    ] {
      #expect(script.contains(part))
    }
    #expect(!script.contains("trace"))
  }

  @Test("help with marks of its own does not break the scripts", arguments: Shell.allCases)
  func marks(shell: Shell) throws {
    guard isInstalled(shell.rawValue) else { return }
    let flag = Flag("odd", help: #"Don't [stop]: "go" \ $HOME `x`"#)
    let program = Program<ParkAction>(
      Command("odd-one", summary: "Don't: stop", options: [flag], action: .check), version: "1")
    let script = shellQuoted(program.completions(for: shell))
    let check = "printf %s \(script) | \(shell.rawValue) -n 2>&1 && printf fine"
    #expect(try outputOfShell(check) == "fine")
  }
}
