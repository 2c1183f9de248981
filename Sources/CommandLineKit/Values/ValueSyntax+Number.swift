extension ValueSyntax where Value == Int {
  /// A whole number within a range.
  package static func integer(
    in range: ClosedRange<Int> = .min ... .max, _ placeholder: String = "N"
  ) -> Self {
    Self(form: ValueForm(placeholder: placeholder, completion: .nothing)) {
      word throws(ValueProblem) in
      guard let number = Int(word), range.contains(number) else {
        throw .notAnInteger(word, range: range)
      }
      return number
    }
  }
}

extension ValueSyntax where Value == Double {
  /// A finite decimal number within a range.
  package static func number(
    in range: ClosedRange<Double> = -.infinity ... .infinity, _ placeholder: String = "N"
  ) -> Self {
    Self(form: ValueForm(placeholder: placeholder, completion: .nothing)) {
      word throws(ValueProblem) in
      guard let number = Double(word), number.isFinite, range.contains(number) else {
        throw .notANumber(word, range: range)
      }
      return number
    }
  }
}
