import Foundation
import Testing

/// A file that is made to take all memory or all time, and what is said of it.
struct HostileFile: CustomTestStringConvertible {
  /// A piece of the file, and how often it stands there.
  typealias Piece = (text: String, count: Int)

  let name: String
  let pieces: [Piece]
  /// What the message is to hold; `nil` where the file is sound.
  let message: String?

  var testDescription: String { "\(name), \(size) bytes" }

  /// The number of bytes.
  var size: Int { pieces.reduce(0) { $0 + $1.text.utf8.count * $1.count } }

  private init(_ name: String, _ pieces: [Piece], _ message: String?) {
    self.name = name
    self.pieces = pieces
    self.message = message
  }

  /// A property list with these pieces in it.
  private static func plist(_ name: String, _ pieces: [Piece], _ message: String?) -> HostileFile {
    HostileFile(name + ".plist", [(head, 1)] + pieces + [("</plist>\n", 1)], message)
  }

  /// One entry with a piece in the place of its name.
  private static func pin(_ name: String, _ piece: Piece, _ message: String?) -> HostileFile {
    plist(
      name,
      [
        ("<array><dict><key>name</key><string>", 1), piece,
        ("</string><key>location</key><string>{34.42,-118.59}</string></dict></array>", 1),
      ], message)
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
  private static let place = "<key>location</key><string>{34.4200,-118.5900}</string>"
  private static let kml =
    "<kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document><Placemark><name>"
  private static let gpx =
    "<gpx version=\"1.1\" creator=\"a\" xmlns=\"http://www.topografix.com/GPX/1/1\">"
    + "<wpt lat=\"34.42\" lon=\"-118.59\"><name>"
  private static let features = "{\"type\":\"FeatureCollection\",\"features\":["
  private static let feature = "{\"type\":\"Feature\",\"geometry\":null,\"properties\":{"

  /// As many different texts as there are numbers, each made by `make`.
  private static func numbered(_ count: Int, _ make: (Int) -> String) -> Piece {
    ((0..<count).map(make).joined(), 1)
  }

  /// The programs as they are shipped read all of them, those for debugging the short ones.
  static let all = (propertyLists + maps).filter { Tool.isShipped || $0.size < 1_000_000 }

  private static let propertyLists = [
    HostileFile(
      "Bomb.plist",
      [
        ("<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\">", 1),
        numbered(9) {
          "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 == 0 ? "" : "\($0 - 1)");", count: 10))\">"
        },
        ("]>\n<plist version=\"1.0\"><array><string>&a8;</string></array></plist>", 1),
      ], "declares the entity 'a'"),
    HostileFile(
      "LongEntity.plist",
      [
        ("<!DOCTYPE plist [<!ENTITY a \"", 1), ("x", 1_000_000),
        ("\">]>\n<plist version=\"1.0\"><array><string>", 1), ("&a;", 100_000),
        ("</string></array></plist>", 1),
      ], "declares the entity 'a'"),
    plist(
      "Attribute", [("<array a=\"", 1), ("x", 12_000_000), ("\"></array>", 1)],
      "an attribute of more than 10000000 bytes"),
    plist(
      "Attributes", [("<array ", 1), numbered(60_000) { "a\($0)=\"\" " }, ("></array>", 1)],
      "a tag of more than 1000 attributes"),
    plist("Depth", [("<array>", 10_000), ("</array>", 10_000)], "more than 256 elements"),
    plist(
      "DepthOfKeys", [("<dict><key>a</key>", 10_000), ("<true/>", 1), ("</dict>", 10_000)],
      "more than 256 elements"),
    pin("Name", ("x", 100_000_000), "a text of more than 10000000 bytes"),
    plist(
      "Key", [("<dict><key>", 1), ("x", 100_000_000), ("</key><true/></dict>", 1)],
      "a text of more than 10000000 bytes"),
    plist(
      "Tag", [("<array><", 1), ("x", 100_000_000), ("/></array>", 1)],
      "a piece of markup of more than 10000000 bytes"),
    plist(
      "Comment", [("<array><!-- ", 1), ("x", 100_000_000), ("--></array>", 1)],
      "a comment of more than 10000000 bytes"),
    pin("Section", ("<![CDATA[x]]>", 8_000_000), nil),
    plist(
      "Line",
      [
        ("<array>", 1), ("<dict><key>name</key><string>Pin</string>\(place)</dict>", 1_100_000),
        ("</array>", 1),
      ],
      nil),
    plist(
      "SameKeys", [("<dict>", 1), ("<key>boundary</key><true/>", 1_000_000), ("</dict>", 1)],
      "more than 500000 values in one value"),
    plist(
      "SameKeysOfPin", [("<array><dict>", 1), (place, 1_000_000), ("</dict></array>", 1)],
      "more than 500000 values in one value"),
    plist(
      "Keys",
      [("<dict>", 1), numbered(1_000_000) { "<key>k\($0)</key><true/>" }, ("</dict>", 1)],
      "more than 500000 values in one value"),
    plist(
      "ManyKeys",
      [
        ("<dict>", 1), numbered(240_000) { "<key>k\($0)</key><string>{1.0,2.0}</string>" },
        ("<key>midCoord</key><string>{34.4200,-118.5900}</string></dict>", 1),
      ], "the key \"overlayTopLeftCoord\" is missing"),
    plist(
      "Records",
      [("<array>", 1), ("<dict><key>location</key><true/></dict>\n", 1_000_000), ("</array>", 1)],
      "error"),
    plist(
      "Comments",
      [
        ("<array>", 1),
        (
          "<!-- parkcheck:ignore plist-syntax x --><dict><key>name</key><string>a</string>\(place)</dict>\n",
          1_000_000
        ),
        ("</array>", 1),
      ], nil),
    plist(
      "CommentsOfNoUse",
      [
        ("<array>", 1), ("<!-- x -->", 1_000_000),
        ("<dict><key>name</key><string>a</string>\(place)</dict></array>", 1),
      ], nil),
    plist(
      "CommentOfRules",
      [
        ("<array><!-- parkcheck:ignore ", 1), ("plist-syntax,", 700_000),
        ("--><dict><key>name</key><string>a</string>\(place)</dict></array>", 1),
      ], nil),
    plist(
      "CommentsOfOne",
      [
        ("<array>", 1), ("<!-- parkcheck:ignore plist-syntax -->", 300_000),
        ("<dict>\(place)</dict></array>", 1),
      ],
      "error"),
    plist(
      "Integers",
      [
        ("<array><dict>\(place)<key>a</key><array>", 1), ("<integer>x</integer>", 400_000),
        ("</array></dict></array>", 1),
      ], "[0].a[0]: integer \"x\""),
    plist(
      "Integer",
      [
        ("<array><dict>\(place)<key>a</key><integer>", 1), ("1", 9_000_000),
        ("</integer></dict></array>", 1),
      ], "integer \"111"),
    plist(
      "Real",
      [
        ("<array><dict>\(place)<key>a</key><real>0.", 1), ("1", 9_000_000),
        ("</real></dict></array>", 1),
      ], "error"),
    plist(
      "LongInteger",
      [("<array><integer>", 1), ("1", 100_000_000), ("</integer></array>", 1)],
      "a text of more than 10000000 bytes"),
    plist(
      "RecordsUnderKeys",
      [
        ("<dict>", 1),
        numbered(90_000) { "<key>k\($0)</key><dict><key>location</key><string>x</string></dict>" },
        ("</dict>", 1),
      ], "k0.location: \"x\" is no coordinate"),
    plist(
      "LongKeyOfFaults",
      [
        ("<array><dict>\(place)<key>", 1), ("k", 9_000_000), ("</key><array>", 1),
        ("<integer>x</integer>", 5_000), ("</array></dict></array>", 1),
      ], "k…[0]: integer \"x\""),
  ]

  private static let maps = [
    HostileFile("Depth.geojson", [("[", 1_000_000)], "nested more than 128 levels deep"),
    HostileFile(
      "Name.geojson", [(features + feature + "\"name\":\"", 1), ("x", 100_000_000), ("\"}}]}", 1)],
      "a text or a number of more than 10000000 bytes"),
    HostileFile(
      "Number.geojson", [(features + feature + "\"a\":1", 1), ("1", 100_000_000), ("}}]}", 1)],
      "a text or a number of more than 10000000 bytes"),
    HostileFile(
      "Arrays.geojson",
      [
        (
          features
            + "{\"type\":\"Feature\",\"properties\":{},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":",
          1
        ), ("[", 10_000), ("]", 10_000), ("}}]}", 1),
      ], "nested more than 128 levels deep"),
    HostileFile(
      "SameKeys.geojson",
      [(features + feature + "\"a\":1", 1), (",\"a\":1", 1_000_000), ("}}]}", 1)],
      "is already in this object"),
    HostileFile(
      "Depth.kml", [("<kml xmlns=\"http://www.opengis.net/kml/2.2\">", 1), ("<Folder>", 10_000)],
      "more than 256 elements"),
    HostileFile(
      "Name.kml", [(kml, 1), ("x", 100_000_000), ("</name></Placemark></Document></kml>", 1)],
      "a text of more than 24000000 bytes"),
    HostileFile(
      "Name.gpx", [(gpx, 1), ("x", 100_000_000), ("</name></wpt></gpx>", 1)],
      "a text of more than 24000000 bytes"),
    HostileFile(
      "Links.kml",
      [
        ("<kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document>", 1),
        ("<NetworkLink><Link><href>http://x</href></Link></NetworkLink>", 1_000_000),
        ("</Document></kml>", 1),
      ], "no feature that belongs to a map"),
    HostileFile(
      "Elements.kml",
      [(kml + "a</name>", 1), ("<a>b</a>", 5_000_000), ("</Placemark></Document></kml>", 1)],
      "more than 200000 elements and attributes in one feature"),
    HostileFile(
      "Attributes.kml",
      [
        (kml + "a</name>", 1), ("<a b=\"\" c=\"\" d=\"\" e=\"\" f=\"\"/>", 1_000_000),
        ("</Placemark></Document></kml>", 1),
      ], "more than 200000 elements and attributes in one feature"),
    HostileFile(
      "Extension.gpx",
      [
        (gpx + "a</name><extensions><x>", 1), ("x", 100_000_000),
        ("</x></extensions></wpt></gpx>", 1),
      ], "a text of more than 24000000 bytes"),
    HostileFile(
      "Extensions.gpx",
      [
        (gpx + "a</name><extensions>", 1), ("<a>b</a>", 12_000_000),
        ("</extensions></wpt></gpx>", 1),
      ],
      "more than 200000 elements and attributes in one feature"),
    HostileFile(
      "Texts.gpx",
      [
        (gpx + "a</name><extensions>", 1),
        ("<a>" + String(repeating: "x", count: 100_000) + "</a>", 1_000),
        ("</extensions></wpt></gpx>", 1),
      ], "more than 24000000 bytes of text in one feature"),
    HostileFile(
      "Attribute.gpx", [("<gpx version=\"", 1), ("1", 12_000_000), ("\"></gpx>", 1)],
      "an attribute of more than 10000000 bytes"),
  ]

  /// Writes the file into `folder`, a little at a time.
  func write(in folder: String) throws {
    let path = folder + "/" + name
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw AttractionsFile.Failure(path: path) }
    defer { try? file.close() }
    for (text, count) in pieces {
      let batch = max(1, (1 << 20) / max(text.utf8.count, 1))
      for start in stride(from: 0, to: count, by: batch) {
        let part = String(repeating: text, count: min(batch, count - start))
        try file.write(contentsOf: Data(part.utf8))
      }
    }
  }
}
