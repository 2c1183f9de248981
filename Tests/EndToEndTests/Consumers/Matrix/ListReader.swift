import Foundation
import Testing

/// A program or library that reads the property lists that we write.
struct ListReader: Sendable {
  /// What it is called.
  let name: String

  /// The program that must be there.
  let tool: Tool

  /// The forms that it reads.
  var forms = Form.allCases

  /// What a person should know about it.
  var remark = ""

  /// Whether it knows the tutorial's keys alone.
  var knowsKeys = false

  /// Returns what it has wrong of the property list at a path, which holds what the one of the sample
  /// does; `nil` for nothing.
  let fault:
    @Sendable (_ path: String, _ original: PropertyValue, _ folder: String) throws -> String?

  /// A form of property lists.
  enum Form: String, CaseIterable {
    case xml, binary

    var options: [String] { self == .xml ? [] : ["--binary"] }
    var title: String { (["plist"] + options).joined(separator: " ") }
  }
}

extension ListReader {
  /// Whether its program is there.
  var isThere: Bool { tool.isThere }

  /// All of them, in the order of the table.
  static let all = [plutil, plistlib, plistutil, schemas]

  private static let plutil = ListReader(name: "plutil of the Swift toolchain", tool: .plutil) {
    path, original, folder in
    let result = folder + "/plutil.plist"
    let finished = try run(.plutil, ["-convert", "xml1", "-o", result, path])
    return try difference(result, original, finished)
  }

  private static let plistlib = ListReader(name: "plistlib of Python", tool: .python3) {
    path, original, folder in
    let result = folder + "/plistlib.plist"
    let script = """
      import plistlib, sys
      with open(sys.argv[1], 'rb') as source, open(sys.argv[2], 'wb') as result:
        plistlib.dump(plistlib.load(source), result, sort_keys=False)
      """
    return try difference(result, original, run(.python3, ["-c", script, path, result]))
  }

  /// It reads the one form to write the other.
  private static let plistutil = ListReader(name: "plistutil", tool: .plistutil) {
    path, original, folder in
    let result = folder + "/plistutil.plist"
    let finished = try run(.plistutil, ["-i", path, "-o", result])
    return try difference(result, original, finished)
  }

  private static let schemas = ListReader(
    name: "xmllint with the schema of the role", tool: .xmllint, forms: [.xml],
    remark: "files with the tutorial's keys, or without any", knowsKeys: true
  ) { path, _, _ in
    let root = try XMLTree.root(of: Data(bytes(of: path)))
    guard let schema = PropertyListSchema(forFile: path, root: root) else { return "no schema" }
    return try schema.refused([path]).isEmpty ? nil : "refused by the schema \(schema)"
  }

  private static func difference(
    _ result: String, _ original: PropertyValue, _ finished: Finished
  ) throws -> String? {
    guard FileManager.default.fileExists(atPath: result) else { return finished.errors }
    return try PropertyValue(contentsOf: result) == original ? nil : "another value"
  }
}

/// A row of the table of property lists: a form, and who reads it.
struct ListRow: CustomTestStringConvertible, Sendable {
  let reader: ListReader
  let form: ListReader.Form

  var testDescription: String { "\(form.title) by \(reader.name)" }

  /// All rows in the order of the table.
  static let all = ListReader.all.flatMap { reader in
    reader.forms.map { ListRow(reader: reader, form: $0) }
  }

  /// The property lists of `sample` that the reader knows.
  private func names(of sample: Sample) -> [String] {
    let lists = sample.characterFiles + sample.routeFiles
    let isKnown = !reader.knowsKeys || sample == .magicMountain
    return lists + (isKnown ? [sample.parkFile, sample.attractionsFile] : [])
  }

  /// Has the reader read the property lists of each sample, and returns what it has wrong.
  func faults() throws -> [String] {
    var faults: [String] = []
    for sample in Sample.allCases {
      try withTemporaryFolder { folder in
        let lists = folder + "/lists"
        let finished = try run(
          .parkconv, ["plist-to-plist", sample.folder, "-o", lists] + form.options)
        try #require(finished.ending == .exit(0), "\(finished.errors)")
        for name in names(of: sample) {
          let original = try PropertyValue(contentsOf: sample.folder + "/" + name)
          try withTemporaryFolder { results in
            if let fault = try reader.fault(lists + "/" + name, original, results) {
              faults.append("\(name): \(fault)")
            }
          }
        }
      }
    }
    return faults
  }

  /// The row of the table.
  var line: String {
    let count = Sample.allCases.reduce(0) { $0 + names(of: $1).count }
    return "| `\(form.title)` | \(reader.name) | \(count) | \(reader.remark) |"
  }
}
