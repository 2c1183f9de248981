import ByteIO
import Foundation
import ParkModel
import TestSupport
import Testing

@testable import ParkFormats

@Suite struct EmbeddingTests {
  @Test(
    "hashes are those that sha256sum gives",
    arguments: [
      (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (3, "cb1ad2119d8fafb69566510ee712661f9f14b83385006ef92aec47f523a38358"),
      (55, "8963cc0afd622cc7574ac2011f93a3059b3d65548a77542a1559e3d202e6ab00"),
      (56, "6ea719cefa4b31862035a7fa606b7cc3602f46231117d135cc7119b3c1412314"),
      (64, "d53eda7a637c99cc7fb566d96e9fa109bf15c478410a3f5eb4d4c4e26cd081f6"),
      (1000, "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"),
    ])
  func hash(count: Int, expected: String) {
    let hash = SHA256.hash([UInt8](repeating: UInt8(ascii: "A"), count: count))
    #expect(hash.map { String(format: "%02x", $0) }.joined() == expected)
  }

  @Test(
    "nothing in a script's data can be taken for anything else",
    arguments: [
      (#"{"a":"</script>"}"#, #"{"a":"\u003c/script\u003e"}"#), (#"["<!--"]"#, #"["\u003c!--"]"#),
      (#"["&amp;"]"#, #"["\u0026amp;"]"#), ("[\"a\u{2028}b\u{2029}\"]", #"["a\u2028b\u2029"]"#),
      ("[\"\u{2027}\u{202A}é🎢\"]", "[\"\u{2027}\u{202A}é🎢\"]"),
    ])
  func scriptText(text: String, escaped: String) throws {
    var out = ByteBuffer()
    ScriptText.write(Array(text.utf8), &out)
    let written = out.bytes
    #expect(String(decoding: written, as: UTF8.self) == escaped)
    #expect(
      try JSONSerialization.jsonObject(with: Data(written)) as? NSObject
        == JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject)
  }

  @Test(
    "a picture is known by its first bytes, whatever its name",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D], "data:image/png;base64,iVBORw0="),
      ([0xFF, 0xD8, 0xFF, 0xE0], "data:image/jpeg;base64,/9j/4A=="),
      (Array("<svg/>".utf8), "data:image/svg+xml;base64,PHN2Zy8+"),
      (Array("GIF89a".utf8), "data:image/gif;base64,R0lGODlh"),
      (Array("RIFF    WEBP".utf8), "data:image/webp;base64,UklGRiAgICBXRUJQ"),
      (Array("    ftypavif".utf8), "data:image/avif;base64,ICAgIGZ0eXBhdmlm"),
    ] as [([UInt8], String)])
  func picture(bytes: [UInt8], address: String) throws {
    let folder = try ScratchFolder()
    try folder.write(bytes, to: "picture.bin")
    var configuration = Configuration()
    configuration.folder = folder.path
    #expect(try EmbeddedImage("picture.bin", of: configuration).address == address)
  }

  @Test(
    "a picture out of an archive gets the ending of its kind, where it has none of these",
    arguments: [
      ("a.jpg", "\u{FF}\u{D8}\u{FF}", "a.jpg"), ("a.JPE", "\u{FF}\u{D8}\u{FF}", "a.JPE"),
      ("a.png", "\u{FF}\u{D8}\u{FF}", "a.png.jpg"), ("a", "GIF89a", "a.gif"),
      ("a.gif", "GIF89a", "a.gif"),
      ("a.b", "RIFF    WEBP", "a.b.webp"), ("a.b", "    ftypavif", "a.b.avif"),
      ("a.svg", "<svg/>", "a.svg"),
      ("a.x", "what", nil), ("a.x", nil, nil),
    ] as [(String, String?, String?)])
  func packedName(name: String, bytes: String?, expected: String?) {
    let image = PackedImage(
      name: "files/" + name, size: 0,
      beginning: bytes.map { $0.unicodeScalars.map { UInt8($0.value) } })
    #expect(image.fileName == expected)
  }

  @Test("pictures whose pixels are not told have no header")
  func header() throws {
    let folder = try ScratchFolder()
    let frame: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11]
    for bytes in [
      Array("GIF89a".utf8) + [3, 0, 2, 0], frame + [12, 0, 2, 0, 3, 1], frame + [8, 0, 2, 0, 3],
    ] {
      let path = try folder.write(bytes, to: "picture")
      #expect(throws: WritingError.self) { try PictureHeader(of: path) }
    }
    let path = try folder.write(frame + [8, 0, 2, 0, 3, 1], to: "picture")
    #expect(try PictureHeader(of: path).colors == .gray)
  }

  @Test("a picture that can't be held is refused with the reason")
  func lacks() throws {
    let folder = try ScratchFolder()
    try folder.write("%PDF-1.4", to: "a.pdf")
    // All but its beginning is a hole.
    let long = try FileHandle(forWritingTo: URL(filePath: folder.write("GIF89a", to: "long.gif")))
    try long.truncate(atOffset: UInt64(EmbeddedImage.longest) + 1)
    var configuration = Configuration()
    configuration.folder = folder.path
    for (name, lack) in [
      ("https://example.org/a.png", EmbeddedImage.Lack.elsewhere),
      ("b.png", .unreadable(IOError(.open, path: folder.path + "/b.png", code: ENOENT))),
      ("a.pdf", .foreignKind), ("long.gif", .tooLong),
    ] {
      #expect(throws: lack) { try EmbeddedImage(name, of: configuration) }
    }
  }

  @Test(
    "a Leaflet that would end the page's element is refused, and a missing one tells the remedy")
  func leaflet() throws {
    let folder = try ScratchFolder()
    let missing = try #require(throws: FormatFailure.self) { try Leaflet(folder: folder.path) }
    #expect(missing.messages.last?.contains("libjs-leaflet") == true)
    try folder.write("L = '</SCRIPT>'", to: "leaflet.js")
    try folder.write("a { background: url(images/layers.png) }", to: "leaflet.css")
    #expect(throws: FormatFailure.self) { try Leaflet(folder: folder.path) }
    try folder.write("L = 1\n//# sourceMappingURL=leaflet.js.map", to: "leaflet.js")
    _ = try folder.makeFolder("images")
    try folder.write([1, 2, 3], to: "images/layers.png")
    let leaflet = try Leaflet(folder: folder.path)
    #expect(String(decoding: leaflet.script, as: UTF8.self) == "L = 1")
    #expect(
      String(decoding: leaflet.style, as: UTF8.self)
        == "a { background: url(data:image/png;base64,AQID) }")
  }
}
