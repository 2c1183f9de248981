import Testing

/// A hook of `.pre-commit-hooks.yaml`.
struct Hook: CustomTestStringConvertible {
  let id: String

  /// The other fields as they are written.
  let fields: [String: String]

  var testDescription: String { id }

  /// The path of the file that lists the hooks.
  static let manifest = Repository.root + "/.pre-commit-hooks.yaml"

  /// All hooks, in their order.
  static let all: [Hook] = {
    let lines = ((try? text(of: manifest)) ?? "").split(separator: "\n")
    let blocks = lines.split { $0.hasPrefix("- id:") }.dropFirst(lines.first?.first == "#" ? 1 : 0)
    let ids = lines.filter { $0.hasPrefix("- id: ") }.map { String($0.dropFirst(6)) }
    return zip(ids, blocks).map { id, block in
      let pairs = block.compactMap { line -> (String, String)? in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        return (String(line[..<colon].drop { $0 == " " }), String(value))
      }
      return Hook(id: id, fields: Dictionary(pairs) { first, _ in first })
    }
  }()

  /// The hook called `id`.
  static func called(_ id: String) throws -> Hook {
    try #require(all.first { $0.id == id })
  }
}
