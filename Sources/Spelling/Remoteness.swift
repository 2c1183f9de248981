/// How far a candidate is from what was typed; it exists only for candidates that are close.
struct Remoteness: Comparable {
  /// The likelihood of the slip that leads from one word to the other, 0 for the same letters.
  private let slip: Int

  /// 0 when both words begin alike, else 1; it decides between equal slips, since few people
  /// mistype the first letter.
  private let firstLetter: Int

  /// The difference of the two lengths, which decides after that.
  private let lengthDifference: Int

  /// Measures two folded words, or fails when they are not close.
  init?(from typed: [Character], to candidate: [Character]) {
    guard let slip = Self.slip(from: typed, to: candidate) else { return nil }
    self.slip = slip
    firstLetter = typed.first == candidate.first ? 0 : 1
    lengthDifference = abs(typed.count - candidate.count)
  }

  static func < (one: Remoteness, other: Remoteness) -> Bool {
    (one.slip, one.firstLetter, one.lengthDifference)
      < (other.slip, other.firstLetter, other.lengthDifference)
  }

  private static func slip(from typed: [Character], to candidate: [Character]) -> Int? {
    let edits = editDistance(from: typed, to: candidate, limit: editLimit(length: typed.count))
    return [
      edits.map { $0 * 2 },
      isBeginning(typed, of: candidate) ? 3 : nil,
      isAbbreviation(typed, of: candidate) ? 5 : nil,
      isMajorPart(typed, of: candidate) || isMajorPart(candidate, of: typed) ? 7 : nil,
    ].compactMap { $0 }.min()
  }

  /// Returns the number of edits after which a word of the given length is another word.
  private static func editLimit(length: Int) -> Int {
    switch length {
    case ...2: 0
    case ...5: 1
    case ...15: 2
    default: 3
    }
  }

  private static func isBeginning(_ part: [Character], of whole: [Character]) -> Bool {
    part.count >= 3 && whole.starts(with: part)
  }

  /// Tells whether the letters of `part` occur in `whole` in order, beginning alike, and are not
  /// too few of it to tell.
  private static func isAbbreviation(_ part: [Character], of whole: [Character]) -> Bool {
    guard part.count >= 3, part.first == whole.first, part.count * 5 >= whole.count * 2 else {
      return false
    }
    var rest = part[...]
    for letter in whole where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  private static func isMajorPart(_ part: [Character], of whole: [Character]) -> Bool {
    guard part.count >= 4, part.count < whole.count, part.count * 2 >= whole.count else {
      return false
    }
    return whole.indices.contains { whole[$0...].starts(with: part) }
  }
}
