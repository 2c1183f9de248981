/// Something that a program does on demand: a subcommand, or the whole of a simple program.
///
/// What a command takes is made when it is asked for, since most commands of a program are not.
package struct Command<Action: Sendable>: Sendable {
  /// The name in kebab case.
  package let name: String

  /// What the command does, in one line without a full stop.
  package let summary: String

  /// What more there is to say, in paragraphs with an empty line between.
  package let discussion: String

  /// The words that are no options, or `nil` when there are none.
  package var operand: (any OperandDeclaration)? { makeOperand() }

  /// The options, in the order in which help shows them.
  package var options: [any OptionDeclaration] { makeOptions() }

  /// Command lines worth showing.
  package var examples: [Example] { makeExamples() }

  /// Whether help, manual page and completions leave the command out.
  package let isHidden: Bool

  /// The commands with which this one stands in overviews, or `nil` when it stands alone.
  package let family: CommandFamily?

  /// What the program gets back when the command is to run.
  package let action: Action

  private let makeOperand: @Sendable () -> (any OperandDeclaration)?
  private let makeOptions: @Sendable () -> [any OptionDeclaration]
  private let makeExamples: @Sendable () -> [Example]

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - name: The name in kebab case.
  ///   - summary: What the command does, in one line without a full stop.
  ///   - discussion: What more there is to say, in paragraphs with an empty line between.
  ///   - operand: The words that are no options.
  ///   - options: The options, in the order in which help shows them.
  ///   - examples: Command lines worth showing.
  ///   - isHidden: Whether help, manual page and completions leave the command out.
  ///   - family: The commands with which this one stands in overviews.
  ///   - action: What the program gets back when the command is to run.
  package init(
    _ name: String, summary: String, discussion: String = "",
    operand: @autoclosure @escaping @Sendable () -> (any OperandDeclaration)? = nil,
    options: @autoclosure @escaping @Sendable () -> [any OptionDeclaration] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example] = [], isHidden: Bool = false,
    family: CommandFamily? = nil, action: Action
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    makeOperand = operand
    makeOptions = options
    makeExamples = examples
    self.isHidden = isHidden
    self.family = family
    self.action = action
  }
}
