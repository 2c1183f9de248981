import Testing

@testable import CommandLineKit

@Suite struct ParsingTests {
  @Test(
    "a value may follow, be attached, or stand after an equals sign",
    arguments: [
      "plist-to-kml --output park.kml a", "plist-to-kml --output=park.kml a",
      "plist-to-kml -o park.kml a", "plist-to-kml -opark.kml a", "plist-to-kml -o=park.kml a",
      "plist-to-kml a -o park.kml", "plist-to-kml -qo park.kml a", "plist-to-kml -Pqopark.kml a",
    ])
  func value(line: String) throws {
    let arguments = try #require(parse(line).arguments)
    #expect(arguments[Park.output] == "park.kml")
    #expect(arguments[Park.files] == ["a"])
  }

  @Test("a value after an equals sign keeps further equals signs and may be empty")
  func valueAfterEqualsSign() throws {
    let arguments = try #require(
      parse("plist-to-kml --severity=a=b --severity= --severity=-x a").arguments)
    #expect(arguments[Park.severity] == ["a=b", "", "-x"])
  }

  @Test("flags cluster and may repeat")
  func cluster() throws {
    let arguments = try #require(parse("plist-to-kml -qPq a --quiet").arguments)
    #expect(arguments[Park.quiet])
    #expect(arguments[Park.pretty])
    #expect(!arguments[Park.trace])
  }

  @Test("options and operands come in any order, and operands keep theirs")
  func order() throws {
    let arguments = try #require(parse("plist-to-kml b -q a --output x -- c -q").arguments)
    #expect(arguments[Park.files] == ["b", "a", "c", "-q"])
    #expect(arguments[Park.output] == "x")
  }

  @Test("a lone dash is an operand, and a value as well")
  func loneDash() throws {
    let arguments = try #require(parse("plist-to-kml - -o -").arguments)
    #expect(arguments[Park.files] == ["-"])
    #expect(arguments[Park.output] == "-")
  }

  @Test("two dashes before the subcommand end the options of the whole line")
  func dashesBeforeSubcommand() throws {
    let arguments = try #require(parse("-- plist-to-kml --output").arguments)
    #expect(arguments[Park.files] == ["--output"])
  }

  @Test(
    "a negative number is a value", arguments: ["--west -118.5", "--west=-118.5"])
  func negativeNumber(option: String) throws {
    let arguments = try #require(parse("plist-to-kml a \(option)").arguments)
    #expect(arguments[Park.west] == -118.5)
  }

  @Test("a list of choices keeps its order")
  func list() throws {
    let arguments = try #require(parse("plist-to-kml --layers routes,boundary a").arguments)
    #expect(arguments[Park.layers] == [.routes, .boundary])
  }

  @Test("what is not given reads as nothing or as the default")
  func notGiven() throws {
    let arguments = try #require(parse("plist-to-kml a").arguments)
    #expect(arguments[Park.output] == nil)
    #expect(arguments[Park.layers] == nil)
    #expect(arguments[Park.precision] == 6)
    #expect(arguments[Park.color] == .auto)
    #expect(arguments[Park.severity].isEmpty)
  }

  @Test("an option that the command does not declare reads as not given")
  func undeclared() throws {
    let arguments = try #require(parse("plist-to-gpx a").arguments)
    #expect(arguments[Park.layers] == nil)
  }

  @Test("a default gives way to what is given")
  func overriddenDefault() throws {
    let arguments = try #require(parse("plist-to-kml -p 0 --color never a").arguments)
    #expect(arguments[Park.precision] == 0)
    #expect(arguments[Park.color] == .never)
  }

  @Test(
    "a global option stands before the subcommand or after it",
    arguments: ["--color=always plist-to-gpx a", "plist-to-gpx a --color always"])
  func globalOption(line: String) throws {
    let invocation = parse(line)
    #expect(invocation.action == .convert(to: "gpx"))
    #expect(try #require(invocation.arguments)[Park.color] == .always)
  }

  @Test("an operand may be a choice")
  func operandChoice() throws {
    let arguments = try #require(parse("completions zsh").arguments)
    #expect(arguments[Park.shell] == [.zsh])
  }

  @Test("a program of one command takes its operands at once")
  func singleCommand() throws {
    let invocation = parse("help -P", with: Park.checker)
    #expect(invocation.action == .check)
    #expect(try #require(invocation.arguments)[Park.pretty])
    #expect(parse("", with: Park.checker).action == .check)
  }

  @Test("a word with letters outside ASCII arrives as it is")
  func otherLetters() throws {
    let words = ["plist-to-kml", "-oTaz 日本.kml", "Zoë’s Park.plist"]
    let arguments = try #require(Park.converter.parse(words).arguments)
    #expect(arguments[Park.output] == "Taz 日本.kml")
    #expect(arguments[Park.files] == ["Zoë’s Park.plist"])
  }
}
