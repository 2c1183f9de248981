/// What an option is called and what is said about it.
package struct OptionLabel: Sendable {
  /// The long name without its dashes, such as `skip-invalid`.
  package let name: String

  /// The letter of the short form, such as `o` for `-o`.
  package let short: Character?

  /// What the option does, in one line without a full stop.
  package let help: String

  /// The title of the help section, or `nil` for the common one.
  package let group: String?

  /// Whether help, manual page and completions leave the option out.
  package let isHidden: Bool

  /// What holds when the option is not given, as help shows it.
  package var shownDefault: String?
}

extension OptionLabel {
  /// The long name as it is typed, such as `--skip-invalid`.
  package var flag: String { "--" + name }

  /// The short form as it is typed, such as `-o`.
  package var shortFlag: String? { short.map { "-\($0)" } }
}
