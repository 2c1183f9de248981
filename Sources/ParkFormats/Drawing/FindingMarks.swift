internal import Diagnostics
internal import ParkModel

/// The findings of a map by their places, numbered as a list gives them.
struct FindingMarks {
  /// The findings at one place.
  struct Mark {
    let point: MapPoint
    /// The numbers of the findings, from 1; the first is that of the worst one.
    let numbers: [Int]
    let severity: Severity
    /// What the findings say, a line each.
    let text: String
    /// Whether a pin stands at the place.
    let isAtPin: Bool
  }

  /// The findings in the order of their numbers.
  let findings: [Diagnostic]

  /// How many more there were than are kept.
  let droppedCount: Int

  let marks: [Mark]

  /// Numbers `findings`, the worst first, whose places `places` knows and `point` puts on the flat map.
  init(
    _ findings: MapFindings, places: FindingPlaces, keys: KeyNames, pins: Set<Coordinate>,
    point: (Coordinate) -> MapPoint
  ) {
    let order = findings.diagnostics.indices.sorted {
      (findings.diagnostics[$0].severity.rank, $0) < (findings.diagnostics[$1].severity.rank, $1)
    }
    let sorted = order.map { findings.diagnostics[$0] }
    var numbers: [Coordinate: [Int]] = [:]
    var found: [Coordinate] = []
    for (index, finding) in sorted.enumerated() {
      guard let place = places.place(of: finding, keys: keys) else { continue }
      if numbers[place] == nil { found.append(place) }
      numbers[place, default: []].append(index + 1)
    }
    marks = found.map { place in
      let own = numbers[place] ?? []
      return Mark(
        point: point(place), numbers: own, severity: sorted[own[0] - 1].severity,
        text: own.map { Self.text(of: sorted[$0 - 1]) }.joined(separator: "\n"),
        isAtPin: pins.contains(place))
    }
    self.findings = sorted
    droppedCount = findings.droppedCount
  }

  private static func text(of finding: Diagnostic) -> String {
    "\(finding.severity.rawValue): \(TextReporter.text(of: finding)) [\(finding.rule)]"
  }
}

extension Severity {
  /// The place of the severity, the worst first.
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
