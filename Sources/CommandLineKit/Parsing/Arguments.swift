/// What a command line holds; every word in it has passed the check of its declaration.
package struct Arguments: Sendable {
  /// The words that were given for each option, by its long name; an empty one for a flag.
  private(set) var words: [String: [String]] = [:]

  /// The words that are no options.
  private(set) var operands: [String] = []

  /// Returns what was given for an option; one that the command does not declare reads as not
  /// given.
  package subscript<Declaration: OptionDeclaration>(option: Declaration) -> Declaration.Reading {
    option.reading(of: words[option.label.name] ?? [])
  }

  /// Returns the operands in the order of the line.
  package subscript<Value>(operand: Operand<Value>) -> [Value] {
    operands.compactMap { try? operand.syntax.read($0) }
  }

  /// Returns whether an option was given.
  func holds(_ option: any OptionDeclaration) -> Bool { words[option.label.name] != nil }

  /// Adds the word that was given for an option.
  mutating func add(_ word: String, for option: any OptionDeclaration) throws(UsageError) {
    let name = option.label.name
    guard option.isRepeatable || words[name] == nil else {
      throw .repeatedOption(option.label.flag)
    }
    do throws(ValueProblem) { try option.check(word) } catch {
      throw .invalidValue(option: option.label.flag, error)
    }
    words[name, default: []].append(word)
  }

  /// Adds a word that is no option.
  mutating func add(operand word: String) { operands.append(word) }
}
