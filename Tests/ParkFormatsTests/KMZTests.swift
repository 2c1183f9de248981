import Archive
import ByteIO
import Diagnostics
import Foundation
import ParkFormats
import ParkModel
import TestSupport
import Testing

@Suite struct KMZTests {
  private let folder = try? ScratchFolder()

  /// Writes a map with the overlay's image and icons at `paths` of a folder, and opens it.
  private func archive(
    image: String?, icons: [String?], layers: Set<Layer> = Set(Layer.allCases)
  ) throws -> ArchiveReader {
    let folder = try #require(folder)
    for path in [image] + icons where path?.contains("://") == false {
      try folder.write(path ?? "", to: path ?? "")
    }
    func picture(_ path: String) -> Picture {
      let isRemote = path.contains("://")
      return Picture(
        isRemote ? .remote : .file(folder.path(of: path)), reference: "../" + path,
        path: "../" + path)
    }
    var configuration = Configuration()
    configuration.types = TypeTable(
      types: icons.indices.map {
        AttractionType(code: "\($0)", name: "T", color: .init(red: 1, green: 2, blue: 3))
      }, fallbackCode: "0")
    let outputs = try OutputSet(.file(folder.path(of: "out.kmz")))
    let assembler = try MapAssembler(
      format: try #require(Format.all.first { $0.name == "kmz" }), outputs: outputs, layers: layers,
      name: nil,
      context: WritingContext(
        configuration: configuration, overlayImage: image.map(picture),
        icons: icons.map { $0.map(picture) }))
    let plist = try folder.write("<plist version=\"1.0\">\(park())</plist>", to: "P.plist")
    _ = try ParkReader.read(
      ByteSource(path: plist), configuration: configuration, into: assembler,
      diagnostics: DiagnosticCollector())
    try assembler.finish()
    try outputs.commit()
    return try ArchiveReader(ByteSource(path: folder.path(of: "out.kmz")))
  }

  /// Returns what the document refers to, but for the pin of types without an icon, which programs have.
  private func references(_ archive: ArchiveReader) throws -> [String] {
    let reader = ElementReader()
    try #require(reader.read(String(decoding: try bytes("doc.kml", of: archive), as: UTF8.self)))
    return reader.elements.filter { $0.name == "href" && !$0.text.contains("wht-pushpin") }
      .map(\.text)
  }

