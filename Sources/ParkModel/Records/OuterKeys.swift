package import PropertyList

/// Gives the attractions in a dictionary of them their keys, no two the same.
package struct OuterKeys {
  private var taken: Set<[UInt8]> = []
  private var lastNumbers: [String: Int] = [:]

  /// Creates the keys of a dictionary without an entry.
  package init() {}

  /// Takes `wanted` if no attraction has it; returns whether it was taken.
  package mutating func reserve(_ wanted: String) -> Bool {
    taken.insert(Array(wanted.utf8)).inserted
  }

  /// Takes `wanted`, or else the first of `wanted 2`, `wanted 3` and so on that is not taken yet.
  package mutating func take(_ wanted: String) -> String {
    if reserve(wanted) { return wanted }
    var number = lastNumbers[wanted] ?? 1
    var key: String
    repeat {
      number += 1
      key = "\(wanted) \(number)"
    } while !reserve(key)
    lastNumbers[wanted] = number
    return key
  }

  /// Returns the name of the attraction at `index` of `tree`, which is the key of one that has had none.
  package static func name(
    of index: PropertyListTree.Index, in tree: PropertyListTree, _ keys: KeyNames
  ) -> String {
    let name = tree.entries(of: index).first {
      tree.string(of: $0.key) == keys[KeyNames.Attraction.name].text
    }
    let text = name.map { tree.string(of: $0.value) } ?? ""
    return text.isEmpty ? "Attraction" : text
  }
}
