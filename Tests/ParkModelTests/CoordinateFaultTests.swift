import ParkModel
import Testing

/// A text that is no coordinate, with what is said about it.
struct FaultyCoordinate: CustomTestStringConvertible, Sendable {
  let text: String
  let message: String
  let meant: String?

  init(_ text: String, _ message: String, meant: String? = nil) {
    self.text = text
    self.message = message
    self.meant = meant
  }

  var testDescription: String { text.debugDescription }
}

@Suite struct CoordinateFaultTests {
  private func fault(of text: String) throws -> CoordinateFault {
    try #require(throws: CoordinateFault.self) { try CoordinateText.parse(text) }
  }

  @Test(
    "each fault says what is wrong, and what was meant where that shows",
    arguments: [
      FaultyCoordinate("", "the text is empty"),
      FaultyCoordinate(" \n\t", "the text is empty"),
      FaultyCoordinate("1,2", "a brace is missing"),
      FaultyCoordinate("{1,2", "a brace is missing"),
      FaultyCoordinate("1,2}", "a brace is missing"),
      FaultyCoordinate("{", "a brace is missing"),
      FaultyCoordinate("}", "a brace is missing"),
      FaultyCoordinate("(1,2)", "a brace is missing"),
      FaultyCoordinate("[1,2]", "a brace is missing"),
      FaultyCoordinate("{}", "a number is missing"),
      FaultyCoordinate("{,}", "a number is missing"),
      FaultyCoordinate("{1,}", "a number is missing"),
      FaultyCoordinate("{ ,2}", "a number is missing"),
      FaultyCoordinate("{1}", "the comma between the two numbers is missing"),
      FaultyCoordinate("{1 2}", "the comma between the two numbers is missing"),
      FaultyCoordinate("{1;2}", "'1;2' is not a number"),
      FaultyCoordinate(
        "{34.4,-122. 934983}", "there is white space inside of a number",
        meant: "{34.4,-122.934983}"),
      FaultyCoordinate(
        "{- 34.4, 118.5}", "there is white space inside of a number", meant: "{-34.4,118.5}"),
      FaultyCoordinate("{3 4x,1}", "'34x,1' is not a number"),
      FaultyCoordinate(
        "{34,42,-118,59}", "a comma stands inside of a number", meant: "{34.42,-118.59}"),
      FaultyCoordinate(
        "{34,42, -118.59}", "a comma stands inside of a number", meant: "{34.42,-118.59}"),
      FaultyCoordinate(
        "{34.42,-118,59}", "a comma stands inside of a number", meant: "{34.42,-118.59}"),
      FaultyCoordinate("{1,2,3}", "there are 3 numbers"),
      FaultyCoordinate("{1,2,3,4,5}", "there are 5 numbers"),
      FaultyCoordinate("{34°,118}", "there is a degree sign or a direction"),
      FaultyCoordinate("{34º 25′ 29″,118}", "there is a degree sign or a direction"),
      FaultyCoordinate("\"{34.4,118.5}\"", "there are quotation marks"),
      FaultyCoordinate("“{34.4,118.5}”", "there are quotation marks"),
      FaultyCoordinate("{34.4,118.5'}", "there are quotation marks"),
      FaultyCoordinate("{34.4N,118.5W}", "there is a degree sign or a direction"),
      FaultyCoordinate("{N34.4,W118.5}", "there is a degree sign or a direction"),
      FaultyCoordinate("{34.4 N,118.5 W}", "there is a degree sign or a direction"),
      FaultyCoordinate(
        "{34.4,−118.5}", "the minus sign is not the ASCII one", meant: "{34.4,-118.5}"),
      FaultyCoordinate(
        "{34.4,–118.5}", "the minus sign is not the ASCII one", meant: "{34.4,-118.5}"),
      FaultyCoordinate(
        "{34.4,－118.5}", "the minus sign is not the ASCII one", meant: "{34.4,-118.5}"),
      FaultyCoordinate(
        "{٣٤.٤,118.5}", "there are digits other than 0 to 9", meant: "{34.4,118.5}"),
      FaultyCoordinate(
        "{３４.4,118.5}", "there are digits other than 0 to 9", meant: "{34.4,118.5}"),
      FaultyCoordinate("{nan,1}", "'nan' is not a finite number"),
      FaultyCoordinate("{1,-inf}", "'-inf' is not a finite number"),
      FaultyCoordinate("{1,Infinity}", "'Infinity' is not a finite number"),
      FaultyCoordinate("{nan(1),1}", "'nan(1)' is not a finite number"),
      FaultyCoordinate("{0x22,1}", "'0x22' is hexadecimal"),
      FaultyCoordinate("{-0X1p3,1}", "'-0X1p3' is hexadecimal"),
      FaultyCoordinate("{1e400,1}", "'1e400' is too great"),
      FaultyCoordinate("{1,-1e999}", "'-1e999' is too great"),
      FaultyCoordinate("{1,abc}", "'abc' is not a number"),
      FaultyCoordinate("{1.2.3,4}", "'1.2.3' is not a number"),
      FaultyCoordinate("{--1,4}", "'--1' is not a number"),
      FaultyCoordinate("{.,4}", "'.' is not a number"),
      FaultyCoordinate("{-,4}", "'-' is not a number"),
      FaultyCoordinate("{1e+,4}", "'1e+' is not a number"),
      FaultyCoordinate("{{1,2}}", "there are too many braces"),
      FaultyCoordinate("{1,2} x", "'x' stands behind the closing brace"),
      FaultyCoordinate("{1,2},", "',' stands behind the closing brace"),
      FaultyCoordinate("{1,2} – the gate", "'– the gate' stands behind the closing brace"),
      FaultyCoordinate("{1,2} Joe's", "'Joe's' stands behind the closing brace"),
      FaultyCoordinate("{1,2} ٣", "'٣' stands behind the closing brace"),
      FaultyCoordinate(
        "{34.4,\u{A0}-118.5}", "there is white space other than that of ASCII",
        meant: "{34.4,-118.5}"),
      FaultyCoordinate(
        "\u{3000}{34.4,-118.5}\u{2009}", "there is white space other than that of ASCII",
        meant: "{34.4,-118.5}"),
    ])
  func message(faulty: FaultyCoordinate) throws {
    let fault = try fault(of: faulty.text)
    #expect(fault.message == faulty.message)
    #expect(fault.meant == faulty.meant)
  }

  @Test(
    "what was meant is a coordinate itself",
    arguments: [
      "{1 2,3}", "{1,2,3,4}", "{−1,2}", "{１,２}", "{1\u{A0},2}",
    ])
  func repair(text: String) throws {
    let meant = try #require(try fault(of: text).meant)
    #expect(throws: Never.self) { try CoordinateText.parse(meant) }
  }

  @Test(
    "a long text takes no long time to diagnose, and makes no long message", .timeLimit(.minutes(1))
  )
  func longText() throws {
    let digits = String(repeating: "1 ", count: 50_000)
    #expect(try fault(of: "{\(digits),2}").message.count < 100)
    #expect(try fault(of: "{1,2}\(digits)").message.count < 120)
    #expect(try fault(of: String(repeating: "{", count: 100_000)).message == "a brace is missing")
    let fields = String(repeating: "1,", count: 50_000)
    #expect(try fault(of: "{\(fields)1}").message == "there are 50001 numbers")
  }
}
