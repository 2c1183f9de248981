internal import CommandLineKit
internal import Diagnostics
package import ParkChecks
package import TerminalText

/// What `parkcheck explain` says about a rule: what it is, why it matters, a wrong and a right
/// example, how to mend the fault and how to silence the rule.
package struct RuleExplanation {
  private typealias Example = ParkChecks.Example

  private let rule: RuleDescription
  private let style: TextStyle

  /// The widest line of prose.
  private static let width = 78

  /// Explains `rule` in `style`.
  package init(_ rule: RuleDescription, style: TextStyle = .plain) {
    self.rule = rule
    self.style = style
  }

  /// The page, ending in a newline.
  package var text: String {
    let sections = [
      title, prose(rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + "."),
      section("Why it matters", prose(rule.rationale, indentation: 2)),
      example("Wrong", examples.wrong), example("Right", examples.right),
      section("How to mend it", prose(rule.remedy + mending, indentation: 2)),
      section("How to silence it", silencing),
    ]
    return sections.compactMap { $0 }.joined(separator: "\n")
  }

  private var title: String {
    style.paint(rule.id.name, .rule) + " ("
      + style.paint(rule.severity.rawValue, .severity(rule.severity)) + ")\n"
  }

  private func section(_ title: String, _ body: String) -> String {
    style.paint(title, .place) + "\n" + body
  }

  private func prose(_ text: String, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    return paragraphs(of: text).map { paragraph in
      wrapped(paragraph, width: Self.width - indentation).map { margin + $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  // MARK: Examples

  /// An example in which the rule fires and one in which it does not, of the same kind where there
  /// are such.
  private var examples: (wrong: Example?, right: Example?) {
    for wrong in rule.triggering {
      let right = rule.nonTriggering.first { $0.fileName == wrong.fileName }
      if let right { return (wrong, right) }
    }
    return (rule.triggering.first, rule.nonTriggering.first)
  }

  private func example(_ title: String, _ example: Example?) -> String? {
    guard let example else { return nil }
    let lines = example.markedText.split(separator: "\n", omittingEmptySubsequences: false)
    return section(
      "\(title): \(example.fileName)\(example.surroundings)",
      configuration(of: example) + lines.map(shown).joined())
  }

  private func configuration(of example: Example) -> String {
    example.configuration.map { "  parktools.json:  \($0)\n\n" } ?? ""
  }

  /// Returns a line of an example, and a mark below it where it has one.
  private func shown(_ line: Substring) -> String {
    let parts = line.split(separator: Example.mark, omittingEmptySubsequences: false)
    let excerpt = SourceExcerpt(
      before: Array((parts.first ?? "").unicodeScalars),
      after: parts.dropFirst().flatMap { Array($0.unicodeScalars) },
      isCutBefore: false, isCutAfter: false)
    let view = SourceView(excerpt, width: .max)
    guard parts.count > 1 else { return view.text.isEmpty ? "\n" : "  \(view.text)\n" }
    let margin = String(repeating: " ", count: view.markOffset)
    return "  \(view.text)\n  \(margin)" + style.paint(view.marks, .severity(rule.severity)) + "\n"
  }

  // MARK: What to do

  private var mending: String {
    switch rule.fixability {
    case .none: ""
    case .safe: "\n\n'parkcheck --fix' does it."
    case .unsafe:
      "\n\n'parkcheck --unsafe-fixes' does it; look at the result, for it is guessed."
    }
  }

  private var silencing: String {
    let off = #"{ "severity": { "\#(rule.id)": "off" } }"#
    return """
        In parktools.json, for all files or for some of them:

          { "rules": \(off) }
          { "rules": { "files": { "Drafts/**":
            \(off) } } }

        In a file, before the element or, for the whole file, before the first one:

          <!-- \(Suppression.marker) \(rule.id) the reason -->

        For once:

          parkcheck --ignore \(rule.id) ...

        In the place of "off", "error", "warning" or "note" change the severity.

      """
  }
}

extension ParkChecks.Example {
  /// What else lies in the folder of the example.
  fileprivate var surroundings: String {
    guard let center = park.flatMap(Self.center) else { return "" }
    return ", beside a park around \(center)"
  }

  private static func center(of park: String) -> Substring? {
    guard let key = park.firstRange(of: "<key>midCoord</key>"),
      let start = park[key.upperBound...].firstRange(of: "<string>"),
      let end = park[start.upperBound...].firstRange(of: "</string>")
    else { return nil }
    return park[start.upperBound..<end.lowerBound]
  }
}
