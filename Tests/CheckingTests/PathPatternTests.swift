import ParkModel
import Testing

@Suite("Patterns over paths")
struct PathPatternTests {
  @Test(
    "A pattern fits",
    arguments: [
      ("Old.plist", "Old.plist"), ("Old.plist", "a/b/Old.plist"), ("Old*", "a/Old/b.plist"),
      ("*.plist", ".plist"), ("*", "a"), ("?.plist", "a.plist"), ("?.plist", "é.plist"),
      ("drafts/", "drafts/a.plist"), ("drafts/", "x/drafts/a.plist"), ("/a.plist", "a.plist"),
      ("a/b", "a/b/c.plist"), ("a/*", "a/b/c.plist"), ("a/**", "a/b/c.plist"),
      ("**/c.plist", "c.plist"), ("**/c.plist", "a/b/c.plist"), ("a/**/c.plist", "a/c.plist"),
      ("a/**/c.plist", "a/x/y/c.plist"), ("**", "a/b"), ("a**z", "abz"), ("x/a**z", "x/a/b/z"),
      ("**/", "a/b"), ("***", "a/b"), ("**/**/b", "b"), ("a/**/**/b", "a/x/b"),

      ("*a*a*a*", "banana"), ("[x].plist", "[x].plist"), ("a.b", "a.b"), ("/drafts/", "drafts/x"),
    ])
  func fits(_ pattern: String, _ path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(
    "A pattern does not fit",
    arguments: [
      ("Old", "Old.plist"), ("Old.plist", "VeryOld.plist"), ("?.plist", ".plist"),
      ("?.plist", "ab.plist"), ("/a.plist", "b/a.plist"), ("a/b", "x/a/b"), ("a/*/c", "a/c"),
      ("a/*.plist", "a/b/c.plist"), ("a?b", "a/b"), ("old*", "Old"), ("a.b", "axb"),
      ("drafts/", "draft/a"), ("**/c.plist", "xc.plist"), ("a/**/c", "a/xc"),
      ("a/**/c", "a/x/yc"), ("**/a/c", "ba/c"), ("", "a"),
    ])
  func doesNotFit(_ pattern: String, _ path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test("A pattern of many stars takes no time", .timeLimit(.minutes(1)))
  func stars() {
    let pattern = PathPattern(String(repeating: "*a", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 400)))
  }

  @Test("The longest patterns take no long time, even for a deep path", .timeLimit(.minutes(1)))
  func longest() {
    let path = String(repeating: "a/", count: 2_000) + "a"
    for part in ["**/", "*a/", "**a", "*/"] {
      let pattern = PathPattern(String(repeating: part, count: 1_000 / part.count - 1) + "/b")
      #expect(!pattern.matches(path))
    }
  }
}
