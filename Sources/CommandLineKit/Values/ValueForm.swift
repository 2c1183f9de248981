/// How a value looks to the person who types it: what help, manual page and completions show.
package struct ValueForm: Sendable {
  /// What a shell offers as the value.
  package enum Completion: Sendable {
    /// Nothing: the value is free text.
    case nothing

    /// The names of files.
    case files

    /// The names of folders.
    case folders

    /// One of the choices.
    case choices

    /// The choices, several of them with commas between.
    case commaSeparatedChoices
  }

  /// The word that stands for the value, in capital letters.
  package let placeholder: String

  /// What a shell offers.
  package let completion: Completion

  /// Computes the choices when they are needed.
  private let computeChoices: @Sendable () -> [String]

  /// Describes a value.
  package init(
    placeholder: String, completion: Completion,
    choices: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.placeholder = placeholder
    self.completion = completion
    computeChoices = choices
  }

  /// The words to choose from, in the order of their declaration; empty for any other value.
  package var choices: [String] { computeChoices() }
}
