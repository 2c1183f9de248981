/// The lines of a manual page, written from top to bottom.
struct ManualPage {
  private var lines: [String] = []

  /// The page as roff with the `man` macros.
  var roff: String { lines.joined(separator: "\n") + "\n" }

  /// Writes the title line of the whole page.
  mutating func title(_ name: String, date: String, version: String) {
    let words = [name.uppercased(), "1", date, version].map(RoffText.argument)
    lines.append(".TH " + words.joined(separator: " "))
    // Words that are typed must not be hyphenated, nor spread over the line.
    lines += [".nh", ".ad l"]
  }

  /// Begins a section.
  mutating func section(_ title: String) {
    lines.append(".SH " + RoffText.argument(title.uppercased()))
  }

  /// Begins a part of a section.
  mutating func part(_ title: String) { lines.append(".SS " + RoffText.argument(title)) }

  /// Begins a part of a part.
  mutating func heading(_ title: String) { lines += [".PP", RoffText.bold(title)] }

  /// Writes one line of roff as it is.
  mutating func line(_ roff: String) { lines.append(roff) }

  /// Writes paragraphs, each with space above it.
  mutating func prose(_ text: String) {
    for paragraph in paragraphs(of: text) {
      lines.append(".PP")
      running(paragraph)
    }
  }

  /// Writes a term in roff, and below it, indented, what is said about it.
  mutating func entry(_ term: String, _ description: String) {
    lines += [".TP", term]
    running(description)
  }

  /// Writes a text in lines that are short enough to be read and compared.
  private mutating func running(_ text: String) {
    lines += wrapped(text, width: 72).map(RoffText.plain)
  }

  /// Writes command lines, each with what it does.
  mutating func examples(_ examples: [Example]) {
    for example in examples { entry(RoffText.bold(example.command), example.effect) }
  }

  /// Writes options.
  mutating func options(_ options: [any OptionDeclaration]) {
    for option in options { entry(option.roffTerm, option.description) }
  }

  /// Writes what the operands are.
  mutating func operand(_ operand: any OperandDeclaration) {
    entry(operand.roffUsage, operand.description)
  }
}

extension OptionDeclaration {
  /// The forms of the option in roff.
  fileprivate var roffTerm: String {
    let flags = [label.shortFlag, label.flag].compactMap { $0 }.map(RoffText.bold)
    let value = form.map { " " + RoffText.italic($0.placeholder) } ?? ""
    return flags.joined(separator: ", ") + value
  }
}

extension OperandDeclaration {
  /// The operands of a usage line in roff.
  var roffUsage: String {
    let word = RoffText.italic(form.placeholder)
    return (count.allowsNone ? "[\(word)]" : word) + (count.allowsMany ? "..." : "")
  }
}
