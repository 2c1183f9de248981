internal import Comparison

/// What kind of change is shown of a record: each has a sign, a shape and a colour of its own.
enum ChangeKind: String, CaseIterable, Sendable {
  case added, removed, moved, changed

  /// Takes the kind that says most of `change`.
  init(_ change: MapChange) {
    switch change.fate {
    case .added: self = .added
    case .removed: self = .removed
    case .changed: self = change.details.contains(where: \.isMove) ? .moved : .changed
    }
  }

  /// The kind as a legend calls it.
  var title: String {
    switch self {
    case .added: "Added"
    case .removed: "Removed"
    case .moved: "Moved"
    case .changed: "Changed otherwise"
    }
  }

  /// The colour of the badge; white can be read on it.
  var color: String {
    switch self {
    case .added: "#1b7f3b"
    case .removed: "#c62828"
    case .moved: "#1c5fa8"
    case .changed: "#8f5a00"
    }
  }

  /// The badge's outline as the path of an SVG element, about 16 units wide around the origin.
  var outline: String {
    switch self {
    case .added: "M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16z"
    case .removed: "M-7-7H7V7H-7z"
    case .moved: "M0-9.5L9.5 0 0 9.5-9.5 0z"
    case .changed: "M-4.5-8h9L9 0 4.500 8h-9L-9 0z"
    }
  }

  /// The sign in the badge as a line.
  var sign: String {
    switch self {
    case .added: "M-4 0H4M0-4V4"
    case .removed: "M-4 0H4"
    case .moved: "M-4 0H3.500M.5-3L3.500 0 .5 3"
    case .changed: "M-4.500 1.200C-3-2.500-1-2 0 0S3 2.500 4.500-1.200"
    }
  }
}

extension ChangeDetail {
  fileprivate var isMove: Bool {
    switch self {
    case .moved: true
    case .line(let line): !line.points.moved.isEmpty
    case .renamed, .partAdded, .partRemoved, .retyped, .reordered, .entry: false
    }
  }
}
