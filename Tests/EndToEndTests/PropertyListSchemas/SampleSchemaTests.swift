import Foundation
import Testing

@Suite("The schemas and the samples")
struct SampleSchemaTests {
  /// The rules about the shape of a file and the form of its values.
  private static let structuralRules: Set = [
    "plist-structure", "plist-value", "plist-duplicate-key", "key-whitespace", "value-kind",
    "coordinate-syntax", "coordinate-range", "park-missing-key", "attraction-missing-key",
    "boundary-size", "route-size", "character-sightings",
  ]

  /// Samples whose fault no schema can tell, with the reason.
  private static let beyondSchemas = [
    "boundary-two-distinct-points": "it has three points, two of them at the same place",
    "route-standing-still": "all of its points are at the same place",
    "duplicate-key-nested": "the key is one of the maker's own",
    "date-february-29-common-year": "a pattern can't divide by four",
    "real-overflow": "a pattern can't compare exponents",
  ]

  /// A well-formed sample or field case without a configuration of its own.
  private struct File {
    let path: String

    /// The schema of its role, where that is clear.
    let schema: PropertyListSchema?

    /// The name of its folder.
    var name: String { URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent }
  }

  private static let files: [File] = {
    let groups = ["Samples/Broken", "Tests/FieldCases"].map { Repository.root + "/" + $0 }
    let folders = groups.flatMap { group in
      ((try? names(in: group)) ?? []).map { group + "/" + $0 }
    }
    return (folders + [Sample.magicMountain.folder]).flatMap { folder in
      ((try? names(in: folder)) ?? []).filter { $0.hasSuffix(".plist") }
        .compactMap { file(folder + "/" + $0) }
    }
  }()

  /// Returns the file at `path`, unless it is binary, not well-formed, or declares entities.
  private static func file(_ path: String) -> File? {
    guard let content = try? bytes(of: path), !content.starts(with: Data("bplist".utf8)),
      content.range(of: Data("<!ENTITY".utf8)) == nil, let root = try? wellFormedRoot(of: path)
    else { return nil }
    return File(path: path, schema: PropertyListSchema(forFile: path, root: root))
  }

  private static func wellFormedRoot(of path: String) throws -> XMLTree? {
    let finished = try run(.xmllint, ["--noout", "--nonet", path])
    return finished.ending == .exit(0) ? try XMLTree.root(of: bytes(of: path)) : nil
  }

  /// The rules by which parkcheck finds errors, by file.
  private static let errors: [String: Set<String>] = {
    let output = (try? run(.parkcheck, ["--format", "concise"] + files.map(\.path)))?.text ?? ""
    var errors: [String: Set<String>] = [:]
    for line in output.split(separator: "\n") where line.contains(": error: ") {
      guard let bracket = line.lastIndex(of: "[") else { continue }
      let rule = line[line.index(after: bracket)...].dropLast()
      errors[String(line.prefix { $0 != ":" }), default: []].insert(String(rule))
    }
    return errors
  }()

  private static let refused: [String: Set<PropertyListSchema>] = {
    var refused: [String: Set<PropertyListSchema>] = [:]
    for schema in PropertyListSchema.allCases {
      for path in (try? schema.refused(files.map(\.path))) ?? [] {
        refused[path, default: []].insert(schema)
      }
    }
    return refused
  }()

  /// Whether the schema of the file's role refuses it, or all schemas where there is no role.
  private static func isRefused(_ file: File) -> Bool {
    let refusing = refused[file.path] ?? []
    return file.schema.map(refusing.contains)
      ?? (refusing.count == PropertyListSchema.allCases.count)
  }

  @Test("There are files of each role")
  func roles() {
    for schema in PropertyListSchema.allCases {
      #expect(Self.files.contains { $0.schema == schema }, "\(schema)")
    }
  }

  @Test("What the schema of its role refuses, parkcheck refuses")
  func noFalseAlarm() {
    for file in Self.files where file.schema != nil && Self.isRefused(file) {
      #expect(Self.errors[file.path] != nil, "\(file.path)")
    }
  }

  @Test("Each fault of structure is refused by the schema too", arguments: structuralRules.sorted())
  func structure(rule: String) {
    let faulty = Self.files.filter { Self.errors[$0.path]?.contains(rule) == true }
    #expect(!faulty.isEmpty)
    for file in faulty {
      #expect(Self.isRefused(file) == (Self.beyondSchemas[file.name] == nil), "\(file.path)")
    }
  }

  @Test("Routes and sightings of another app are accepted")
  func otherApp() throws {
    let sample = Sample.northCampus
    let paths = { (names: [String]) in names.map { sample.folder + "/" + $0 } }
    #expect(try PropertyListSchema.route.refused(paths(sample.routeFiles)) == [])
    #expect(try PropertyListSchema.character.refused(paths(sample.characterFiles)) == [])
  }
}
