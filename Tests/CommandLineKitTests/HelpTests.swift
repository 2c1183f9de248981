import Testing

@testable import CommandLineKit

@Suite struct HelpTests {
  @Test("help of a program lists its subcommands")
  func program() {
    #expect(
      Park.converter.helpPage.text() == """
        Convert the property lists of a park map

        Usage: parkconv [OPTIONS] SUBCOMMAND

        Subcommands:
          plist-to-kml      Write KML for Google Earth
          plist-to-gpx      Write GPX for handheld receivers
          completions       Write the completions for a shell
          help              Show help about a subcommand

        Global options:
              --color WHEN  When to use colours [choices: auto, always, never]
                            [default: auto]
          -q, --quiet       Say nothing but errors
          -h, --help        Show this help
          -V, --version     Show the version

        Examples:
          parkconv help plist-to-kml
              Show how to write KML

        See 'parkconv SUBCOMMAND --help' for the options of a subcommand.

        """)
  }

  @Test("help of a subcommand shows operands, option groups and examples")
  func subcommand() throws {
    #expect(
      try #require(parse("plist-to-kml --help").help) == """
        Write KML for Google Earth

        Usage: parkconv plist-to-kml [OPTIONS] FILE...

        Reads the property lists of one map and writes one KML document. What KML cannot
        hold is named on standard error.

        A folder stands for the property lists in it.

        Operands:
          FILE...                    Property lists or folders to read; - is standard
                                     input

        Options:
          -o, --output FILE          Write to FILE instead of standard output
              --west DEG             Western limit
              --severity RULE=LEVEL  Lower or raise a rule [repeatable]

        Selection:
              --layers LIST          Layers to write, separated by commas [choices:
                                     boundary, overlay, attractions, characters, routes]
                                     [default: all]

        Format:
          -p, --precision N          Digits after the decimal point [default: 6]
          -P, --pretty               Indent the output

        Global options:
              --color WHEN           When to use colours [choices: auto, always, never]
                                     [default: auto]
          -q, --quiet                Say nothing but errors
          -h, --help                 Show this help
          -V, --version              Show the version

        Examples:
          parkconv plist-to-kml Park.plist -o park.kml
              Convert one property list
          parkconv plist-to-kml --layers boundary,routes .
              Convert two layers

        """)
  }

  @Test("a program of one command has its options and the built-in ones together")
  func singleCommand() throws {
    let help = try #require(parse("--help", with: Park.checker).help)
    #expect(help.contains("Usage: parkcheck [OPTIONS] [FILE]...\n"))
    #expect(help.contains("\nOptions:\n"))
    #expect(help.contains("  -h, --help "))
    #expect(!help.contains("Global options"))
  }

  @Test(
    "every way to ask for help about a subcommand shows the same",
    arguments: [
      "plist-to-kml -h", "plist-to-kml a --help", "-h plist-to-kml", "help plist-to-kml",
      "plist-to-kml -qh", "plist-to-kml --help --wibble",
    ])
  func ways(line: String) throws {
    let page = line.hasPrefix("-h") ? Park.converter.helpPage.text() : try #require(kmlHelp)
    #expect(parse(line).help == page)
  }

  @Test(
    "every way to ask for help about the program shows the same",
    arguments: ["--help", "-h", "help", "help help", "help --help", "-q --help"])
  func waysForProgram(line: String) {
    #expect(parse(line).help == Park.converter.helpPage.text())
  }

  private var kmlHelp: String? {
    Park.converter.subcommands.first.map { Park.converter.helpPage(for: $0).text() }
  }

  @Test("help after two dashes is an operand")
  func helpAfterDashes() throws {
    #expect(try #require(parse("plist-to-kml -- --help").arguments)[Park.files] == ["--help"])
  }

  @Test("the version is one line", arguments: ["--version", "-V", "plist-to-gpx --version"])
  func version(line: String) {
    guard case .showVersion("parkconv 1.2.0") = parse(line) else {
      Issue.record("\(line) does not show the version")
      return
    }
  }

  @Test(
    "help keeps to the width, within 40 and 100, without trailing spaces",
    arguments: [(0, 40), (40, 40), (50, 50), (80, 80), (100, 100), (500, 100)])
  func width(asked: Int, widest: Int) throws {
    let command = try #require(Park.converter.subcommands.first)
    let text = Park.converter.helpPage(for: command).text(width: asked)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where !line.contains("parkconv") {
      #expect(line.count <= widest)
      #expect(line.last != " ")
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test("titles are bold when styled, and nothing else differs")
  func styled() {
    let page = Park.converter.helpPage
    let styled = page.text(styled: true)
    #expect(styled.contains("\u{1B}[1mUsage:\u{1B}[0m parkconv"))
    let bare = styled.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(bare == page.text())
  }

  @Test("a hidden option works and is not shown")
  func hidden() throws {
    #expect(try #require(parse("plist-to-kml --trace a").arguments)[Park.trace])
    #expect(!(try #require(kmlHelp).contains("--trace")))
  }
}
