/// The text of a coordinate, `{latitude,longitude}`, and what is wrong with others.
///
/// White space may stand around the braces, the comma and the numbers. A number is an optional
/// sign, digits with an optional point, and an optional exponent, in ASCII. The app reads the text
/// with `CGPointFromString`, which turns all else into `{0,0}` without a word.
public enum CoordinateText {
  /// Returns the coordinate that `text`, in UTF-8, stands for.
  public static func parse(_ text: Span<UInt8>) throws(CoordinateFault) -> Coordinate {
    try parse(text, in: 0..<text.count)
  }

  /// Returns the coordinate that the part `range` of `text` stands for.
  package static func parse(
    _ text: Span<UInt8>, in range: Range<Int>
  ) throws(CoordinateFault) -> Coordinate {
    try parseWithDecimals(text, in: range).coordinate
  }

  /// Returns the coordinate that the part `range` of `text` stands for, and how many digits stand
  /// behind the point in the number that has more of them.
  static func parseWithDecimals(
    _ text: Span<UInt8>, in range: Range<Int>
  ) throws(CoordinateFault) -> (coordinate: Coordinate, decimals: UInt8) {
    var scanner = CoordinateScanner(in: range)
    if let coordinate = scanner.coordinate(text) { return (coordinate, scanner.decimals) }
    let part = range.map { text[$0] }
    throw CoordinateFault(diagnosing: String(decoding: part, as: UTF8.self))
  }

  /// Returns the coordinate that `text` stands for.
  public static func parse(_ text: String) throws(CoordinateFault) -> Coordinate {
    let bytes = Array(text.utf8)
    return try parse(bytes.span)
  }

  /// Returns whether `text` is a coordinate, without asking why it is none.
  package static func isCoordinate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var scanner = CoordinateScanner(in: bytes.indices)
    return scanner.coordinate(bytes.span) != nil
  }

  /// Returns whether `text` is meant as a coordinate: it begins with a brace, or holds two numbers
  /// and hardly anything else.
  package static func resemblesCoordinate(_ text: String) -> Bool {
    let trimmed = text.drop(while: \.isWhitespace)
    if trimmed.first == "{" { return true }
    let words = trimmed.split(whereSeparator: { ",; ".contains($0) })
    return 2...4 ~= words.count && words.allSatisfy(resemblesNumber)
  }

  private static func resemblesNumber(_ word: Substring) -> Bool {
    word.contains(where: \.isNumber)
      && word.allSatisfy { $0.isNumber || "+-−.°′″'\"NSWOeE".contains($0) }
  }
}
