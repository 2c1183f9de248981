import CommandLineKit
import Conversion
import Diagnostics
import ParkChecks
import ParkModel
import Reporting

/// What the command line of parkcheck may hold.
enum Options {
  static let inputs = Operand<String>(
    .file("FILE|FOLDER"), count: .some,
    help: "Property lists, folders with property lists in them, or '-' for standard input; a role "
      + "may stand before a file, as in route:Walk.plist")

  // MARK: Selecting

  private static let selecting = "Selecting"
  static let select = Option<[RuleID]>(
    "select", .rules, help: "Check by these rules alone; overlay-* stands for all that begin so",
    group: selecting
  ).repeated()
  static let ignore = Option<[RuleID]>(
    "ignore", .rules, help: "Do not check by these rules", group: selecting
  ).repeated()
  static let baseline = Option<String>(
    "baseline", .file(), help: "Pass over the findings that are kept in FILE", group: selecting)
  static let writeBaseline = Option<String>(
    "write-baseline", .file(), help: "Keep all findings in FILE and report none",
    group: selecting)

  // MARK: Reporting

  private static let reporting = "Reporting"
  static let format = Option<ReportFormat>(
    "format", .choice("FORMAT"), help: "How to write the findings", group: reporting
  ).defaulting(to: .text)
  static let outputFile = Option<String>(
    "output-file", short: "o", .file(), help: "Write to FILE instead of standard output",
    group: reporting)
  static let statistics = Flag(
    "statistics", help: "Count the findings of each rule", group: reporting)
  static let color = SharedOptions.color(group: reporting)

  // MARK: The exit status

  private static let exitStatus = "Exit status"
  static let strict = Flag("strict", help: "Fail on warnings too", group: exitStatus)
  static let maxWarnings = Option<Int>(
    "max-warnings", .integer(in: 0...1_000_000), help: "Fail on more than N warnings",
    group: exitStatus)
  static let exitZero = Flag(
    "exit-zero", help: "End with status 0 whatever is found", group: exitStatus)

  // MARK: Mending

  private static let mending = "Mending"
  static let fix = Flag("fix", help: "Mend what can be mended safely", group: mending)
  static let unsafeFixes = Flag(
    "unsafe-fixes", help: "Mend also what a person should look at afterwards", group: mending)
  static let diff = Flag(
    "diff", help: "Show what --fix would change, and change nothing", group: mending)

  // MARK: Subcommands

  static let listFormat = Option<ListFormat>(
    "format", .choice("FORMAT"), help: "How to write the list"
  ).defaulting(to: .text)
  static let rule = Operand<RuleID>(.rule, count: .one, help: "The rule to explain")

  // MARK: Other

  static let stdinFilename = Option<String>(
    "stdin-filename", .file("NAME"), help: "Judge standard input as the file NAME")
  static let jobs = Option<Int>(
    "jobs", short: "j", .integer(in: 1...1024), help: "Files to check at the same time",
    shownDefault: "the number of cores")
}

/// How a list is written.
enum ListFormat: String, CaseIterable {
  /// A table for people.
  case text
  /// JSON for programs.
  case json
}

extension ValueSyntax<RuleID> {
  /// The name of a rule.
  fileprivate static var rule: Self {
    let form = ValueForm(
      placeholder: "RULE", completion: .choices, choices: { RuleID.all.map(\.name) })
    return ValueSyntax(form: form) { word throws(ValueProblem) in try RuleID(known: word) }
  }
}

extension ValueSyntax<[RuleID]> {
  /// Names of rules with commas between; a star at the end of one stands for any ending.
  fileprivate static var rules: Self {
    let form = ValueForm(placeholder: "RULES", completion: .nothing)
    return ValueSyntax(form: form) { word throws(ValueProblem) in
      var rules: [RuleID] = []
      for name in word.split(separator: ",") {
        let found = RuleID.all.filter { matches($0.name, String(name)) }
        if found.isEmpty { throw .notAChoice(String(name), choices: RuleID.all.map(\.name)) }
        rules += found
      }
      return rules
    }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}