  private func bytes(_ name: String, of archive: ArchiveReader) throws -> [UInt8] {
    try archive.open(#require(archive.entry(name))).allBytes()
  }

  @Test("documents that others link to are read once, and what is missing is left out")
  func links() throws {
    let folder = try #require(folder)
    let output = try OutputFile(.file(folder.path(of: "linked.kmz")))
    let writer = try ArchiveWriter(output)
    func add(_ name: String, _ content: String) throws {
      let text = "<kml><Document>\(content)</Document></kml>"
      try writer.add(name, from: ByteSource(Array(text.utf8), named: name), packing: .deflated)
    }
    func pin(_ name: String) -> String {
      "<Placemark><name>\(name)</name><Point><coordinates>4,52</coordinates></Point></Placemark>"
    }
    let links = ["sub/a.kml", "doc.kml", "none.kml", "sub/a.kml", "a.png", "http://a/b.kml"].map {
      "<NetworkLink><Link><href>\($0)</href></Link></NetworkLink>"
    }
    let box = "<north>53</north><south>52</south><east>5</east><west>4</west>"
    let overlay =
      "<GroundOverlay><Icon><href>none.png</href></Icon><LatLonBox>\(box)</LatLonBox></GroundOverlay>"
    func view(_ longitude: Int) -> String {
      "<LookAt><longitude>\(longitude)</longitude><latitude>52</latitude></LookAt>"
    }
    try add("doc.kml", view(4) + pin("one") + overlay + links.joined() + "<NetworkLink/>")
    try add(
      "sub/a.kml",
      view(5) + pin("two") + "<NetworkLink><Link><href>doc.kml</href></Link></NetworkLink>")
    try writer.finish()
    try output.commit()
    let map = try ReadMap("kmz", folder.bytes(of: "linked.kmz"))
    #expect(map.findings == [])
    #expect(
      map.lines == [
        "park map.plist", "center 52 4", #"overlay ["53 4", "53 5", "52 4"]"#,
        "attractions mapAttractions.plist",
        #"pin true 52 4 "one" nil Optional("0") Optional(PropertyList.PropertyListTree.Kind.string)"#,
        #"pin true 52 4 "two" nil Optional("0") Optional(PropertyList.PropertyListTree.Kind.string)"#,
      ])
    #expect(
      map.remarks == [
        "left out 4 network links", "left out 1 view",
        #"took 2 attractions without a type for "misc""#,
      ])
  }

  @Test(
    "the document comes first, then the image and the icons, each once and under a name of its own")
  func entries() throws {
    let archive = try archive(
      image: "map.png", icons: ["a/pin.png", "b/pin.png", nil, "a/pin.png", "c/PIN.png"])
    #expect(
      archive.entries.map(\.name) == [
        "doc.kml", "files/map.png", "files/pin.png", "files/pin-2.png", "files/PIN-3.png",
      ])
    for (entry, path) in zip(archive.entries.dropFirst(), ["map", "a/pin", "b/pin", "c/PIN"]) {
      #expect(try bytes(entry.name, of: archive) == Array((path + ".png").utf8))
    }
    #expect(
      try references(archive) == [
        "files/pin.png", "files/pin-2.png", "files/pin.png", "files/PIN-3.png", "files/map.png",
      ])
  }

  @Test("names get along without characters that an address would encode")
  func names() throws {
    let archive = try archive(image: "Ünser Plan (1)%.png", icons: [nil])
    #expect(archive.entries.map(\.name) == ["doc.kml", "files/_nser_Plan__1__.png"])
    #expect(try references(archive) == ["files/_nser_Plan__1__.png"])
  }

  @Test("what lies in the network stays there, and an image without an overlay stays away")
  func absent() throws {
    let remote = try archive(image: "https://example.org/map.png", icons: [nil])
    #expect(remote.entries.map(\.name) == ["doc.kml"])
    #expect(try references(remote) == ["../https://example.org/map.png"])
    let other = try archive(image: "map.png", icons: [nil], layers: [.boundary])
    #expect(other.entries.map(\.name) == ["doc.kml"])
    let shared = try archive(image: "map.png", icons: ["map.png"], layers: [.boundary])
    #expect(shared.entries.map(\.name) == ["doc.kml", "files/map.png"])
  }

  @Test("an icon is shown in its own colours, and the pin of a type without one in the type's")
  func icon() throws {
    let archive = try archive(image: nil, icons: ["pin.png", nil])
    let text = String(decoding: try bytes("doc.kml", of: archive), as: UTF8.self)
    let styles = text.components(separatedBy: "<Style id=\"attraction-").dropFirst().map {
      $0.components(separatedBy: "</Style>")[0]
    }
    #expect(styles.map { $0.contains("<color>") } == [false, true])
    #expect(styles.map { $0.contains("files/pin.png") } == [true, false])
    #expect(styles.map { $0.contains("wht-pushpin.png") } == [false, true])
  }

  @Test(
    "the document of an archive is the first one in no folder, or else the first",
    arguments: [
      (["doc.kml", "other.kml"], "doc.kml"), (["files/a.png", "b.KML", "doc.kml"], "b.KML"),
      (["__MACOSX/._doc.kml", "a/part.kml", "main.kml"], "main.kml"),
      (["a/", "a/x.kml", "a/y.kml"], "a/x.kml"), (["files/a.png"], nil), (["._doc.kml"], nil),
    ] as [([String], String?)])
  func document(names: [String], expected: String?) throws {
    let folder = try #require(folder)
    let output = try OutputFile(.file(folder.path(of: "in.kmz")))
    let archive = try ArchiveWriter(output)
    for name in names {
      try archive.add(name, from: ByteSource(Array(name.utf8), named: name), packing: .deflated)
    }
    try archive.finish()
    try output.commit()
    let source = try ByteSource(path: folder.path(of: "in.kmz"))
    guard let expected else {
      #expect(throws: IOError.self) { try KMZDocument.open(in: source) }
      return
    }
    let document = try KMZDocument.open(in: source)
    #expect(document.name == folder.path(of: "in.kmz") + "/" + expected)
    #expect(try document.allBytes() == Array(expected.utf8))
  }
}
