internal import ByteIO
internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// A file that takes part in a conversion.
struct Input {
  /// What its bytes come from.
  enum Origin {
    /// A file, opened when it is read.
    case file(String)
    /// A stream that has been looked at already.
    case stream(ByteSource)
  }

  let origin: Origin

  /// The role that was asked for.
  let givenRole: Role?

  /// Whether the file was named itself and not found in a folder.
  let isNamed: Bool

  /// The path as the user gave it, or `<stdin>`.
  var name: String {
    switch origin {
    case .file(let path): path
    case .stream(let source): source.name
    }
  }

  /// The path of a file; `nil` for a stream.
  var path: String? { if case .file(let path) = origin { path } else { nil } }

  /// Whether the bytes come from standard input.
  var isStandardInput: Bool { path == nil && name == InputSet.streamName }

  /// Opens the input at its beginning.
  func open() throws(IOError) -> ByteSource {
    switch origin {
    case .file(let path): return try ByteSource(path: path)
    case .stream(let source):
      try source.rewind()
      return source
    }
  }

  /// Tells what a file says by a look at its beginning.
  func identify(_ configuration: Configuration) throws(IOError) -> Identity {
    let source = try open()
    let outcome = try ParkReader.read(
      source, as: givenRole, configuration: configuration, into: RoleProbe(),
      diagnostics: DiagnosticCollector(limit: 0))
    switch outcome {
    case .complete(let file), .stopped(let file): return .park(file.role)
    case .notAParkFile: return .foreign
    case .failed: return .unreadable
    }
  }

  /// What a look at a file tells.
  enum Identity {
    /// It has something to say about a park.
    case park(Role)
    /// It is a property list about something else.
    case foreign
    /// It can't be read so far that it tells.
    case unreadable
  }
}

extension [Input] {
  /// How many bytes there are to be read; `nil` where streams do not tell.
  var totalSize: Int? {
    var total = 0
    for input in self {
      guard case .file(let path) = input.origin else { return nil }
      total += fileSize(path) ?? 0
    }
    return total
  }
}

/// Has enough of a file as soon as its role is clear.
private final class RoleProbe: AttractionConsumer {
  func began(_ file: ParkFile) -> ReadingStep { .stop }
  func park(_ park: Park) {}
  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {}
  func path(_ path: Path) {}
  func ended(_ file: ParkFile) {}
}
