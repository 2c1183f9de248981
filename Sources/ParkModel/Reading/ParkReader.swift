public import ByteIO
public import Diagnostics
internal import PropertyList

/// Reads a property list and hands on what it says about a park.
public enum ParkReader {
  /// How reading a file ended.
  public enum Outcome: Sendable, Equatable {
    /// The whole file has been read; findings about single values may have been reported.
    case complete(ParkFile)
    /// The consumer had enough.
    case stopped(ParkFile)
    /// The file says nothing about a park.
    case notAParkFile
    /// The file could not be read to its end; the reason has been reported.
    case failed
  }

  /// Reads `source` from its beginning.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - role: What the file says; `nil` to find out from the configuration, its shape and its name.
  ///   - configuration: The names of the keys, the types of attractions and the roles of files.
  ///   - consumer: Takes what is read.
  ///   - diagnostics: Takes what is wrong with the property list, its coordinates and its keys.
  /// - Returns: how reading ended.
  /// - Throws: when the file can't be read at all.
  public static func read(
    _ source: ByteSource, as role: Role? = nil, configuration: Configuration,
    into consumer: any ParkConsumer, diagnostics: DiagnosticCollector
  ) throws(IOError) -> Outcome {
    var expectation = RoleExpectation.anything
    switch (role, configuration.role(ofFile: source.name)) {
    case (let role?, _), (nil, .role(let role)): expectation = .known(role)
    case (nil, .none): return .notAParkFile
    case (nil, .unsaid): break
    }
    let reader = ParkFileReader(
      path: source.name, expectation: expectation, configuration: configuration,
      consumer: consumer, diagnostics: diagnostics)
    let outcome = try PropertyListReader.read(source, into: reader, diagnostics: diagnostics)
    switch (outcome, reader.file) {
    case (.failed, _): return .failed
    case (.complete, nil) where !reader.hasRoot: return .failed
    case (_, nil): return .notAParkFile
    case (.stopped, let file?): return .stopped(file)
    case (.complete, let file?): return reader.isStopped ? .stopped(file) : .complete(file)
    }
  }
}

/// What is known about a file's role before it is read.
enum RoleExpectation {
  case anything
  case known(Role)
}
