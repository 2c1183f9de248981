extension ValueSyntax
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the raw values of an enum.
  package static func choice(_ placeholder: String) -> Self {
    Self(form: choices(placeholder, .choices)) { word throws(ValueProblem) in
      try readChoice(word, of: Value.self)
    }
  }
}

extension ValueSyntax {
  /// Some of the raw values of an enum with commas between, in the order in which they are given.
  package static func list<Choice>(of choices: Choice.Type, _ placeholder: String) -> Self
  where
    Choice: CaseIterable & RawRepresentable & Sendable, Choice.RawValue == String,
    Value == [Choice]
  {
    let form = ValueSyntax<Choice>.choices(placeholder, .commaSeparatedChoices)
    return Self(form: form) { words throws(ValueProblem) in
      var list: [Choice] = []
      for word in words.split(separator: ",", omittingEmptySubsequences: false) {
        list.append(try readChoice(String(word), of: choices))
      }
      return list
    }
  }
}

extension ValueSyntax where Value == String {
  /// One of `words`, which are known only when the option is declared.
  package static func choice(among words: [String], _ placeholder: String) -> Self {
    Self(form: ValueForm(placeholder: placeholder, completion: .choices) { words }) {
      word throws(ValueProblem) in
      guard words.contains(word) else { throw .notAChoice(word, choices: words) }
      return word
    }
  }
}

extension ValueSyntax
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  fileprivate static func choices(
    _ placeholder: String, _ completion: ValueForm.Completion
  ) -> ValueForm {
    ValueForm(placeholder: placeholder, completion: completion) {
      Value.allCases.map(\.rawValue)
    }
  }
}

/// Returns the case that a word names.
private func readChoice<Choice>(_ word: String, of type: Choice.Type) throws(ValueProblem) -> Choice
where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
  guard let choice = Choice(rawValue: word) else {
    throw .notAChoice(word, choices: Choice.allCases.map(\.rawValue))
  }
  return choice
}
