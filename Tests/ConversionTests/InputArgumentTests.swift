import ParkModel
import Testing

@testable import Conversion

@Suite struct InputArgumentTests {
  @Test(
    "a role before a colon is one only where it has the name of one",
    arguments: [
      ("Park.plist", nil, "Park.plist"), ("route:Walk.plist", .route, "Walk.plist"),
      ("park:a:b.plist", .park, "a:b.plist"), ("./route:Walk.plist", nil, "./route:Walk.plist"),
      ("C:Walk.plist", nil, "C:Walk.plist"), ("Route:Walk.plist", nil, "Route:Walk.plist"),
      ("routes:Walk.plist", nil, "routes:Walk.plist"), ("character:-", .character, "-"),
      ("attractions:", .attractions, ""), (":x", nil, ":x"), ("", nil, ""), ("-", nil, "-"),
      ("none:x", nil, "none:x"),
    ] as [(String, Role?, String)])
  func word(word: String, role: Role?, path: String) {
    let argument = InputArgument(word)
    #expect(argument.role == role)
    #expect(argument.path == path)
    #expect(argument.isStandardInput == (path == "-"))
  }
}
