public import ByteIO
public import Diagnostics
internal import JSONReading
internal import Spelling

/// Why a configuration can't be used.
public enum ConfigurationError: Error, Sendable {
  /// The file can't be read.
  case unreadable(IOError)
  /// The file says what is not understood.
  case invalid([Diagnostic])
}

extension Configuration {
  /// How many bytes a configuration may have.
  private static let greatestSize = 1 << 20

  /// Reads the configuration in the file at `path`.
  public init(contentsOf path: String) throws(ConfigurationError) {
    let bytes: [UInt8]
    do throws(IOError) {
      bytes = try ByteSource(path: path).firstBytes(Configuration.greatestSize + 1)
    } catch {
      throw .unreadable(error)
    }
    guard bytes.count <= Configuration.greatestSize else {
      throw .unreadable(
        IOError(
          .read, path: path,
          reason: "more than \(Configuration.greatestSize) bytes, which no configuration has"))
    }
    try self.init(json: bytes, file: path)
  }

  /// Reads the configuration from the JSON text `bytes`, which came from `file`.
  package init(json bytes: [UInt8], file: String) throws(ConfigurationError) {
    self.init()
    folder = folderPart(of: file)
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONParser.parse(bytes)
    } catch {
      throw .invalid([
        Diagnostic(
          rule: RuleID("configuration"), severity: .error, file: file, position: error.position,
          keyPath: "", message: error.message)
      ])
    }
    var reader = JSONObjectReader(root, file: file, keyPath: "")
    read(&reader)
    reader.finish()
    guard reader.faults.isEmpty else {
      throw .invalid(reader.faults.sorted { $0.position < $1.position })
    }
  }

  private mutating func read(_ reader: inout JSONObjectReader) {
    _ = reader.take("$schema")
    name = reader.takeString("name")
    reader.takeObject("keys") { readKeys(&$0) }
    reader.takeObject("colors") { colors in
      for layer in Layer.allCases {
        if let color = colors.takeColor(layer.rawValue) { self.colors[layer] = color }
      }
    }
    readTypes(&reader)
    reader.takeObject("characters") { readCharacters(&$0) }
    reader.takeObject("roles") { readRoles(&$0) }
    reader.takeObject("overlay") { overlay in
      overlayImage = overlay.takeString("image")
      overlayShape = overlay.takeChoice("shape") ?? overlayShape
    }
    reader.takeObject("rules") { readRules(&$0) }
    readExcludes(&reader)
  }

  private mutating func readKeys(_ reader: inout JSONObjectReader) {
    reader.takeObject("park") { park in
      for key in KeyNames.Park.allCases {
        if let name = park.takeString(key.rawValue) { keys[key] = KeyName(name) }
      }
    }
    reader.takeObject("attraction") { attraction in
      for key in KeyNames.Attraction.allCases {
        if let name = attraction.takeString(key.rawValue) { keys[key] = KeyName(name) }
      }
    }
    reportRepeatedNames(KeyNames.Park.allCases.map { keys[$0].text }, in: &reader, of: "park")
    reportRepeatedNames(
      KeyNames.Attraction.allCases.map { keys[$0].text }, in: &reader, of: "attraction")
  }

  private func reportRepeatedNames(
    _ names: [String], in reader: inout JSONObjectReader, of object: String
  ) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      reader.report(
        reader.position, reader.path(object), "two keys are called \(Quotation.quoted(name))")
    }
  }

  private mutating func readTypes(_ reader: inout JSONObjectReader) {
    var types: [AttractionType] = []
    reader.takeObject("types") { table in
      for member in table.takeAll() {
        table.read(member.value, at: table.path(member.name)) { entry in
          types.append(type(withCode: member.name, from: &entry))
        }
      }
      if types.isEmpty && table.faults.isEmpty {
        table.report(table.position, table.keyPath, "expected at least one type")
      }
    }
    let table = types.isEmpty ? self.types.types : types
    let fallbackCode = readFallbackCode(&reader, among: table.map(\.code))
    self.types = TypeTable(types: table, fallbackCode: fallbackCode)
  }

  private func readFallbackCode(
    _ reader: inout JSONObjectReader, among codes: [String]
  ) -> String {
    guard let value = reader.take("fallbackType") else { return "0" }
    if case .string(let code) = value.content, codes.contains(code) { return code }
    reader.report(
      value.position, "fallbackType",
      "expected one of the types' codes: "
        + Quotation.shortened(codes.joined(separator: ", "), to: Quotation.greatestSentence))
    return "0"
  }

  private func type(
    withCode code: String, from entry: inout JSONObjectReader
  ) -> AttractionType {
    if !entry.has("name") { entry.report(entry.position, entry.keyPath, "the type has no name") }
    let name = entry.takeString("name")
    return AttractionType(
      code: code, name: name ?? code,
      color: entry.takeColor("color") ?? color(of: .attractions),
      markerSymbol: entry.takeString("markerSymbol"), gpxSymbol: entry.takeString("gpxSymbol"),
      icon: entry.takeString("icon"))
  }

  private mutating func readCharacters(_ reader: inout JSONObjectReader) {
    for member in reader.takeAll() {
      reader.read(member.value, at: reader.path(member.name)) { character in
        if let color = character.takeColor("color") {
          characterColors.append(CharacterColor(member.name, color))
        }
      }
    }
  }

  private mutating func readRoles(_ reader: inout JSONObjectReader) {
    let names = Role.allCases.map(\.rawValue) + ["none"]
    for member in reader.takePatterns() {
      if case .string(let name) = member.value.content, names.contains(name) {
        roles.append(RolePattern(pattern: member.name, role: Role(rawValue: name)))
        continue
      }
      reader.report(
        member.value.position, reader.path(member.name),
        "expected one of \(names.joined(separator: ", "))")
    }
  }
}

extension Configuration {
  /// Returns the path of the configuration for files in `folder`: the nearest one, in it or above it.
  public static func path(
    nearFolder folder: String
  ) throws(ConfigurationError) -> String? {
    var folder = folder
    while true {
      let candidate = ByteIO.path(of: fileName, inFolder: folder)
      if try isFile(candidate) { return candidate }
      guard let parent = parentFolder(of: folder) else { return nil }
      folder = parent
    }
  }

  /// A named pipe is none either, since nobody may ever write into it. A folder that may not be looked into holds no configuration of ours.
  private static func isFile(_ path: String) throws(ConfigurationError) -> Bool {
    do throws(IOError) {
      return try FileKind(ofFileAt: path) == .regular
    } catch {
      if error.code == EACCES { return false }
      throw .unreadable(error)
    }
  }
}
