import ByteIO
import Diagnostics
import ParkChecks
import ParkModel
import PropertyList

/// The findings in all files of one folder, the park file read first.
struct CheckedFolder {
  let diagnostics: [Diagnostic]
  let outcomes: [ParkReader.Outcome]

  init(_ folder: String, limit: Int = 1000) throws {
    let configurationPath = folder + "/" + Configuration.fileName
    let configuration =
      isReadableFile(configurationPath)
      ? try Configuration(contentsOf: configurationPath) : Configuration()
    let paths = try namesInFolder(folder).filter { $0.hasSuffix(".plist") }
      .map { folder + "/" + $0 }
    let park = try paths.first { try CheckedFolder.isPark($0, configuration) }
    let collector = DiagnosticCollector(limit: limit, levels: configuration.rules.levels)
    let checker = ParkChecker(configuration: configuration, collector: collector)
    outcomes = try ([park].compactMap { $0 } + paths.filter { $0 != park }).map { path in
      try ParkReader.read(
        ByteSource(path: path), configuration: configuration, into: checker,
        diagnostics: collector)
    }
    diagnostics = collector.diagnostics
  }

  private static func isPark(_ path: String, _ configuration: Configuration) throws -> Bool {
    let outcome = try ParkReader.read(
      ByteSource(path: path), configuration: configuration, into: RoleFinder(),
      diagnostics: DiagnosticCollector())
    if case .stopped(let file) = outcome { return file.role == .park }
    return false
  }

  /// The rules whose findings are errors.
  var errorRules: Set<String> {
    Set(diagnostics.filter { $0.severity == .error }.map(\.rule.name))
  }

  /// The rules that found something.
  var rules: Set<String> { Set(diagnostics.map(\.rule.name)) }

  /// The findings as lines, for the messages of tests.
  var listing: String { diagnostics.map(TextReporter.line).joined(separator: "\n") }
}

/// Has had enough of a file as soon as its role is clear.
private final class RoleFinder: AttractionConsumer {
  func began(_ file: ParkFile) -> ReadingStep { .stop }
  func park(_ park: Park) {}
  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {}
  func path(_ path: Path) {}
  func ended(_ file: ParkFile) {}
}
