import Foundation
import Testing

@Suite("The outputs and their readers", .serialized)
struct MatrixTests {
  /// Whether the readers that are large to install are there too: `make matrix`.
  private static let isWhole = ProcessInfo.processInfo.environment["MATRIX"] == "1"

  @Test(
    "A reader gets what the property lists say",
    arguments: MatrixRow.all.filter { isWhole || !$0.consumer.isHeavy })
  func reading(row: MatrixRow) throws {
    let faults = try row.faults()
    #expect(faults.isEmpty, "\(faults.prefix(3))")
  }

  @Test(
    "A reader of property lists gets what those of the samples say",
    arguments: ListRow.all.filter { $0.reader.isThere })
  func readingLists(row: ListRow) throws {
    let faults = try row.faults()
    #expect(faults.isEmpty, "\(faults.prefix(3))")
  }

  @Test(
    "The Swift toolchain has plutil, which is skipped where it has not",
    .enabled(if: Tool.plutil.isThere, "there is no plutil, neither on the PATH nor beside swift"))
  func plutil() throws {
    #expect(ListRow.all.contains { $0.reader.isThere && $0.reader.name.contains("plutil") })
  }

  @Test("KML is valid by the official schemas", .enabled(if: isWhole), arguments: Sample.allCases)
  func kmlSchema(sample: Sample) throws {
    let python = try run(
      .sh,
      [
        "-c",
        "echo \(Repository.root)/.build/matrix/lib/python3*/site-packages/fastkml/schema/kml22gx.xsd",
      ])
    let schema = python.text.trimmingCharacters(in: .whitespacesAndNewlines)
    try withConverted(sample.folder, to: .kml) { path in
      let finished = try run(.xmllint, ["--noout", "--nonet", "--schema", schema, path])
      #expect(finished.errors == "\(path) validates\n")
    }
  }

  @Test("The table is up to date")
  func table() throws {
    if Self.isWhole {
      for row in MatrixRow.all {
        let faults = try row.faults()
        try #require(faults.isEmpty, "\(row.testDescription): \(faults.prefix(3))")
      }
      for row in ListRow.all {
        let faults = try row.faults()
        try #require(faults.isEmpty, "\(row.testDescription): \(faults.prefix(3))")
      }
      try MatrixDocument.record()
    }
    let (recorded, text) = try (MatrixDocument.recorded(), MatrixDocument.text())
    #expect(recorded == text, "run 'make matrix'")
  }
}
