internal import Diagnostics

/// One thing in which two versions of a map differ.
struct MapChange {
  /// What has become of the record.
  enum Mark: String {
    case came = "+"
    case went = "-"
    case changed = "~"

    /// The parameter of the terminal's command for the colour (ECMA-48, SGR).
    fileprivate var color: String {
      switch self {
      case .came: "32"
      case .went: "31"
      case .changed: "33"
      }
    }
  }

  let mark: Mark
  /// What the record is, such as `attraction`.
  let kind: String
  let name: String
  /// What has changed, in words.
  let text: String

  /// Returns `changes` as aligned text, one line each.
  static func text(of changes: [MapChange], isColoured: Bool) -> String {
    let kinds = changes.map(\.kind.count).max() ?? 0
    let names = changes.map { TextReporter.printable($0.name) }
    let width = names.map(\.count).max() ?? 0
    return zip(changes, names).map { change, name in
      let line =
        "\(change.mark.rawValue) \(padded(change.kind, to: kinds))  \(padded(name, to: width))  "
        + TextReporter.printable(change.text)
      return (isColoured ? "\u{1B}[\(change.mark.color)m\(line)\u{1B}[0m" : line) + "\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
