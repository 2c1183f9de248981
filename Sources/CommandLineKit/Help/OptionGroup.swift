/// Options that are shown under one title.
struct OptionGroup {
  let title: String
  private(set) var options: [any OptionDeclaration]

  /// The title of options that declare no group.
  static let commonTitle = "Options"

  /// The title of options that declare no group and belong to every subcommand.
  static let globalTitle = "Global options"

  /// Groups the options that are not hidden: first those without a group of their own, then the
  /// groups in the order of their first option.
  static func groups(
    of options: [any OptionDeclaration], commonTitle: String = commonTitle
  ) -> [OptionGroup] {
    var groups = [OptionGroup(title: commonTitle, options: [])]
    for option in options where !option.label.isHidden {
      let title = option.label.group ?? commonTitle
      if let index = groups.firstIndex(where: { $0.title == title }) {
        groups[index].options.append(option)
      } else {
        groups.append(OptionGroup(title: title, options: [option]))
      }
    }
    return groups.filter { !$0.options.isEmpty }
  }
}
