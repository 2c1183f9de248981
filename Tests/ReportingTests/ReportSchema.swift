import Foundation

/// The schema of the checker's JSON.
enum ReportSchema {
  /// The types that it defines.
  static func types() throws -> ParsedJSON {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Schemas/parkcheck-report.schema.json")
    return try ParsedJSON(String(contentsOf: file, encoding: .utf8))["$defs"]
  }
}
