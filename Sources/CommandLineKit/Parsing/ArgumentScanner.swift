/// Goes through the words of a command line, collects the options and hands out the operands.
struct ArgumentScanner {
  /// What the reader of the words must act upon.
  enum Token {
    /// A word that is no option.
    case operand(String)

    /// The built-in flag for help.
    case help

    /// The built-in flag for the version.
    case version
  }

  /// The options that are understood from here on.
  private(set) var options: [any OptionDeclaration]

  /// What has been collected.
  private(set) var arguments = Arguments()

  private var rest: ArraySlice<String>

  /// Whether two dashes have said that no options follow.
  private(set) var optionsHaveEnded = false

  init(_ words: [String], options: [any OptionDeclaration]) {
    self.options = options
    rest = words[...]
  }

  /// Understands more options from here on.
  mutating func accept(_ more: [any OptionDeclaration]) { options += more }

  /// Understands other options from here on.
  mutating func understand(_ others: [any OptionDeclaration]) { options = others }

  /// Keeps a word that is no option.
  mutating func keep(operand word: String) { arguments.add(operand: word) }

  /// Collects options up to the next word that must be acted upon, or returns `nil` at the end.
  mutating func next() throws(UsageError) -> Token? {
    while let word = rest.popFirst() {
      guard !optionsHaveEnded, word.hasPrefix("-"), word != "-" else { return .operand(word) }
      if word == "--" {
        optionsHaveEnded = true
      } else if word.hasPrefix("--") {
        try scanLong(word)
      } else {
        try scanShort(word)
      }
      if arguments[BuiltIn.help] { return .help }
      if arguments[BuiltIn.version] { return .version }
    }
    return nil
  }

  /// Scans `--name` or `--name=value`.
  private mutating func scanLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    let value = parts.count == 2 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.label.flag == flag }) else {
      throw unknownOption(flag)
    }
    try add(value, for: option)
  }

  /// Scans a cluster of flags, the last of which may be an option with its value.
  private mutating func scanShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.label.short == letter }) else {
        throw unknownOption(letters.count + 2 == word.count ? word : "-\(letter)")
      }
      if option.form == nil, letters.first != "=" {
        try add(nil, for: option)
      } else {
        let value = letters.first == "=" ? letters.dropFirst() : letters
        return try add(letters.isEmpty ? nil : String(value), for: option)
      }
    }
  }

  /// Adds an option with the value that is attached to it, or with the next word.
  private mutating func add(
    _ value: String?, for option: any OptionDeclaration
  ) throws(UsageError) {
    guard let form = option.form else {
      if let value { throw .unexpectedValue(option: option.label.flag, value: value) }
      return try arguments.add("", for: option)
    }
    if let value { return try arguments.add(value, for: option) }
    guard let word = rest.first else {
      throw .missingValue(option: option.label.flag, placeholder: form.placeholder)
    }
    guard !looksLikeOption(word) else {
      throw .optionInsteadOfValue(option: option.label.flag, word: word)
    }
    rest.removeFirst()
    try arguments.add(word, for: option)
  }

  /// Tells whether a word is more probably an option than a value; `-` and `-118.5` are values.
  private func looksLikeOption(_ word: String) -> Bool {
    guard !word.hasPrefix("--") else { return true }
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    return options.contains { $0.label.short == letter }
  }

  private func unknownOption(_ word: String) -> UsageError {
    let candidates = options.lazy.map(\.label).filter { !$0.isHidden }.map(\.flag)
    return .unknownOption(word, candidates: Array(candidates))
  }
}
