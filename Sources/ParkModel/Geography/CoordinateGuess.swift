/// What was probably meant by a text that is no coordinate.
///
/// It is a guess for a message, which a person looks at before anything is changed.
enum CoordinateGuess {
  /// The longest text that is looked at, in bytes.
  private static let longestText = 120

  /// Returns the coordinate that was meant by `text`, as it should be written; `nil` where that is not
  /// plain.
  static func meant(by text: String) -> String? {
    if text.utf8.count > longestText { return nil }
    let content = withoutFrame(text[...])
    return withOtherComma(content) ?? withoutComma(content) ?? withAngles(content)
  }

  /// Returns `text` without white space, brackets and quotation marks at its ends.
  private static func withoutFrame(_ text: Substring) -> Substring {
    let isFrame: (Character) -> Bool = { $0.isWhitespace || "{}()[]<>\"'“”„‘’«»`".contains($0) }
    let front = text.drop(while: isFrame)
    // A minute or a second sign behind a number belongs to it where there is a degree sign.
    let isAngle = front.contains { "°º".contains($0) }
    let end = front.lastIndex { !isFrame($0) || (isAngle && "\"'’”".contains($0)) }
    return end.map { front[...$0] } ?? ""
  }

  /// Returns the coordinate with another sign than the comma between its numbers, or that only was in a
  /// wrong frame.
  private static func withOtherComma(_ text: Substring) -> String? {
    let separators: (Character) -> Bool = { ",;，、؛،|/".contains($0) }
    let fields = text.split(omittingEmptySubsequences: false, whereSeparator: separators)
    return fields.count == 2 ? coordinate(fields[0], fields[1]) : nil
  }

  /// Returns the coordinate of two numbers with white space or just a sign between them, or a point before
  /// the sign.
  private static func withoutComma(_ text: Substring) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.count == 2 { return coordinate(words[0], words[1]) }
    guard words.count == 1,
      let sign = text.dropFirst().lastIndex(where: { "+-".contains($0) })
    else { return nil }
    let first = text[..<sign]
    return coordinate(first.last == "." ? first.dropLast() : first, text[sign...])
  }

  private static func coordinate(_ latitude: Substring, _ longitude: Substring) -> String? {
    let meant = "{\(withoutFrame(latitude)),\(withoutFrame(longitude))}"
    return CoordinateText.isCoordinate(meant) ? meant : nil
  }

  /// Returns the coordinate of two angles with degree signs or directions.
  private static func withAngles(_ text: Substring) -> String? {
    guard let angles = AngleText.pair(in: text) else { return nil }
    let (first, second) = angles
    let isSwapped = first.axis == .longitude || second.axis == .latitude
    if first.axis != nil && first.axis == second.axis { return nil }
    let (latitude, longitude) = isSwapped ? (second, first) : (first, second)
    guard latitude.degrees <= 90, longitude.degrees <= 180 else { return nil }
    return coordinate(latitude.text[...], longitude.text[...])
  }
}
