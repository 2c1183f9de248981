import ByteIO
import CommandLineKit
import Conversion
import Diagnostics
import ParkChecks
import Reporting
import TerminalText

/// `parkcheck rules` and `parkcheck explain`.
struct RuleCommands {
  let arguments: Arguments
  let voice: Report

  /// Lists all rules.
  func list() -> ExitStatus {
    let table = RuleTable(RuleCatalogue.rules.map { RuleSummary($0) })
    switch arguments[Options.listFormat] {
    case .text: return voice.output(table.text(width: Console.outputWidth))
    case .json:
      var text = ByteBuffer()
      table.writeJSON(to: &text)
      return voice.output(String(decoding: text.bytes, as: UTF8.self))
    }
  }

  /// Explains one rule.
  func explain() -> ExitStatus {
    let names = arguments[Options.rule]
    let pages = RuleCatalogue.rules.filter { names.contains($0.id) }
      .map { RuleExplanation($0, style: style).text }
    return voice.output(pages.joined(separator: "\n"))
  }

  private var style: TextStyle {
    TextStyle(
      isColoured: arguments[Options.color].isColoured(isTerminal: Console.isOutputTerminal),
      showsSource: true, width: Console.outputWidth ?? 80)
  }
}
