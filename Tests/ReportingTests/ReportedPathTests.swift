import Testing

@testable import Reporting

@Suite struct ReportedPathTests {
  @Test(
    "a path is relative to the folder where it can be",
    arguments: [
      ("a.plist", "a.plist"), ("./a/./b//c.plist", "a/b/c.plist"), ("/srv/map/a b", "a b"),
      ("/srv/mapper/a", "/srv/mapper/a"), ("../map/a", "a"), ("../a", "/srv/a"),
      ("a/../../b", "/srv/b"), ("/srv/map", "/srv/map"), ("../../../../a", "/a"),
    ])
  func path(name: String, path: String) {
    #expect(ReportedPath(name, in: "/srv/map").text == path)
  }

  @Test("without a folder a path stays as it is", arguments: ["../a", "/a/b", "<stdin>"])
  func noFolder(name: String) {
    #expect(ReportedPath(name, in: nil).text == name)
  }

  @Test("an address has its odd bytes encoded")
  func uri() {
    #expect(ReportedPath("a:b/ü %.plist", in: "/").uri == "a%3Ab/%C3%BC%20%25.plist")
    #expect(ReportedPath("/etc/a b", in: "/work").uri == "file:///etc/a%20b")
    #expect(ReportedPath("<stdin>", in: nil).uri == "%3Cstdin%3E")
  }
}
