import Testing

@testable import ParkModel

/// A text that is no coordinate, and what was meant by it.
struct GuessedCoordinate: CustomTestStringConvertible, Sendable {
  let text: String
  let meant: String?

  init(_ text: String, _ meant: String?) {
    self.text = text
    self.meant = meant
  }

  var testDescription: String { text.debugDescription }
}

@Suite struct CoordinateGuessTests {
  @Test(
    "what was meant is found",
    arguments: [
      // Other frames, and none.
      GuessedCoordinate("34.42581, -118.60089", "{34.42581,-118.60089}"),
      GuessedCoordinate("(34.42581, -118.60089)", "{34.42581,-118.60089}"),
      GuessedCoordinate("[34.42581,-118.60089]", "{34.42581,-118.60089}"),
      GuessedCoordinate("{34.42581,-118.60089", "{34.42581,-118.60089}"),
      GuessedCoordinate("34.42581,-118.60089}", "{34.42581,-118.60089}"),
      GuessedCoordinate("{{34.42581,-118.60089}}", "{34.42581,-118.60089}"),
      GuessedCoordinate("\"{34.42581,-118.60089}\"", "{34.42581,-118.60089}"),
      GuessedCoordinate("“{34.42581,-118.60089}”", "{34.42581,-118.60089}"),
      GuessedCoordinate("{34.42581,-118.60089\"}", "{34.42581,-118.60089}"),
      GuessedCoordinate("{'34.42581','-118.60089'}", "{34.42581,-118.60089}"),
      GuessedCoordinate("{(34.42581),(-118.60089)}", "{34.42581,-118.60089}"),
      // Other commas, and none.
      GuessedCoordinate("{34.42581;-118.60089}", "{34.42581,-118.60089}"),
      GuessedCoordinate("{34.42581，-118.60089}", "{34.42581,-118.60089}"),
      GuessedCoordinate("{34.42581|-118.60089}", "{34.42581,-118.60089}"),
      GuessedCoordinate("{34.42581 -118.60089}", "{34.42581,-118.60089}"),
      GuessedCoordinate("{34.42581\t118.60089}", "{34.42581,118.60089}"),
      GuessedCoordinate("{34.42581-118.60089}", "{34.42581,-118.60089}"),
      GuessedCoordinate("{-34.42581+118.60089}", "{-34.42581,+118.60089}"),
      GuessedCoordinate("{34.42581.-118.60089}", "{34.42581,-118.60089}"),
      // Directions.
      GuessedCoordinate("{34.42581 N, 118.60089 W}", "{34.42581,-118.60089}"),
      GuessedCoordinate("{N34.4,W118.5}", "{34.4,-118.5}"),
      GuessedCoordinate("33.9s 18.4e", "{-33.9,18.4}"),
      GuessedCoordinate("W 118.6, N 34.4", "{34.4,-118.6}"),
      GuessedCoordinate("118.6 W 34.4 N", "{34.4,-118.6}"),
      // Degrees, minutes and seconds.
      GuessedCoordinate("{34°,118°}", "{34,118}"),
      GuessedCoordinate("{34.42581°,-118.60089°}", "{34.42581,-118.60089}"),
      GuessedCoordinate("34.42581° -118.60089°", "{34.42581,-118.60089}"),
      GuessedCoordinate("34°25'33\"N 118°36'3.2\"W", "{34.425833,-118.600889}"),
      GuessedCoordinate("34°25′33″N, 118°36′3.2″W", "{34.425833,-118.600889}"),
      GuessedCoordinate("34°25’33”N, 118°36’3.2”W", "{34.425833,-118.600889}"),
      GuessedCoordinate("{N 34º 25.5′, W 118º 36.25′}", "{34.425,-118.604167}"),
      GuessedCoordinate("{-33°30',18°15'}", "{-33.5,18.25}"),
      GuessedCoordinate("{34 25 33 N, 118 36 0 W}", "{34.425833,-118.6}"),
      GuessedCoordinate("0°0'0.0036\"S 180°0'0\"E", "{-0.000001,180}"),
    ])
  func found(guessed: GuessedCoordinate) {
    #expect(CoordinateGuess.meant(by: guessed.text) == guessed.meant)
  }

  @Test(
    "where it is not plain, nothing is said",
    arguments: [
      "", "{}", "{,}", "{1}", "{1,}", "TODO", "{1,2,3}", "{1 2 3}", "{a,b}", "{1.2.3,4}", "{--1,4}",
      "{1,2} x", "{1e+,4}", "{34,42;118,60}", "{nan,1}", "{0x22,1}",
      // Two of the same axis, east or west in two languages, signs beside directions.
      "34 N 35 N", "118 W 119 E", "{34.4 N,118.5 O}", "{-34.4 N,118.5 W}",
      // Angles that are none.
      "91°N 0°E", "34°61'N 118°0'W", "34°25'61\"N 118°W", "34.5°25'N 118°W", "34'25°N 118°W",
      "34° 25' 33\" 1\" N 118° W", "N E", "°,°", "34°", "34° N", "1°2°3°", "34°,118°,5°",
    ])
  func unclear(text: String) {
    #expect(CoordinateGuess.meant(by: text) == nil)
  }

  @Test("a long text is not looked at")
  func longText() {
    #expect(CoordinateGuess.meant(by: String(repeating: "1", count: 200) + ",2") == nil)
  }
}
