package import ByteIO
package import ParkFormats
package import ParkModel

/// The files that make up one map, and the configuration that goes with them.
package struct InputSet {
  /// The configuration.
  package let configuration: Configuration

  /// The format of the files.
  package let format: Format

  let inputs: [Input]

  private let configurationPath: String?

  /// Why the inputs can't be made into a map.
  package enum Failure: Error {
    /// A file or folder can't be read.
    case unreadable(IOError)
    /// The configuration can't be used.
    case configuration(ConfigurationError)
    /// The inputs lie near different configurations.
    case differentConfigurations(String, String)
    /// Standard input was named twice.
    case standardInputTwice
    /// A role was given to a folder.
    case roleForFolder(String)
    /// A role was given to a file that is no property list.
    case roleForFormat(String, Format)
    /// Files of two formats were named for one map.
    case differentFormats((path: String, format: Format), (path: String, format: Format))
  }

  /// Finds the files that `arguments` name.
  ///
  /// A folder stands for the files of the format in it, in the order of their names; what lies in its
  /// folders, and files whose names begin with a dot, are left alone.
  ///
  /// - Parameters:
  ///   - arguments: What was named on the command line.
  ///   - configurationPath: The configuration's file; `nil` for the nearest `parktools.json`.
  ///   - format: The format of the files, one that is read; `nil` for the one that their names tell, or
  ///     else their first bytes.
  ///   - folder: The folder whose property lists the map updates; its configuration serves where the
  ///     arguments have none.
  /// - Throws: why the inputs can't be made into a map.
  package init(
    _ arguments: [InputArgument], configurationPath: String?, format: Format? = .plist,
    updating folder: String? = nil
  ) throws(Failure) {
    let isStreamNamed = arguments.contains(where: \.isStandardInput)
    let stream = isStreamNamed ? ByteSource(standardInputNamed: InputSet.streamName) : nil
    let format = try Self.format(format, of: arguments, stream)
    var inputs: [Input] = []
    for argument in arguments {
      if argument.isStandardInput, inputs.contains(where: { $0.name == InputSet.streamName }) {
        throw .standardInputTwice
      }
      if argument.role != nil, case .features? = format.reading {
        throw .roleForFormat(argument.path, format)
      }
      inputs += try InputSet.inputs(for: argument, format, stream)
    }
    self.format = format
    self.inputs = inputs
    self.configurationPath =
      if let configurationPath {
        configurationPath
      } else {
        try InputSet.nearestConfiguration(arguments, updating: folder)
      }
    var configuration = try InputSet.configuration(at: self.configurationPath)
    configuration.rules.unheldKeys = format.unheldKeys
    self.configuration = configuration
  }

  /// Creates a set of files that have been found.
  init(configuration: Configuration, format: Format, inputs: [Input]) {
    self.configuration = configuration
    self.configurationPath = nil
    self.format = format
    self.inputs = inputs
  }

  /// Returns the places of the files and of the configuration, none of which an output may take.
  func places() throws(IOError) -> [FilePlace] {
    let paths = [configurationPath].compactMap(\.self) + inputs.compactMap(\.path)
    let stream = inputs.contains(where: \.isStandardInput) ? FilePlace.standardInput : nil
    return try FilePlace.places(ofFilesAt: paths) + [stream].compactMap(\.self)
  }

  private static func format(
    _ given: Format?, of arguments: [InputArgument], _ stream: ByteSource?
  ) throws(Failure) -> Format {
    if let given { return given }
    return try FormatGuess(stream: stream).format(of: arguments)
  }

  static let streamName = ParkFile.standardInput

  private static func inputs(
    for argument: InputArgument, _ format: Format, _ stream: ByteSource?
  ) throws(Failure) -> [Input] {
    if argument.isStandardInput, let stream {
      return [Input(origin: .stream(stream), givenRole: argument.role, isNamed: true)]
    }
    guard try InputSet.isFolder(argument.path) else {
      return [try input(forFile: argument)]
    }
    if argument.role != nil { throw .roleForFolder(argument.path) }
    return try inputs(inFolder: argument.path, format)
  }

  /// A regular file is opened each time it is read; anything else, such as a named pipe, only once.
  private static func input(forFile argument: InputArgument) throws(Failure) -> Input {
    do throws(IOError) {
      let source = try ByteSource(path: argument.path)
      let origin: Input.Origin = source.isRegularFile ? .file(argument.path) : .stream(source)
      return Input(origin: origin, givenRole: argument.role, isNamed: true)
    } catch {
      throw .unreadable(error)
    }
  }

  private static func inputs(
    inFolder folder: String, _ format: Format
  ) throws(Failure) -> [Input] {
    do throws(IOError) { return try files(inFolder: folder, format) } catch {
      throw .unreadable(error)
    }
  }

  /// Returns the files of `format` in `folder`, in the order of their names.
  static func files(inFolder folder: String, _ format: Format) throws(IOError) -> [Input] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var inputs: [Input] = []
    var foreignName: String?
    let names = try namesInFolder(folder) { name, _ in
      if format.isName(name) { foreignName = name }
    }
    if let foreignName { throw IOError(foreignName: prefix + foreignName) }
    for name in names where format.isName(name) {
      guard try FileKind(ofFileAt: prefix + name) == .regular else { continue }
      inputs.append(Input(origin: .file(prefix + name), givenRole: nil, isNamed: false))
    }
    return inputs
  }

  private static func configuration(at path: String?) throws(Failure) -> Configuration {
    guard let path else { return Configuration() }
    return try configured { () throws(ConfigurationError) in try Configuration(contentsOf: path) }
  }

  private static func configured<Value>(
    _ body: () throws(ConfigurationError) -> Value
  ) throws(Failure) -> Value {
    do throws(ConfigurationError) { return try body() } catch { throw .configuration(error) }
  }

  /// Returns the configuration near all arguments or, where there is none, near the folder that is updated;
  /// they must call the keys the same where both have one.
  private static func nearestConfiguration(
    _ arguments: [InputArgument], updating folder: String?
  ) throws(Failure) -> String? {
    let nearest = try nearestConfiguration(arguments)
    guard let folder else { return nearest }
    let own = try configured { () throws(ConfigurationError) in
      try Configuration.path(nearFolder: folder)
    }
    guard let nearest, let own else { return nearest ?? own }
    let keys = try [nearest, own].map { path throws(Failure) in
      try configured { () throws(ConfigurationError) in try Configuration(contentsOf: path).keys }
    }
    if keys[0] != keys[1] { throw .differentConfigurations(arguments.first?.path ?? "", folder) }
    return nearest
  }

  /// Returns the configuration near all arguments; standard input lies where the program runs.
  static func nearestConfiguration(
    _ arguments: [InputArgument]
  ) throws(Failure) -> String? {
    var nearest: (path: String?, argument: String)?
    for argument in arguments {
      let folder = try folder(of: argument)
      let path = try configured { () throws(ConfigurationError) in
        try Configuration.path(nearFolder: folder)
      }
      let absolute = path.flatMap { absolutePath(of: $0) }
      if let known = nearest, known.path.flatMap({ absolutePath(of: $0) }) != absolute {
        throw .differentConfigurations(known.argument, argument.path)
      }
      if nearest == nil { nearest = (path, argument.path) }
    }
    return nearest?.path
  }

  private static func folder(of argument: InputArgument) throws(Failure) -> String {
    if argument.isStandardInput { return "." }
    if try isFolder(argument.path) {
      return argument.path.count > 1 && argument.path.hasSuffix("/")
        ? String(argument.path.dropLast()) : argument.path
    }
    return folderPart(of: argument.path)
  }

  private static func isFolder(_ path: String) throws(Failure) -> Bool {
    do throws(IOError) { return try ByteIO.isFolder(path) } catch { throw .unreadable(error) }
  }
}
