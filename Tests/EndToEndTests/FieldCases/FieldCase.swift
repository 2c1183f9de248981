import Testing

/// A small input after a fault or habit of real files, from `Tests/FieldCases`.
struct FieldCase: CustomTestStringConvertible {
  /// The name of its folder.
  let name: String

  /// The rules that report something.
  let rules: [String]

  /// What a conversion gives.
  let outcome: String

  var testDescription: String { name }

  /// Whether a conversion writes nothing.
  var isRefused: Bool { outcome.contains("no output") || Self.refusedInOtherWords.contains(name) }

  private static let refusedInOtherWords: Set = [
    "entity-bomb", "external-entity",
  ]

  /// The folder of the case `name`.
  static func folder(_ name: String) -> String { Repository.root + "/Tests/FieldCases/" + name }

  /// All cases of `expected.tsv`.
  static let all: [FieldCase] = {
    let table = (try? text(of: folder("expected.tsv"))) ?? ""
    return table.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      let rules = cells[1] == "-" ? [] : cells[1].split(separator: ",").map(String.init)
      return FieldCase(name: String(cells[0]), rules: rules, outcome: String(cells[2]))
    }
  }()
}
