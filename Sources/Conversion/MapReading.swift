package import ByteIO
package import Diagnostics
package import ParkModel

/// Reads the files of a map in the order that its consumer wants.
package struct MapReading {
  private let set: InputSet
  private let roleOrder: [Role]

  /// What kept files out of the map.
  package struct Outcome {
    /// The files that were named but say nothing about a park.
    package fileprivate(set) var foreignFiles: [String] = []
    /// Whether a file could not be read to its end.
    package fileprivate(set) var isIncomplete = false
    /// How many files were read.
    package fileprivate(set) var readCount = 0
  }

  /// Prepares to read the files of `set`, those of the first role of `roleOrder` first.
  package init(_ set: InputSet, roleOrder: [Role] = Role.allCases) {
    self.set = set
    self.roleOrder = roleOrder
  }

  /// Reads all files and hands their records to `consumer`.
  package func run(
    into consumer: any ParkConsumer, diagnostics: DiagnosticCollector
  ) throws(IOError) -> Outcome {
    var outcome = Outcome()
    for input in try ordered(&outcome) {
      let source = try input.open()
      try source.rewind(isFinal: true)
      let ending = try ParkReader.read(
        source, as: input.givenRole, configuration: set.configuration, into: consumer,
        diagnostics: diagnostics)
      if ending == .failed { outcome.isIncomplete = true }
      outcome.readCount += 1
    }
    return outcome
  }

  /// Returns the inputs in the order of their roles, those of one role as they were named. A file that
  /// can't be identified comes first, so that what is wrong with it is reported.
  private func ordered(_ outcome: inout Outcome) throws(IOError) -> [Input] {
    var ranked: [(rank: Int, input: Input)] = []
    for input in set.inputs {
      switch try input.identify(set.configuration) {
      case .park(let role): ranked.append((1 + (roleOrder.firstIndex(of: role) ?? 0), input))
      case .unreadable: ranked.append((0, input))
      case .foreign where input.isNamed: outcome.foreignFiles.append(input.name)
      case .foreign: break
      }
    }
    let order = ranked.indices.sorted { (ranked[$0].rank, $0) < (ranked[$1].rank, $1) }
    return order.map { ranked[$0].input }
  }
}
