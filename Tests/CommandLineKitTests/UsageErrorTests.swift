import Testing

@testable import CommandLineKit

@Suite struct UsageErrorTests {
  @Test(
    "a mistake is told in one line",
    arguments: [
      ("plist-to-kml --layer x a", "unknown option '--layer'; did you mean '--layers'?"),
      ("plist-to-kml --laye=x a", "unknown option '--laye'; did you mean '--layers'?"),
      ("plist-to-kml -layers x a", "unknown option '-layers'; did you mean '--layers'?"),
      ("plist-to-kml -qz a", "unknown option '-z'"),
      ("plist-to-kml --trac a", "unknown option '--trac'"),
      ("plist-to-kml -5 a", "unknown option '-5'"),
      ("--wibble plist-to-kml a", "unknown option '--wibble'"),
      ("--layers x plist-to-kml a", "option '--layers' must stand after the subcommand"),
      ("-opark.kml plist-to-kml a", "option '-opark.kml' must stand after the subcommand"),
      (
        "plist-to-kml --quiet=yes a", "option '--quiet' takes no value, but was given 'yes'"
      ),
      ("plist-to-kml -q= a", "option '--quiet' takes no value, but was given ''"),
      ("plist-to-kml a --output", "option '--output' needs a value: expected --output FILE"),
      ("plist-to-kml a -Po", "option '--output' needs a value: expected --output FILE"),
      (
        "plist-to-kml --output -q a",
        "option '--output' needs a value, but '-q' follows; "
          + "a value that begins with a dash is given as '--output=-q'"
      ),
      (
        "plist-to-kml --output --pretty a",
        "option '--output' needs a value, but '--pretty' follows; "
          + "a value that begins with a dash is given as '--output=--pretty'"
      ),
      ("plist-to-kml --output= a", "invalid value '' for '--output': expected the name of a file"),
      (
        "plist-to-kml --layers boundary,boundry a",
        "invalid value 'boundry' for '--layers'; did you mean 'boundary'?"
      ),
      (
        "plist-to-kml --layers zzz a",
        "invalid value 'zzz' for '--layers': "
          + "expected boundary, overlay, attractions, characters or routes"
      ),
      (
        "plist-to-kml --color=red a",
        "invalid value 'red' for '--color': "
          + "expected auto, always or never"
      ),
      (
        "plist-to-kml -p 16 a",
        "invalid value '16' for '--precision': expected a whole number from 0 to 15"
      ),
      (
        "plist-to-kml -p six a",
        "invalid value 'six' for '--precision': expected a whole number from 0 to 15"
      ),
      (
        "plist-to-kml --west nan a",
        "invalid value 'nan' for '--west': expected a number from -180.0 to 180.0"
      ),
      ("plist-to-kml -o x --output=y a", "option '--output' is given more than once"),
      ("--color auto plist-to-kml --color auto a", "option '--color' is given more than once"),
      ("plist-to-kml -q", "missing operand: expected FILE"),
      ("completions bash zsh", "unexpected operand 'zsh'"),
      ("completions bsh", "invalid SHELL 'bsh'; did you mean 'bash'?"),
      ("", "missing subcommand"),
      ("-q", "missing subcommand"),
      ("plist-to-kmz a", "unknown subcommand 'plist-to-kmz'; did you mean 'plist-to-kml'?"),
      ("hlep", "unknown subcommand 'hlep'; did you mean 'help'?"),
      ("help plist-to-csv", "unknown subcommand 'plist-to-csv'"),
      ("help plist-to-kml gpx", "unexpected operand 'gpx'"),
    ])
  func message(line: String, message: String) throws {
    #expect(try #require(parse(line).failure).message == message)
  }

  @Test(
    "the hint names the subcommand once it is known",
    arguments: [
      ("plist-to-kml --layer x", "see 'parkconv plist-to-kml --help'"),
      ("--layer x", "see 'parkconv --help'"), ("plist-to-kmz", "see 'parkconv --help'"),
    ])
  func hint(line: String, hint: String) throws {
    #expect(try #require(parse(line).failure).hint == hint)
  }

  @Test("what was typed is told on one line whatever it holds")
  func controlCharacters() throws {
    let words = ["plist-to-kml", "--a\u{1B}[1m\nb\u{2028}é日"]
    let message = try #require(Park.converter.parse(words).failure).message
    #expect(message == "unknown option '--a\\u{1B}[1m\\nb\\u{2028}é日'")
  }

  @Test(
    "a range open at one end is told as such",
    arguments: [(1...Int.max, " from 1 up"), (Int.min...9, " up to 9"), (.min ... .max, "")])
  func openRange(range: ClosedRange<Int>, shown: String) {
    let problem = ValueProblem.notAnInteger("x", range: range)
    #expect(problem.remedy == ": expected a whole number" + shown)
  }
}
