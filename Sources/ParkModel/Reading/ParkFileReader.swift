internal import ByteIO
internal import Diagnostics
internal import PropertyList

/// Turns the values of one property list into records, once its role is clear.
///
/// A list whose first entries do not tell its role is kept back, up to a bound, until one does.
final class ParkFileReader: PropertyListConsumer {
  private let path: String
  private let name: String
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
  private var undecided: [PropertyListTree] = []
  private var attractions: AttractionReader?
  private var pathBuilder: PathReader?

  /// How many entries without a clear role are kept back.
  private static let undecidedLimit = 64

  init(
    path: String, name: String? = nil, expectation: RoleExpectation, configuration: Configuration,
    consumer: any ParkConsumer, diagnostics: DiagnosticCollector
  ) {
    self.path = path
    self.name = name ?? fileName(of: path)
    self.expectation = expectation
    self.configuration = configuration
    self.consumer = consumer
    self.faults = RecordFaults(file: path, collector: diagnostics)
    self.guesser = RoleGuesser(keys: configuration.keys, path: path)
  }

  private func begin(_ role: Role) -> ReadingStep {
    let file = ParkFile(path: path, name: name, role: role)
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

  func rootArray(element tree: inout PropertyListTree, at index: Int) -> ReadingStep {
    if attractions?.read(&tree, at: index) != nil { return .goOn }
    if isStopped { return .stop }
    if file == nil { return decide(&tree, at: index) }
    take(&tree, at: index)
    return .goOn
  }

  private func decide(_ tree: inout PropertyListTree, at index: Int) -> ReadingStep {
    undecided.append(tree)
    guard let role = guesser.role(ofListWithEntry: tree) else {
      return undecided.count < ParkFileReader.undecidedLimit ? .goOn : .stop
    }
    if begin(role) == .stop { return .stop }
    takeUndecided()
    return .goOn
  }

  private func takeUndecided() {
    for (index, entry) in undecided.enumerated() {
      var entry = entry
      take(&entry, at: index)
    }
    undecided = []
  }

  private func take(_ tree: inout PropertyListTree, at index: Int) {
    if attractions?.read(&tree, at: index) != nil { return }
    if pathBuilder?.read(tree, at: index) == nil {
      faults.report(.valueKind, tree, 0, "[\(index)]", "expected a park's dictionary")
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
    case (.attractions, .dictionary): readAttractions(&tree)
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

  /// Reads a dictionary of attractions, which the app does not expect but people write.
  private func readAttractions(_ tree: inout PropertyListTree) {
    for (index, entry) in tree.entries(of: 0).enumerated() {
      attractions?.read(&tree, entry: entry.value, key: entry.key, at: index)
    }
  }
}
