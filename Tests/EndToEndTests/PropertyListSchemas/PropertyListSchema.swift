import Foundation
import Testing

/// A RELAX NG schema of `Schemas`, for the files of one role.
enum PropertyListSchema: String, CaseIterable {
  case park
  case attractions
  case route
  case character

  private var path: String { "\(Repository.root)/Schemas/\(rawValue).rng" }

  /// Returns those of `files`, which are well-formed, that the schema refuses.
  func refused(_ files: [String]) throws -> Set<String> {
    let finished = try run(.xmllint, ["--noout", "--nonet", "--relaxng", path] + files)
    let verdicts = finished.errorLines.map(String.init)
    let refused = files.filter { verdicts.contains("\($0) fails to validate") }
    let accepted = files.filter { verdicts.contains("\($0) validates") }
    try #require(
      refused.count + accepted.count == files.count, "\(finished.errors.prefix(2000))")
    return Set(refused)
  }
}

extension PropertyListSchema {
  private static let parkKeys: Set = [
    "midCoord", "overlayTopLeftCoord", "overlayTopRightCoord", "overlayBottomLeftCoord", "boundary",
  ]

  /// The schema for a file of the tutorial's app, told from its root and its name; `nil` where they do
  /// not tell.
  init?(forFile path: String, root: XMLTree) {
    guard root.name == "plist", let value = root.children.first else { return nil }
    let keys = Set(value.all("key").map(\.trimmedText))
    let hasPins = value.all("dict").contains { entry in
      entry.all("key").contains { $0.trimmedText == "location" }
    }
    switch value.name {
    case "dict" where !keys.isDisjoint(with: Self.parkKeys): self = .park
    case "dict" where hasPins, "array" where hasPins: self = .attractions
    case "array" where value.all("dict").isEmpty:
      self = path.hasSuffix("Locations.plist") ? .character : .route
    default: return nil
    }
  }
}

extension XMLTree {
  /// The text without white space at its ends.
  fileprivate var trimmedText: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
