import Foundation
import TestSupport
import Testing

@testable import Conversion

@Suite struct RelativeReferenceTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for name in ["a/b", "c/d"] { try folder.makeFolder(name) }
    for name in ["image.png", "a/image.png", "a/b/image.png"] { try folder.write("", to: name) }
  }

  @Test(
    "a file is referred to as seen from the output's folder",
    arguments: [
      ("image.png", ".", "image.png"), ("a/image.png", ".", "a/image.png"),
      ("image.png", "a", "../image.png"), ("image.png", "a/b", "../../image.png"),
      ("a/b/image.png", "c/d", "../../a/b/image.png"), ("a/image.png", "a", "image.png"),
      ("a/../image.png", "c", "../image.png"), ("a/missing.png", "a", "missing.png"),
      ("a/missing.png", "c", "../a/missing.png"),
    ])
  func reference(path: String, from: String, expected: String) {
    #expect(
      RelativeReference.reference(to: folder.path(of: path), from: folder.path(of: from))
        == expected)
  }

  @Test(
    "what may not stand in an address is encoded",
    arguments: [
      ("a b.png", "a%20b.png"), ("a:b.png", "a%3Ab.png"), ("50%.png", "50%25.png"),
      ("a?b#c.png", "a%3Fb%23c.png"), ("é.png", "%C3%A9.png"), ("a\nb", "a%0Ab"),
      ("-._~!$&'()*+,;=@.png", "-._~!$&'()*+,;=@.png"), ("<\">", "%3C%22%3E"), ("[x]", "%5Bx%5D"),
      ("\\", "%5C"),
    ])
  func encoded(name: String, expected: String) throws {
    let path = try folder.write("", to: name)
    let reference = RelativeReference.reference(to: path, from: folder.path)
    #expect(reference == expected)
    let url = try #require(
      URL(string: reference, relativeTo: URL(fileURLWithPath: folder.path, isDirectory: true)))
    #expect(url.path == path)
  }

  @Test("where nothing is known of a folder, the path stays what it is")
  func unknown() {
    #expect(RelativeReference.reference(to: "/missing/a b.png", from: ".") == "/missing/a%20b.png")
    #expect(RelativeReference.reference(to: "x/y.png", from: "/missing") == "x/y.png")
  }
}
