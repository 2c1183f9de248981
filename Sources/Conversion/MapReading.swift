package import ByteIO
package import CommandLineKit
package import Diagnostics
internal import ParkFormats
package import ParkModel

/// Reads the files of a map in the order that its consumer wants.
package struct MapReading {
  private let set: InputSet
  private let roleOrder: [Role]
  private let progress: ProgressBar?

  /// What kept files out of the map, and what was left out of those in it.
  package struct Outcome {
    /// The files that were named but say nothing about a park.
    package fileprivate(set) var foreignFiles: [String] = []
    /// Whether a file could not be read to its end.
    package fileprivate(set) var isIncomplete = false
    /// How many files were read.
    package fileprivate(set) var readCount = 0
    /// What the model could not hold, and what it has been given instead, one phrase each.
    package fileprivate(set) var remarks: [String] = []
  }

  /// A property list that is due: in a file, or put together from one of another format.
  private enum Part {
    case file(Input)
    case records(RecordFile)
  }

  private var parts: [(rank: Int, part: Part)] = []
  private var outcome = Outcome()

  /// The map's name in a file that gives one.
  private(set) var name: String?

  /// The name of the overlay's picture in a file that gives one, and the folder of that file.
  private(set) var image: (name: String, folder: String)?

  /// The overlay's picture in a file that is an archive.
  private(set) var packedImage: PackedImage?

  /// Looks at the files of `set`, so that those of the first role of `roleOrder` can be read first.
  ///
  /// Files that are no property lists are read here already, and what they say is kept.
  ///
  /// - Parameters:
  ///   - set: The files.
  ///   - roleOrder: The roles in the order in which the consumer wants them.
  ///   - progress: Is told what has been read.
  ///   - diagnostics: Takes what is wrong with the files.
  /// - Throws: when a file can't be read.
  package init(
    _ set: InputSet, roleOrder: [Role] = Role.allCases, progress: ProgressBar? = nil,
    diagnostics: DiagnosticCollector
  ) throws(IOError) {
    self.set = set
    self.progress = progress
    self.roleOrder = roleOrder
    switch set.format.reading {
    case .features(let reading)?: try sort(by: reading, diagnostics)
    case .propertyLists?, nil: for input in set.inputs { try identify(input) }
    }
  }

  /// Finds out what a property list says. One that can't be identified comes first, so that what is
  /// wrong with it is reported.
  private mutating func identify(_ input: Input) throws(IOError) {
    switch try input.identify(set.configuration) {
    case .park(let role): parts.append((rank(of: role), .file(input)))
    case .unreadable: parts.append((0, .file(input)))
    case .foreign where input.isNamed: outcome.foreignFiles.append(input.name)
    case .foreign: break
    }
  }

  /// Opens a file to be read in earnest.
  private func open(_ input: Input) throws(IOError) -> ByteSource {
    let source = try input.open()
    try source.rewind(isFinal: true)
    if let progress { source.onRead = { progress.advance(byBytes: $0) } }
    return source
  }

  private func rank(of role: Role) -> Int { 1 + (roleOrder.firstIndex(of: role) ?? 0) }

  /// Reads the files of features and sorts these into property lists.
  private mutating func sort(
    by reading: FeatureReading, _ diagnostics: DiagnosticCollector
  ) throws(IOError) {
    let sorter = MapSorter(configuration: set.configuration)
    for input in set.inputs {
      let source = try open(input)
      defer {
        progress?.advanceByFile()
        source.onRead = nil
      }
      switch try sorter.read(source, by: reading, diagnostics: diagnostics) {
      case .complete: outcome.readCount += 1
      case .empty: outcome.foreignFiles.append(input.name)
      case .failed: outcome.isIncomplete = true
      }
    }
    let map = sorter.map()
    for file in map.files { parts.append((rank(of: file.file.role), .records(file))) }
    outcome.remarks = map.remarks
    name = map.name
    packedImage = map.packedImage
    image = map.image.map { image in
      (image.name, image.path == InputSet.streamName ? "." : folderPart(of: image.path))
    }
  }

  /// Reads all property lists, those of one role in the order of their files, and hands their records to
  /// `consumer`.
  package consuming func run(
    into consumer: any ParkConsumer, diagnostics: DiagnosticCollector
  ) throws(IOError) -> Outcome {
    var outcome = outcome
    let order = parts.indices.sorted { (parts[$0].rank, $0) < (parts[$1].rank, $1) }
    for index in order {
      switch parts[index].part {
      case .file(let input): try read(input, into: consumer, diagnostics, &outcome)
      case .records(let records):
        ParkReader.read(
          records, configuration: set.configuration, into: consumer, diagnostics: diagnostics)
      }
    }
    return outcome
  }

  private func read(
    _ input: Input, into consumer: any ParkConsumer, _ diagnostics: DiagnosticCollector,
    _ outcome: inout Outcome
  ) throws(IOError) {
    let source = try open(input)
    defer { progress?.advanceByFile() }
    let ending = try ParkReader.read(
      source, as: input.givenRole, configuration: set.configuration, into: consumer,
      diagnostics: diagnostics)
    if ending == .failed { outcome.isIncomplete = true }
    outcome.readCount += 1
  }
}
