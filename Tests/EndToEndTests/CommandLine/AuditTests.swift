import CommandLineKit
import Testing

@testable import parkcheck
@testable import parkconv

@Suite("The options as they are declared")
struct AuditTests {
  @Test("Nothing is wrong with the declarations of parkconv")
  func parkconv() {
    #expect(Program.parkconv.audit() == [])
  }

  @Test("Nothing is wrong with the declarations of parkcheck")
  func parkcheck() {
    #expect(Program.parkcheck.audit() == [])
  }
}
