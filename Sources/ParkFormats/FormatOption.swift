/// An option that some formats understand.
package struct FormatOption: Hashable, Sendable {
  /// What stands behind an option on the command line.
  package enum Form: Hashable, Sendable {
    /// Nothing: it is a switch.
    case flag
    /// A whole number.
    case number(in: ClosedRange<Int>, usual: Int)
    /// One of some words.
    case choice(of: [String], usual: String)
    /// The path of a folder.
    case folder(usual: String)
  }

  /// What an option was given.
  package enum Value: Hashable, Sendable {
    /// Nothing more than that it is wanted.
    case on
    /// A whole number.
    case number(Int)
    /// A word or a path.
    case text(String)
  }

  /// The long name on the command line, without dashes.
  package let name: String

  /// What stands behind it.
  package let form: Form

  /// What it does, for the help text.
  package let help: String

  /// The options that can't be given together with this one.
  package let excludes: [String]

  init(_ name: String, _ form: Form = .flag, help: String, excludes: [String] = []) {
    self.name = name
    self.form = form
    self.help = help
    self.excludes = excludes
  }
}

/// What the options of a format were given.
package struct FormatSettings: Sendable {
  private var values: [FormatOption: FormatOption.Value] = [:]

  /// Creates settings in which no option is given.
  package init() {}

  /// What was given for `option`; `nil` where it was not.
  package subscript(option: FormatOption) -> FormatOption.Value? {
    get { values[option] }
    set { values[option] = newValue }
  }

  /// Returns whether `option` was given.
  package func contains(_ option: FormatOption) -> Bool { values[option] != nil }

  /// Returns the settings but for what was given for `option`.
  package func without(_ option: FormatOption) -> FormatSettings {
    var others = self
    others.values[option] = nil
    return others
  }

  /// Returns the number that was given for `option`, or else the usual one; `nil` for an option without
  /// a number.
  func number(_ option: FormatOption) -> Int? {
    if case .number(let number) = values[option] { return number }
    if case .number(_, let usual) = option.form { return usual }
    return nil
  }

  /// Returns the word that was given for `option`, or else the usual one; `nil` for an option without
  /// a word.
  func text(_ option: FormatOption) -> String? {
    if case .text(let text) = values[option] { return text }
    switch option.form {
    case .choice(_, let usual), .folder(let usual): return usual
    case .flag, .number: return nil
    }
  }
}
