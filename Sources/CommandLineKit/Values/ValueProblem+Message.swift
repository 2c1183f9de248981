import Spelling

extension ValueProblem {
  /// The word that is wrong.
  var word: String {
    switch self {
    case .notAChoice(let word, _), .notAnInteger(let word, _), .notANumber(let word, _),
      .malformed(let word, _):
      word
    }
  }

  /// What should be done about it: `; did you mean 'x'?` or `: expected …`.
  var remedy: String {
    switch self {
    case .notAChoice(let word, let choices):
      suggestion(for: word, in: choices).nonEmpty ?? ": expected \(alternatives(choices))"
    case .notAnInteger(_, let range):
      ": expected a whole number\(bounds(range, leastBound: .min, greatestBound: .max))"
    case .notANumber(_, let range):
      ": expected a number"
        + bounds(range, leastBound: -.infinity, greatestBound: .infinity)
    case .malformed(_, let expected):
      ": expected \(expected)"
    }
  }
}

/// Returns `; did you mean 'x'?`, or an empty text when no candidate is close.
func suggestion(for word: String, in candidates: [String]) -> String {
  closestMatch(to: word, in: candidates).map { "; did you mean \(quoted($0))?" } ?? ""
}

/// Returns the words as `a, b or c`.
private func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

private func bounds<Bound>(
  _ range: ClosedRange<Bound>, leastBound: Bound, greatestBound: Bound
) -> String {
  switch (range.lowerBound == leastBound, range.upperBound == greatestBound) {
  case (true, true): ""
  case (true, false): " up to \(range.upperBound)"
  case (false, true): " from \(range.lowerBound) up"
  case (false, false): " from \(range.lowerBound) to \(range.upperBound)"
  }
}

extension String {
  /// The text, or `nil` when it is empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
