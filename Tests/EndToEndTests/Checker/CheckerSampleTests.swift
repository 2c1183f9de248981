import Foundation
import Testing

@Suite("parkcheck: the samples")
struct CheckerSampleTests {
  @Test("The samples of sound parks are silent", arguments: ["MagicMountain", "NorthCampus"])
  func sound(_ name: String) throws {
    let result = try parkcheck("Samples/" + name, in: Repository.root)
    #expect(result.text.isEmpty && result.errors.isEmpty && result.ending == .exit(0))
  }

  @Test("Each file of the tutorial is silent by itself")
  func tutorial() throws {
    let folder = Repository.root + "/Samples/MagicMountain"
    let names = try names(in: folder).filter { $0.hasSuffix(".plist") }
    #expect(names.count == 6)
    for name in names {
      let result = try parkcheck("--stdin-filename", name, "-", input: .file(folder + "/" + name))
      #expect(result.text.isEmpty && result.ending == .exit(0), "\(result.text)")
    }
  }

  @Test("A field case gives what is expected of it, and no other error", arguments: FieldCase.all)
  func fieldCase(_ fieldCase: FieldCase) throws {
    let result = try parkcheck("--format", "concise", FieldCase.folder(fieldCase.name))
    #expect(result.rules.isSuperset(of: fieldCase.rules), "\(result.text)")
    #expect(result.errorRules.subtracting(fieldCase.rules).isEmpty, "\(result.text)")
    #expect(result.ending == .exit(result.errorRules.isEmpty ? 0 : 1))
    if fieldCase.name == "not-a-park-file" { #expect(result.text.isEmpty && result.errors.isEmpty) }
  }
}
