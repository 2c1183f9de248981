extension ValueSyntax where Value == String {
  /// Any text, even an empty one.
  package static func text(_ placeholder: String) -> Self {
    Self(form: ValueForm(placeholder: placeholder, completion: .nothing)) { $0 }
  }

  /// The name of a file; `-` is left to the reader's judgement.
  package static func file(_ placeholder: String = "FILE") -> Self {
    Self(form: ValueForm(placeholder: placeholder, completion: .files)) {
      word throws(ValueProblem) in try name(word, of: "a file")
    }
  }

  /// The name of a folder.
  package static func folder(_ placeholder: String = "FOLDER") -> Self {
    Self(form: ValueForm(placeholder: placeholder, completion: .folders)) {
      word throws(ValueProblem) in try name(word, of: "a folder")
    }
  }

  private static func name(_ word: String, of what: String) throws(ValueProblem) -> String {
    guard !word.isEmpty else { throw .malformed(word, expected: "the name of \(what)") }
    return word
  }
}
