/// Complaints about declarations, in the order in which they were made.
struct Audit {
  private(set) var complaints: [String] = []

  mutating func complain(_ subject: String, _ complaint: String) {
    complaints.append("\(subject): \(complaint)")
  }

  /// Checks a name that is typed.
  mutating func checkName(_ name: String, of kind: String) {
    guard !isKebabCase(name) else { return }
    complain("\(kind) '\(name)'", "the name is not in kebab case")
  }

  /// Checks a line of help.
  mutating func checkHelp(_ help: String, of subject: String) {
    guard let first = help.first, let last = help.last else {
      return complain(subject, "help is missing")
    }
    if first.isLowercase { complain(subject, "help begins with a small letter") }
    if last == "." { complain(subject, "help ends in a full stop") }
    if first.isWhitespace || last.isWhitespace { complain(subject, "help has spaces around it") }
    if help.contains(where: \.isNewline) { complain(subject, "help has more than one line") }
  }

  /// Checks each option by itself.
  mutating func checkOptions(_ options: [any OptionDeclaration], of path: String) {
    for option in options {
      let subject = "\(path) \(option.label.flag)"
      checkName(option.label.name, of: "\(path) option")
      checkHelp(option.label.help, of: subject)
      if let short = option.label.short, !short.isASCII || !short.isLetter {
        complain(subject, "the short form '\(short)' is no ASCII letter")
      }
      if let form = option.form { checkForm(form, of: subject) }
      if option.label.group?.isEmpty == true { complain(subject, "the group has no title") }
      if option.label.shownDefault?.isEmpty == true { complain(subject, "the default is empty") }
    }
  }

  /// Checks how a value looks.
  mutating func checkForm(_ form: ValueForm, of subject: String) {
    if form.placeholder.isEmpty || form.placeholder.contains(where: isUnfitForPlaceholder) {
      complain(subject, "the placeholder '\(form.placeholder)' is not in capital letters")
    }
    for choice in form.choices where choice.isEmpty || choice.contains(where: isUnfitForChoice) {
      complain(subject, "the choice '\(choice)' cannot be typed without quotes")
    }
    switch form.completion {
    case .choices, .commaSeparatedChoices:
      if form.choices.isEmpty { complain(subject, "there is nothing to choose from") }
      checkUnique(form.choices, in: subject)
    case .nothing, .files, .folders: break
    }
  }

  /// Checks that no two options of a command line are typed alike.
  mutating func checkUniqueFlags(_ options: [any OptionDeclaration], of path: String) {
    checkUnique(options.map(\.label.flag), in: path)
    checkUnique(options.compactMap(\.label.shortFlag), in: path)
  }

  /// Checks that no word occurs twice.
  mutating func checkUnique(_ words: [String], in subject: String) {
    var known: Set<String> = []
    for word in words where !known.insert(word).inserted {
      complain(subject, "'\(word)' is declared more than once")
    }
  }
}

/// Tells whether a name consists of small letters and digits, with single hyphens between.
private func isKebabCase(_ name: String) -> Bool {
  let parts = name.split(separator: "-", omittingEmptySubsequences: false)
  return name.first?.isLetter == true
    && parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
}

private func isUnfitForPlaceholder(_ letter: Character) -> Bool {
  !(letter.isASCII && (letter.isUppercase || letter.isNumber || "=-_,:|".contains(letter)))
}

private func isUnfitForChoice(_ letter: Character) -> Bool {
  !(letter.isASCII && (letter.isLetter || letter.isNumber || "-_.".contains(letter)))
}
