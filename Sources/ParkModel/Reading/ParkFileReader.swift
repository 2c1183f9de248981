internal import Diagnostics
internal import PropertyList

/// Turns the values of one property list into records, once its role is clear.
///
/// A list whose first entries do not tell its role is kept back, up to a bound, until one does.
final class ParkFileReader: PropertyListConsumer {
  private let path: String
  /// The file, where that is known beforehand.
  private let known: ParkFile?
  private let expectation: RoleExpectation
  private let configuration: Configuration
  private let consumer: any ParkConsumer
  private let faults: RecordFaults
  private let guesser: RoleGuesser

  /// The file, once its role is clear.
  private(set) var file: ParkFile?

  /// Whether the consumer has had enough.
  private(set) var isStopped = false

  /// Whether the file holds a value at all, be it about a park or not.
  private(set) var hasRoot = false

  private var listPosition = SourcePosition.start

  /// The entries of a list that are kept back, one behind the other.
  private var undecided = PropertyListTree()
  private var undecidedCount = 0

  private var attractions: AttractionReader?
  private var pathBuilder: PathReader?

  /// How many entries without a clear role are kept back.
  private static let undecidedLimit = 64

  init(
    path: String, as known: ParkFile? = nil, expectation: RoleExpectation,
    configuration: Configuration, consumer: any ParkConsumer, diagnostics: DiagnosticCollector
  ) {
    self.path = path
    self.known = known
    self.expectation = expectation
    self.configuration = configuration
    self.consumer = consumer
    self.faults = RecordFaults(file: path, collector: diagnostics)
    self.guesser = RoleGuesser(keys: configuration.keys, path: path)
  }

  private func begin(_ role: Role) -> ReadingStep {
    let file = known ?? ParkFile(path: path, role: role)
    self.file = file
    if consumer.began(file) == .stop {
      isStopped = true
      return .stop
    }
    if role == .attractions {
      attractions = AttractionReader(
        of: file, configuration: configuration, faults: faults, into: consumer)
    }
    if role.isPath { pathBuilder = PathReader(file: file, position: listPosition, faults: faults) }
    return .goOn
  }

  // MARK: A root array

  func rootArrayBegan(at position: SourcePosition) {
    hasRoot = true
    listPosition = position
    if case .known(let role) = expectation { _ = begin(role) }
  }

  func rootArray(
    elements range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree, from index: Int
  ) -> ReadingStep {
    if isStopped { return .stop }
    if file != nil {
      take(range, of: &tree, from: index)
      return .goOn
    }
    var place = range.lowerBound
    while file == nil && place < range.upperBound {
      if decide(byEntry: place, of: tree) == .stop { return .stop }
      place = tree.end(of: place)
    }
    if file != nil { take(place..<range.upperBound, of: &tree, from: undecidedCount) }
    return .goOn
  }

  /// Keeps the entry at `place` back, or takes it and all before it where it tells the role.
  private func decide(
    byEntry place: PropertyListTree.Index, of tree: borrowing PropertyListTree
  ) -> ReadingStep {
    undecided.append(tree, place)
    undecidedCount += 1
    guard let role = guesser.role(ofListWithEntry: place, of: tree) else {
      return undecidedCount < ParkFileReader.undecidedLimit ? .goOn : .stop
    }
    if begin(role) == .stop { return .stop }
    takeUndecided()
    return .goOn
  }

  private func takeUndecided() {
    take(0..<undecided.nodes.count, of: &undecided, from: 0)
    undecided.removeAll()
  }

  /// Takes the entries in `range` of `tree`, of which the first is the entry `index`.
  private func take(
    _ range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree, from index: Int
  ) {
    if attractions?.read(range, of: &tree, from: index) != nil { return }
    _ = tree.forEachElement(in: range, from: index) { entry, index in
      if pathBuilder?.read(entry, of: tree, at: index) == nil {
        faults.report(.valueKind, tree, entry, "[\(index)]", "expected a park's dictionary")
      }
      return .goOn
    }
  }

  func rootArrayEnded() {
    if isStopped { return }
    if file == nil, let role = guesser.role(ofListNamedAlone: undecided) {
      if begin(role) == .stop { return }
      takeUndecided()
    }
    guard let file else { return }
    if let path = pathBuilder?.path { consumer.path(path) }
    if file.role == .park {
      faults.report(
        .valueKind, at: listPosition, "", "a park file with a list: expected a dictionary")
    }
    consumer.ended(file)
  }

  // MARK: Another root

  func root(_ tree: inout PropertyListTree) {
    hasRoot = tree.kind(of: 0) != .invalid
    guard let role = rootRole(tree), begin(role) == .goOn, let file else { return }
    switch (role, tree.kind(of: 0)) {
    case (.park, .dictionary):
      var reader = ParkRecordReader(record: tree, keys: configuration.keys, faults: faults)
      consumer.park(reader.park(file: file))
    case (.attractions, .dictionary): attractions?.readDictionary(&tree)
    default:
      let expected = role == .park ? "a dictionary" : "an array"
      faults.report(.valueKind, tree, 0, "", "a file of the role \(role): expected \(expected)")
    }
    consumer.ended(file)
  }

  private func rootRole(_ tree: PropertyListTree) -> Role? {
    if case .known(let role) = expectation { return role }
    return guesser.role(ofRoot: tree)
  }
}
