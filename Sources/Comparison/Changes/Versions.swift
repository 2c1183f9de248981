/// A record in the versions of a map that have it.
package enum Versions<Record: Sendable>: Sendable {
  /// The new version alone has it.
  case added(Record)
  /// The old version alone has it.
  case removed(Record)
  /// Both have it.
  case both(old: Record, new: Record)

  /// The record in the old version.
  package var old: Record? {
    switch self {
    case .added: nil
    case .removed(let record), .both(let record, _): record
    }
  }

  /// The record in the new version.
  package var new: Record? {
    switch self {
    case .removed: nil
    case .added(let record), .both(_, let record): record
    }
  }

  /// The record in the newest version that has it.
  package var latest: Record {
    switch self {
    case .added(let record), .removed(let record), .both(_, let record): record
    }
  }

  /// What has become of the record.
  package var fate: Fate {
    switch self {
    case .added: .added
    case .removed: .removed
    case .both: .changed
    }
  }
}

/// What has become of a record.
package enum Fate: String, CaseIterable, Sendable {
  /// It has come.
  case added
  /// It is gone.
  case removed
  /// It is there in both versions, and differs.
  case changed
}
