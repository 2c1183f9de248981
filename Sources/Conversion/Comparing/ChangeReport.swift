package import Comparison
internal import Diagnostics
package import TerminalText

/// The changes of a map as lines for people.
package struct ChangeReport {
  private let changes: [MapChange]
  private let style: TextStyle

  /// Shows `changes` in `style`.
  package init(_ changes: [MapChange], style: TextStyle) {
    self.changes = changes
    self.style = style
  }

  /// A line for each thing that has changed, in columns: `+`, `-` or `~`, what the record is, its name, what
  /// has become of it.
  package var text: String {
    let lines = changes.flatMap { change in change.phrases.map { (change, $0) } }
    let rows = lines.map { ["\($0.0.fate.mark) \($0.0.kind)", name(of: $0.0)] }
    let columns = TextTable(rows: rows, widest: ChangeReport.widestName).lines
    return zip(lines, columns).map { line, columns in
      style.paint(columns + "  " + TextReporter.printable(line.1), line.0.fate.part) + "\n"
    }.joined()
  }

  /// How wide a name may be to have the other names brought to its width.
  private static let widestName = 40

  private func name(of change: MapChange) -> String {
    change.name.isEmpty ? "(no name)" : TextReporter.printable(change.name)
  }
}

extension Fate {
  /// The sign in front of a line.
  fileprivate var mark: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }

  fileprivate var part: TextStyle.Part {
    switch self {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    }
  }
}
