import Diagnostics
import Testing

@testable import ParkChecks

/// The examples of the rules are their tests.
@Suite struct ExampleTests {
  struct Case: CustomTestStringConvertible {
    let rule: RuleDescription
    let example: Example
    let number: Int
    let isTriggering: Bool

    var testDescription: String { "\(rule.id) \(isTriggering ? "bad" : "good") \(number)" }
  }

  static let cases: [Case] = RuleCatalogue.rules.flatMap { rule in
    rule.triggering.enumerated().map {
      Case(rule: rule, example: $1, number: $0, isTriggering: true)
    }
      + rule.nonTriggering.enumerated().map {
        Case(rule: rule, example: $1, number: $0, isTriggering: false)
      }
  }

  @Test("A rule fires where its examples say so", arguments: cases)
  func ruleFires(_ example: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(Example.document(of: example.example.text), to: example.example.fileName)
    if let park = example.example.park {
      try folder.write(Example.document(of: park), to: Example.parkFileName)
    }
    if let configuration = example.example.configuration {
      try folder.write(configuration, to: "parktools.json")
    }
    let checked = try CheckedFolder(folder.path)
    let name = example.rule.id.name
    let found = checked.diagnostics.filter { $0.rule.name == name }
    let marks = ExampleTests.marks(in: example.example.markedDocument)
    if !example.isTriggering {
      #expect(found.isEmpty && checked.errorRules.isEmpty, "\(checked.listing)")
    } else if marks.isEmpty {
      #expect(!found.isEmpty, "\(checked.listing)")
    } else {
      #expect(found.map(\.position) == marks, "\(checked.listing)")
    }
    if example.isTriggering {
      #expect(checked.errorRules.subtracting([name]).isEmpty, "\(checked.listing)")
    }
  }

  /// Returns where the marks stand, as if they were not there.
  static func marks(in document: String) -> [SourcePosition] {
    var marks: [SourcePosition] = []
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, text) in lines.enumerated() {
      var column: UInt32 = 1
      for scalar in text.unicodeScalars {
        if Character(scalar) == Example.mark {
          marks.append(SourcePosition(line: UInt32(line + 1), column: column))
        } else {
          column += 1
        }
      }
    }
    return marks
  }
}
