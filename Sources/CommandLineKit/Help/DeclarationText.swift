extension OptionDeclaration {
  /// The forms of the option in one line, the long names standing below each other.
  var term: String {
    let value = form.map { " " + $0.placeholder } ?? ""
    return (label.shortFlag.map { $0 + ", " } ?? "    ") + label.flag + value
  }

  /// The help with the choices, the default and whether the option may be repeated; a no-break
  /// space keeps the default together.
  var description: String {
    var text = label.help + (form?.choicesNote ?? "")
    if let shown = label.shownDefault { text += " [default:\u{A0}\(shown)]" }
    if isRepeatable, form != nil { text += " [repeatable]" }
    return text
  }
}

extension OperandDeclaration {
  /// The operands in a usage line, such as `[FILE]...`.
  var usage: String {
    let word = form.placeholder
    return (count.allowsNone ? "[\(word)]" : word) + (count.allowsMany ? "..." : "")
  }

  /// The help with the choices.
  var description: String { help + form.choicesNote }
}

extension ValueForm {
  /// The choices in brackets, or an empty text when there are none.
  fileprivate var choicesNote: String {
    choices.isEmpty ? "" : " [choices: \(choices.joined(separator: ", "))]"
  }
}
