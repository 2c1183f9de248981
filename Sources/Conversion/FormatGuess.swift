internal import ByteIO
internal import ParkFormats

/// Finds out the format of files that were named without one.
struct FormatGuess {
  /// Standard input, where that was named.
  let stream: ByteSource?

  /// Returns the one format of all `arguments`; property lists where there are none.
  ///
  /// - Throws: when a file or folder can't be read, or when the formats differ.
  func format(of arguments: [InputArgument]) throws(InputSet.Failure) -> Format {
    var found: (format: Format, path: String)?
    for argument in arguments {
      guard let format = try format(of: argument) else { continue }
      if let found, found.format.name != format.name {
        throw .differentFormats((found.path, found.format), (argument.path, format))
      }
      found = found ?? (format, argument.path)
    }
    return found?.format ?? .plist
  }

  /// The format of a file, or of the files in a folder; `nil` for a folder without any.
  private func format(of argument: InputArgument) throws(InputSet.Failure) -> Format? {
    do throws(IOError) {
      if argument.role != nil { return .plist }
      if argument.isStandardInput { return try stream.map(Self.format(ofContentOf:)) }
      let kind = try FileKind(ofFileAt: argument.path)
      if kind == .folder { return try Self.format(inFolder: argument.path) }
      if let format = Self.format(ofName: argument.path) { return format }
      // A named pipe can be read only once.
      guard kind == .regular else { return .plist }
      return try Self.format(ofContentOf: ByteSource(path: argument.path))
    } catch {
      throw .unreadable(error)
    }
  }

  private static func format(inFolder path: String) throws(IOError) -> Format? {
    let names = try namesInFolder(path)
    return Format.readable.first { format in names.contains { format.isName($0) } }
  }

  private static func format(ofName name: String) -> Format? {
    Format.readable.first { $0.isName(fileName(of: name)) }
  }

  /// The format that the first bytes of a file tell; property lists where they tell nothing.
  private static func format(ofContentOf source: ByteSource) throws(IOError) -> Format {
    try Format.format(ofContentOf: source) ?? .plist
  }
}

extension Format {
  /// Returns whether a file in a folder is taken for one of the format by its name, which does not begin
  /// with a dot.
  func isName(_ name: String) -> Bool {
    guard case .features(let reading)? = self.reading else { return isPropertyListName(name) }
    let lowered = name.lowercased()
    return !name.hasPrefix(".") && reading.extensions.contains { lowered.hasSuffix("." + $0) }
  }
}
