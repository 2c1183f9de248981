package import ByteIO
package import CommandLineKit
package import Conversion
package import Diagnostics
internal import ParkChecks
package import ParkModel

/// Checks many files, on all cores; the results come in the order of the files all the same.
package struct CheckRun {
  /// What is to be checked and how.
  package struct Request {
    /// What was named on the command line.
    package var arguments: [InputArgument]
    /// The configuration for all files; `nil` for the nearest one of each.
    package var configurationPath: String?
    /// What standard input is called, and whose neighbour it is judged as; `nil` for nobody's.
    package var standardInputName: String?
    /// The severities that go before those of the configuration.
    package var levels: [RuleLevel] = []
    /// The rules that are wanted alone; `nil` for all.
    package var selected: [RuleID]?
    /// Whether and how faults are mended.
    package var mending = Mending.none
    /// How many files are checked at the same time; `nil` for as many as there are cores.
    package var jobs: Int?
    /// How many findings of a file are kept; the others are counted.
    package var limit = 1000
    /// The files that are written when all has been checked, and that must be none of those that are read.
    package var outputs: [String] = []
    /// What is read beside the property lists and the configurations.
    package var furtherInputs: [String] = []
    /// Makes the bar that shows how far the check is, for as many bytes and files as there are.
    package var makeProgress: ((_ totalBytes: Int?, _ fileCount: Int) -> ProgressBar)?

    /// Asks for a check of `arguments`.
    package init(_ arguments: [InputArgument]) {
      self.arguments = arguments
    }
  }

  /// The results of the files that say something about a park or can't be read.
  package let results: [FileResult]

  /// How many files were checked, those about something else included.
  package let fileCount: Int

  /// Whether what was named holds no property list at all.
  package let foundNothing: Bool

  /// The files and folders that can't be read.
  package let failures: [IOError]

  /// An output that is one of the files that are read, or another output; then nothing was checked.
  package let conflict: IOError?

  /// Checks the files of `request`.
  ///
  /// - Throws: when a configuration can't be used.
  package init(_ request: Request) throws(ConfigurationError) {
    let finder = FileFinder(
      request.arguments, standardInputName: request.standardInputName ?? "<stdin>")
    foundNothing = finder.targets.isEmpty && finder.failures.isEmpty
    let (prepared, neighbourhoods) = try CheckRun.checks(of: finder.targets, request)
    conflict = request.conflict(with: prepared, neighbourhoods.flatMap(\.parkPaths))
    let checks = conflict == nil ? prepared : []
    let progress = request.makeProgress?(Self.totalSize(of: finder.targets), checks.count)
    let all = ParallelMap.run(checks, jobs: request.jobs) { $0.run(progress) }
    progress?.end()
    fileCount = all.count
    results = all.filter { $0.isParkFile || $0.failure != nil }
    let known = finder.failures + all.compactMap(\.failure)
    failures = known + neighbourhoods.flatMap(\.failures).filter { !known.contains($0) }
  }

  /// How many bytes there are to be read; `nil` where standard input is among them.
  private static func totalSize(of targets: [CheckTarget]) -> Int? {
    var total = 0
    for target in targets {
      guard case .file(let path) = target.origin else { return nil }
      total += fileSize(path) ?? 0
    }
    return total
  }

  /// Prepares the check of each file that the configurations do not leave out, by the park files of its folder.
  private static func checks(
    of targets: [CheckTarget], _ request: Request
  ) throws(ConfigurationError) -> (checks: [FileCheck], neighbourhoods: [Neighbourhood]) {
    var store = try ConfigurationStore(givenPath: request.configurationPath)
    var neighbourhoods: [String: Neighbourhood] = [:]
    var checks: [FileCheck] = []
    for target in targets {
      let folder = folderPart(of: target.path)
      let shared = try store.configuration(forFolder: folder)
      if shared.excludes(target.path) { continue }
      let hasNeighbours = target.origin != .standardInput || request.standardInputName != nil
      if hasNeighbours && neighbourhoods[folder] == nil {
        neighbourhoods[folder] = Neighbourhood(
          ofFolder: folder, configuration: shared, jobs: request.jobs)
      }
      let configuration = shared.adapted(toFile: target.path)
      checks.append(
        FileCheck(
          target: target, configuration: configuration,
          context: hasNeighbours ? neighbourhoods[folder]?.park(for: target.path) : nil,
          levels: levels(configuration, request), mending: request.mending,
          limit: request.limit))
    }
    return (checks, neighbourhoods.sorted { $0.key < $1.key }.map(\.value))
  }

  private static func levels(
    _ configuration: Configuration, _ request: Request
  ) -> [RuleID: SeverityLevel] {
    var levels = configuration.ruleLevels(with: request.levels)
    if let selected = request.selected {
      for rule in RuleID.all where !selected.contains(rule) { levels[rule] = .off }
    }
    return levels
  }
}
