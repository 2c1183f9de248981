import TerminalText
import Testing

@testable import ParkChecks
@testable import Reporting

@Suite struct RuleExplanationTests {
  private let rule = RuleDescription(
    "route-repeat", .warning, fixability: .safe, summary: "the same point twice in a row",
    rationale: "It is a trap for whoever edits the list and moves only one of the two, and no one.",
    remedy: "Remove it.",
    triggering: [.park(), Example.route("{1,2}", "↓{1,2}").beside(.park())],
    nonTriggering: [.route("{1,2}", "{1,3}").configured("{ }")])

  @Test("a page tells what, why, wrong and right, how to mend and how to silence")
  func page() {
    #expect(
      RuleExplanation(rule).text == """
        route-repeat (warning)

        The same point twice in a row.

        Why it matters
          It is a trap for whoever edits the list and moves only one of the two, and
          no one.

        Wrong: WalkRoute.plist, beside a park around {52.1050,4.3000}
          <array>
              <string>{1,2}</string>
              <string>{1,2}</string>
              ^~~~~~~~~~~~~~~~~~~~~~
          </array>

        Right: WalkRoute.plist
          parktools.json:  { }

          <array>
              <string>{1,2}</string>
              <string>{1,3}</string>
          </array>

        How to mend it
          Remove it.

          'parkcheck --fix' does it.

        How to silence it
          In parktools.json, for all files or for some of them:

            { "rules": { "severity": { "route-repeat": "off" } } }
            { "rules": { "files": { "Drafts/**":
              { "severity": { "route-repeat": "off" } } } } }

          In a file, before the element or, for the whole file, before the first one:

            <!-- parkcheck:ignore route-repeat the reason -->

          For once:

            parkcheck --ignore route-repeat ...

          In the place of "off", "error", "warning" or "note" change the severity.

        """)
  }

  @Test("colours are all that they add")
  func colours() {
    let style = TextStyle(isColoured: true, showsSource: true)
    let coloured = RuleExplanation(rule, style: style).text
    #expect(coloured.hasPrefix("\u{1B}[1mroute-repeat\u{1B}[0m (\u{1B}[1;35mwarning\u{1B}[0m)\n"))
    let bare = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare == RuleExplanation(rule).text)
  }

  @Test("the page of every rule has a mark or a whole file, and is no wider than 80 columns")
  func all() {
    for rule in RuleCatalogue.rules {
      let text = RuleExplanation(rule).text
      for line in text.split(separator: "\n") {
        #expect(line.count <= 80, "\(rule.id)")
        #expect(!line.hasSuffix(" ") && !line.contains("↓"), "\(rule.id)")
      }
      #expect(text.contains("\nWrong: ") && text.contains("\nRight: "), "\(rule.id)")
    }
  }
}
