/// Returns the candidate that a person who typed `word` most probably meant, or `nil` when none
/// is close.
///
/// Case and the separators `-`, `_` and space do not count. Close are, best first: the same
/// letters, a slip of the fingers within a bound that grows with the length of the word, a
/// beginning (`lay` for `layers`), an abbreviation (`cfg` for `config`), and a part that makes up
/// at least half of the whole (`topLeftCoord` for `overlayTopLeftCoord`). Among equals the one
/// that begins with the same letter wins, then the nearest in length, then the earlier one.
/// A word of more than 200 bytes is close to none, since comparing takes time with the square of the
/// length.
///
/// - Parameters:
///   - word: The word that was typed.
///   - candidates: The words that would have been understood, in a fixed order.
/// - Returns: One of the candidates as it was passed.
package func closestMatch(to word: String, in candidates: some Sequence<String>) -> String? {
  guard isWord(word) else { return nil }
  let typed = folded(word)
  var best: (candidate: String, remoteness: Remoteness)?
  for candidate in candidates where isWord(candidate) {
    guard let remoteness = Remoteness(from: typed, to: folded(candidate)) else { continue }
    if let known = best, known.remoteness <= remoteness { continue }
    best = (candidate, remoteness)
  }
  return best?.candidate
}

/// Whether a text is as short as words are that a person may have mistyped.
private func isWord(_ text: String) -> Bool { text.utf8.count <= 200 }

/// Returns the letters of a word in lower case, without its separators.
private func folded(_ word: String) -> [Character] {
  word.lowercased().filter { !"-_ ".contains($0) }
}
