package import ParkModel

/// A record that differs between two versions of a map.
package struct MapChange: Sendable {
  /// The record in the versions that have it.
  package enum Subject: Sendable {
    /// A park.
    case park(Versions<Park>)
    /// A pin.
    case attraction(Versions<Pin>)
    /// A route, or the sightings of a character.
    case path(Versions<Path>)
  }

  /// The record.
  package let subject: Subject

  /// In what the versions differ; empty for a record that one of them lacks.
  package let details: [ChangeDetail]

  init(_ subject: Subject, _ details: [ChangeDetail] = []) {
    self.subject = subject
    self.details = details
  }

  /// What has become of the record.
  package var fate: Fate {
    switch subject {
    case .park(let versions): versions.fate
    case .attraction(let versions): versions.fate
    case .path(let versions): versions.fate
    }
  }

  /// What the record is: `park`, `attraction`, `character` or `route`.
  package var kind: String {
    switch subject {
    case .park: "park"
    case .attraction: "attraction"
    case .path(let versions): versions.latest.file.role.rawValue
    }
  }

  /// The record's name in the newest version that has it; may be empty.
  package var name: String {
    switch subject {
    case .park(let versions): versions.latest.shownName
    case .attraction(let versions): versions.latest.name
    case .path(let versions): versions.latest.name
    }
  }
}

extension Park {
  /// The name, or that of the file.
  package var shownName: String { name ?? file.title }
}
