import Foundation
import Testing

@Suite("The field cases")
struct FieldCaseTests {
  @Test("Every folder is listed")
  func listed() throws {
    let folders = try names(in: FieldCase.folder("")).filter { !$0.contains(".") }
    #expect(folders == FieldCase.all.map(\.name).sorted())
  }

  @Test(
    "A case with an error is refused in every format, with the rule's name",
    arguments: FieldCase.all.filter(\.isRefused), Variant.plain)
  func refused(fieldCase: FieldCase, variant: Variant) throws {
    try withTemporaryFolder { folder in
      let arguments = ["plist-to-" + variant.format, FieldCase.folder(fieldCase.name)]
      let printed = try run(.parkconv, arguments)
      let written = try run(.parkconv, arguments + ["-o", folder + "/map"])
      for finished in [printed, written] {
        try #require(finished.ending == .exit(1), "\(finished.errors)")
        #expect(finished.output.isEmpty)
        let errors = finished.errorLines.filter { $0.contains(": error: ") }
        #expect(!errors.isEmpty)
        for error in errors {
          #expect(fieldCase.rules.contains { error.hasSuffix("[\($0)]") }, "\(error)")
        }
        for rule in fieldCase.rules {
          #expect(finished.errorLines.contains { $0.hasSuffix("[\(rule)]") }, "no \(rule)")
        }
      }
      #expect(try names(in: folder) == [])
    }
  }

  @Test(
    "A case with a warning is converted in every format, and warned of by the rule's name",
    arguments: FieldCase.all.filter { !$0.isRefused && !$0.rules.isEmpty }, Variant.plain)
  func warned(fieldCase: FieldCase, variant: Variant) throws {
    let finished = try run(
      .parkconv, ["plist-to-" + variant.format, FieldCase.folder(fieldCase.name)])
    #expect(finished.ending == .exit(0))
    #expect(!finished.output.isEmpty)
    for rule in fieldCase.rules {
      #expect(
        finished.errorLines.contains { $0.contains(": warning: ") && $0.hasSuffix("[\(rule)]") },
        "no \(rule) in \(finished.errors)")
    }
  }

  @Test(
    "A case without a fault is converted in every format without a word",
    arguments: FieldCase.all.filter { $0.rules.isEmpty && $0.name != "not-a-park-file" },
    Variant.plain)
  func clean(fieldCase: FieldCase, variant: Variant) throws {
    let finished = try run(
      .parkconv, ["plist-to-" + variant.format, FieldCase.folder(fieldCase.name)])
    #expect(finished.ending == .exit(0))
    #expect(!finished.output.isEmpty)
    #expect(!finished.errors.contains(": error: "), "\(finished.errors)")
  }

  @Test(
    "The likely cause is offered",
    arguments: [
      ("swapped", "{52."), ("sign", "{52."), ("space-inside-number", "did you mean"),
      ("decimal-comma", "did you mean"), ("capital-boundary", #""boundary""#),
      ("title-for-name", #""name""#), ("skewed", " m"), ("leftover-boundary", "tutorial"),
    ])
  func likelyCause(name: String, words: String) throws {
    #expect(try parkconv("plist-to-kml", FieldCase.folder(name)).errors.contains(words))
  }

  @Test("Entities expand to nothing, at once and without a file being read")
  func entities() throws {
    let bomb = try parkconv("plist-to-kml", FieldCase.folder("entity-bomb"))
    #expect(bomb.errors.utf8.count < 1_000)
    let outside = try parkconv("plist-to-kml", FieldCase.folder("external-entity"))
    #expect(!outside.errors.contains("root:"))
  }
}
