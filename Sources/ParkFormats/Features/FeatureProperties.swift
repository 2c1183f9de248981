internal import Diagnostics
internal import PropertyList

/// What is said about a feature: names and values in the order of the file, no name twice.
struct FeatureProperties {
  /// The names and values, as the dictionary at the root.
  private(set) var tree = PropertyListTree()

  /// Where the keys are in the tree.
  private var keys: [[UInt8]: PropertyListTree.Index] = [:]

  /// Creates what is said about the feature at `position`: nothing yet.
  init(at position: SourcePosition) {
    _ = tree.begin(.dictionary, at: position)
  }

  /// Adds the text `value` under `name`; returns false where the name is there already.
  @discardableResult
  mutating func add(
    _ name: String, _ value: String, as kind: PropertyListTree.Kind = .string,
    at position: SourcePosition
  ) -> Bool {
    add(name, at: position) { $0.append(kind, value.utf8, at: position) }
  }

  /// Adds the value that `append` appends under `name`; returns false where the name is there already.
  @discardableResult
  mutating func add(
    _ name: String, at position: SourcePosition, _ append: (inout PropertyListTree) -> Void
  ) -> Bool {
    let name = Array(name.utf8)
    guard keys[name] == nil else { return false }
    keys[name] = tree.nodes.count
    tree.append(.key, name, at: position)
    append(&tree)
    tree.end(0)
    return true
  }

  /// Returns where the value of `name` is in the tree; `nil` where there is none.
  func value(of name: String) -> PropertyListTree.Index? {
    keys[Array(name.utf8)].map { $0 + 1 }
  }

  /// Returns the value of `name` as text; `nil` where there is none, or a list or dictionary.
  func text(of name: String) -> String? {
    value(of: name).flatMap(text)
  }

  /// Returns where the value of what goes along under `name` for the way back is, whose hyphens GDAL's
  /// LIBKML driver changes; `nil` where there is none.
  func note(at name: StaticString) -> PropertyListTree.Index? {
    value(of: "\(name)") ?? value(of: "\(name)".replacing("-", with: "_"))
  }

  /// Returns what goes along under `name` for the way back as text; `nil` where there is none.
  func note(_ name: StaticString) -> String? { note(at: name).flatMap(text) }

  /// Returns the value at `index` as text; `nil` for a list or dictionary.
  func text(at index: PropertyListTree.Index) -> String? {
    switch tree.kind(of: index) {
    case .dictionary, .array, .invalid: nil
    case .true: "true"
    case .false: "false"
    case .key, .string, .integer, .real, .date, .data: tree.string(of: index)
    }
  }
}
