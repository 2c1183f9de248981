/// Returns the Damerau–Levenshtein distance of two words, or `nil` when it exceeds the limit.
///
/// An edit inserts, deletes or replaces one letter, or swaps two neighbours. No letter is edited
/// twice (the variant known as optimal string alignment).
func editDistance(from source: [Character], to target: [Character], limit: Int) -> Int? {
  guard abs(source.count - target.count) <= limit else { return nil }
  var beforePrevious: [Int] = []
  var previous = Array(0...target.count)
  for row in source.indices {
    var current = [row + 1]
    for column in target.indices {
      let replacement = previous[column] + (source[row] == target[column] ? 0 : 1)
      var edits = min(replacement, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, source[row] == target[column - 1],
        source[row - 1] == target[column], source[row] != target[column]
      {
        edits = min(edits, beforePrevious[column - 1] + 1)
      }
      current.append(edits)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[target.count] <= limit ? previous[target.count] : nil
}
