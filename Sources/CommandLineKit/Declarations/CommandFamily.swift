/// Commands that differ in a part of their names, and stand as one in overviews.
package struct CommandFamily: Hashable, Sendable {
  /// Their names, with a word in capital letters for the part in which they differ.
  package let name: String

  /// What they do, in one line without a full stop.
  package let summary: String

  /// Declares a family.
  package init(_ name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// A command, or the commands of a family.
struct CommandEntry<Action: Sendable> {
  /// The name, or that of the family.
  let name: String

  /// What they do.
  let summary: String

  /// The commands, at least one.
  private(set) var members: [Command<Action>]

  /// The first of the commands, which stands for what all have in common.
  var first: Command<Action> { members[0] }

  /// The options of the commands, none twice.
  var options: [any OptionDeclaration] {
    var names: Set<String> = []
    return members.flatMap(\.options).filter { names.insert($0.label.name).inserted }
  }

  /// Returns the entries of `commands` but for hidden ones, those of a family at the place of its first.
  static func entries(of commands: [Command<Action>]) -> [CommandEntry] {
    var entries: [CommandEntry] = []
    for command in commands where !command.isHidden {
      let name = command.family?.name ?? command.name
      if command.family != nil, let index = entries.firstIndex(where: { $0.name == name }) {
        entries[index].members.append(command)
      } else {
        entries.append(
          CommandEntry(
            name: name, summary: command.family?.summary ?? command.summary, members: [command]))
      }
    }
    return entries
  }
}
