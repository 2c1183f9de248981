/// Returns the candidate that a person who typed `word` most probably meant, or `nil` when none
/// is close.
///
/// Case and the separators `-`, `_` and space do not count. Close are, best first: the same
/// letters, a slip of the fingers within a bound that grows with the length of the word, a
/// beginning (`lay` for `layers`), an abbreviation (`cfg` for `config`), and a part that makes up
/// at least half of the whole (`topLeftCoord` for `overlayTopLeftCoord`). Among equals the one
/// that begins with the same letter wins, then the nearest in length, then the earlier one.
///
/// - Parameters:
///   - word: The word that was typed.
///   - candidates: The words that would have been understood, in a fixed order.
/// - Returns: One of the candidates as it was passed.
package func closestMatch(to word: String, in candidates: some Sequence<String>) -> String? {
  let typed = folded(word)
  var best: (candidate: String, remoteness: Remoteness)?
  for candidate in candidates {
    guard let remoteness = Remoteness(from: typed, to: folded(candidate)) else { continue }
    if let known = best, known.remoteness <= remoteness { continue }
    best = (candidate, remoteness)
  }
  return best?.candidate
}

/// Returns the letters of a word in lower case, without its separators.
private func folded(_ word: String) -> [Character] {
  word.lowercased().filter { !"-_ ".contains($0) }
}
