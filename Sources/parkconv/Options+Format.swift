import CommandLineKit
import ParkFormats

extension Options {
  /// Returns how the command line spells `option`.
  static func declaration(of option: FormatOption) -> any OptionDeclaration {
    switch option.form {
    case .flag: flag(option)
    case .number(let range, let usual): number(option, range, usual)
    case .choice(let words, let usual): choice(option, words, usual)
    case .folder(let usual): folder(option, usual)
    }
  }

  /// Returns what `arguments` give the options of a format.
  static func settings(of options: [FormatOption], in arguments: Arguments) -> FormatSettings {
    var settings = FormatSettings()
    for option in options { settings[option] = value(of: option, in: arguments) }
    return settings
  }

  private static func value(
    of option: FormatOption, in arguments: Arguments
  ) -> FormatOption.Value? {
    switch option.form {
    case .flag: arguments[flag(option)] ? .on : nil
    case .number(let range, let usual):
      arguments[number(option, range, usual)].map(FormatOption.Value.number)
    case .choice(let words, let usual):
      arguments[choice(option, words, usual)].map(FormatOption.Value.text)
    case .folder(let usual): arguments[folder(option, usual)].map(FormatOption.Value.text)
    }
  }

  private static let group = "Format"

  private static func flag(_ option: FormatOption) -> Flag {
    Flag(option.name, help: option.help, group: group)
  }

  private static func number(
    _ option: FormatOption, _ range: ClosedRange<Int>, _ usual: Int
  ) -> Option<Int> {
    Option(
      option.name, .integer(in: range), help: option.help, shownDefault: String(usual),
      group: group)
  }

  private static func choice(
    _ option: FormatOption, _ words: [String], _ usual: String
  ) -> Option<String> {
    Option(
      option.name, .choice(among: words, option.name.uppercased()), help: option.help,
      shownDefault: usual, group: group)
  }

  private static func folder(_ option: FormatOption, _ usual: String) -> Option<String> {
    Option(option.name, .folder(), help: option.help, shownDefault: usual, group: group)
  }
}
