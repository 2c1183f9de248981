public import Diagnostics
public import ParkModel
public import PropertyList

/// Judges what a park's files say, record by record, and hands every record on.
///
/// A park file that passes through serves the files that come after it: their pins, routes and
/// characters are judged by its place and its boundary. Without one they are judged by each other.
public final class ParkChecker: ParkConsumer {
  private let configuration: Configuration
  private let collector: DiagnosticCollector
  private let next: (any ParkConsumer)?

  /// Whether an attraction is handed on as readable though the checker has found an error in it.
  private let handsOnFaulty: Bool

  /// What is known about the park.
  public private(set) var context: ParkContext?

  /// How many coordinates could not be read, or were missing from attractions.
  public private(set) var unreadableCount = 0

  private var pins: PinJudge?

  /// Creates a checker that reports to `collector` and hands the records on to `next`.
  ///
  /// - Parameters:
  ///   - configuration: The names of keys, the types, and the thresholds of rules.
  ///   - collector: Takes the findings.
  ///   - context: What is known about the park beforehand.
  ///   - next: Takes the records. An attraction in which the checker has found an error is handed on
  ///     as one that is not readable, unless `handsOnFaulty`.
  ///   - handsOnFaulty: Whether what can be read counts as readable whatever is wrong with it.
  public init(
    configuration: Configuration, collector: DiagnosticCollector, context: ParkContext? = nil,
    next: (any ParkConsumer)? = nil, handsOnFaulty: Bool = false
  ) {
    self.configuration = configuration
    self.collector = collector
    self.context = context
    self.next = next
    self.handsOnFaulty = handsOnFaulty
  }

  /// Prepares for a file whose role has become clear.
  public func began(_ file: ParkFile) -> ReadingStep {
    pins =
      file.role == .attractions
      ? PinJudge(
        findings: findings(in: file), configuration: configuration, context: context)
      : nil
    return next?.began(file) ?? .goOn
  }

  /// Judges a park file, and keeps what the other files are judged by.
  public func park(_ park: Park) {
    unreadableCount += park.unreadableCount
    let judged = JudgedPark(park, configuration: configuration)
    let findings = findings(in: park.file)
    judged.reportPlaces(findings)
    for rule in RuleCatalogue.parkRules { rule.init().judge(judged, findings) }
    context = ParkContext(judged)
    next?.park(park)
  }

  /// Judges entries of an attractions file.
  public func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile) {
    guard let judge = pins.take() else { return }
    var judged = JudgedAttractions(entries: entries, judge: judge, handsOnFaulty: handsOnFaulty)
    if let next { next.attractions(&judged, of: file) } else { judged.forEach { _, _ in } }
    entries = judged.entries
    unreadableCount += judged.unreadableCount
    pins = .some(judged.judge)
  }

  /// Judges a route or the sightings of a character.
  public func path(_ path: Path) {
    unreadableCount += path.unreadableCount
    let judged = JudgedPath(path, configuration: configuration, context: context)
    let findings = findings(in: path.file)
    judged.reportPlaces(findings)
    for rule in RuleCatalogue.pathRules { rule.init().judge(judged, findings) }
    next?.path(path)
  }

  /// Judges what only the whole file tells.
  public func ended(_ file: ParkFile) {
    pins?.finish()
    pins = nil
    UnusedSuppressions.report(in: file.path, collector)
    next?.ended(file)
  }

  private func findings(in file: ParkFile) -> Findings {
    Findings(file: file.path, collector: collector)
  }
}

extension JudgedPark {
  /// Reports the points that are not where they were meant to be.
  fileprivate func reportPlaces(_ findings: Findings) {
    let threshold = configuration.rules.thresholds[.coordinateDecimals]
    let report = PlaceFindings(
      surroundings: surroundings, findings: findings, decimals: threshold)
    for key in KeyNames.Park.allCases {
      guard let misplacement = misplacedKeys[key], let point = park.coordinates[key] else {
        continue
      }
      report.report(misplacement, of: point, keyPath(of: key))
    }
    for (index, point) in park.boundary.enumerated() {
      guard let misplacement = misplacedBoundary[index] else { continue }
      report.report(misplacement, of: point, keyPath(ofBoundaryPoint: point))
    }
    judgePrecision(threshold, findings)
  }

  private func judgePrecision(_ threshold: Double, _ findings: Findings) {
    for key in KeyNames.Park.allCases where key != .center && misplacedKeys[key] == nil {
      guard let point = park.coordinates[key] else { continue }
      CoordinatePrecision.judge(point, keyPath(of: key), threshold, findings)
    }
    for point in ring {
      CoordinatePrecision.judge(point, keyPath(ofBoundaryPoint: point), threshold, findings)
    }
  }
}

extension JudgedPath {
  /// Reports the points that are not where they were meant to be.
  fileprivate func reportPlaces(_ findings: Findings) {
    let threshold = configuration.rules.thresholds[.coordinateDecimals]
    let report = PlaceFindings(
      surroundings: surroundings, findings: findings, decimals: threshold)
    for (index, point) in path.points.enumerated() {
      guard let misplacement = misplaced[index] else { continue }
      report.report(misplacement, of: point, "[\(point.index)]")
    }
    for point in sound {
      CoordinatePrecision.judge(point, "[\(point.index)]", threshold, findings)
    }
  }
}
