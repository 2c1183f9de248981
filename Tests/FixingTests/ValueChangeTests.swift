import Testing

@Suite("What a fix changes")
struct ValueChangeTests {
  @Test(
    "Only the bytes of the fault change, and a second run changes nothing", arguments: FixCase.all,
    Layout.all)
  func bytes(_ fault: FixCase, _ layout: Layout) throws {
    for encoding in TextEncoding.all {
      let template = layout.document(
        of: fault, encoding: encoding.declaration, letters: encoding.letters)
      let before = try encoding.bytes(template.before)
      let found = try #require(findings(in: before, of: fault.fileName), "\(encoding.name)")
      #expect(found.contains { $0.rule.name == fault.rule }, "\(encoding.name): \(found)")
      let outcome = mend(before, of: fault.fileName)
      let expected = try encoding.bytes(template.after)
      #expect(outcome.after == expected, "\(encoding.name): \(outcome.text)")
      #expect(!outcome.rules.contains(fault.rule), "\(encoding.name)")
      #expect(!mend(outcome.after, of: fault.fileName).isChanged, "\(encoding.name)")
    }
  }

  @Test("Without leave for unsafe fixes, these are not made", arguments: FixCase.all)
  func safety(_ fault: FixCase) throws {
    let template = Layout.all[0].document(of: fault, encoding: "UTF-8", letters: "")
    let isSafe = ["key-whitespace", "attraction-type-number", "route-repeat"].contains(fault.rule)
    let outcome = mend(Array(template.before.utf8), of: fault.fileName, isUnsafe: false)
    #expect(outcome.isChanged == isSafe)
  }
}
