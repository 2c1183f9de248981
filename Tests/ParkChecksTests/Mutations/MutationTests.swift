import ParkModel
import Testing

@testable import ParkChecks

/// Sound parks of random shape and place, spoilt by one fault at a time.
@Suite struct MutationTests {
  /// How often each kind of fault is tried.
  static let trialCount = 200

  /// How many sound parks are judged.
  static let soundCount = 2000

  /// How many of a kind's trials may miss the fault.
  static let missCount = trialCount / 100

  @Test("There is a mutation for each rule")
  func completeness() {
    #expect(Mutation.all.map(\.rule).sorted() == RuleCatalogue.rules.map(\.id.name).sorted())
  }

  @Test("One fault makes its rule fire, and no other error", arguments: Mutation.all)
  func fault(_ mutation: Mutation) throws {
    var random = SeededRandom(seed: mutation.rule.utf8.reduce(17) { $0 &* 31 &+ UInt64($1) })
    var (misses, strays): ([String], [String]) = ([], [])
    var trials = 0
    while trials < Self.trialCount {
      let park = RandomPark(using: &random)
      var documents = ParkDocuments(park)
      guard mutation.spoil(park, &documents, &random) else { continue }
      trials += 1
      let folder = try TemporaryFolder()
      try documents.write(to: folder)
      let checked = try CheckedFolder(folder.path)
      let summary = "trial \(trials) at \(park.center), \(park.width) m: \(checked.listing)"
      if !checked.rules.contains(mutation.rule) { misses.append(summary) }
      let others = checked.errorRules.subtracting([mutation.rule] + Self.companions(mutation.rule))
      if !others.isEmpty { strays.append(summary) }
    }
    #expect(misses.count <= Self.missCount, "\(misses.count) missed: \(misses.prefix(5))")
    #expect(strays.count <= Self.missCount, "\(strays.count) strays: \(strays.prefix(5))")
  }

  /// The errors that come with a warning, since the fault is two at once.
  private static func companions(_ rule: String) -> [String] {
    switch rule {
    case "park-unknown-key": ["park-missing-key"]
    case "attraction-key-spelling": ["attraction-missing-key"]
    default: []
    }
  }

  @Test("A sound park gives no finding", arguments: 0..<8)
  func soundPark(_ share: Int) throws {
    var random = SeededRandom(seed: UInt64(1000 + share))
    for _ in 0..<(Self.soundCount / 8) {
      let park = RandomPark(using: &random)
      let folder = try TemporaryFolder()
      try ParkDocuments(park).write(to: folder, all: true)
      let checked = try CheckedFolder(folder.path)
      #expect(checked.diagnostics.isEmpty, "at \(park.center), \(park.width) m: \(checked.listing)")
    }
  }
}
