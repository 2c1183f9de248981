/// What is wrong with a word that was given as a value.
package enum ValueProblem: Error, Equatable, Sendable {
  /// The word is none of the choices.
  case notAChoice(String, choices: [String])

  /// The word is no whole number, or one out of range.
  case notAnInteger(String, range: ClosedRange<Int>)

  /// The word is no number, or one out of range.
  case notANumber(String, range: ClosedRange<Double>)

  /// The word is not of the form that the second text describes, such as `RULE=LEVEL`.
  case malformed(String, expected: String)
}
