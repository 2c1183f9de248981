import Foundation
import Testing

@Suite("Trips through KMZ")
struct ArchiveTripTests {
  @Test(
    "Property lists come back with all that they said",
    arguments: Sample.allCases, ["", "--binary"])
  func samePropertyLists(sample: Sample, option: String) throws {
    try withTemporaryFolder { folder in
      let configuration = ["--config", sample.folder + "/parktools.json"]
      let options = option.isEmpty ? [] : [option]
      try convert(["plist-to-kmz", sample.folder, "-o", folder + "/map.kmz"])
      try convert(
        ["kmz-to-plist", folder + "/map.kmz", "-o", folder + "/after"] + configuration + options)
      try convert(["plist-to-plist", sample.folder, "-o", folder + "/before"] + options)
      #expect(try names(in: folder + "/after") == names(in: folder + "/before"))
      for name in try names(in: folder + "/before") {
        let compared = try run(
          .python3,
          ["-c", Self.comparison, folder + "/before/" + name, folder + "/after/" + name])
        #expect(compared.text == "same\n", "\(name): \(compared.text)\(compared.errors)")
      }
    }
  }

  @Test(
    "An image in an archive is left out with a word where it has no place, and not referred to",
    arguments: [Variant.geoJSON, .kml])
  func packedImage(variant: Variant) throws {
    try withTemporaryFolder { folder in
      try convert(["plist-to-kmz", Sample.magicMountain.folder, "-o", folder + "/map.kmz"])
      let finished = try run(
        .parkconv, ["kmz-to-" + variant.format, folder + "/map.kmz"], in: folder)
      #expect(finished.ending == .exit(0))
      #expect(
        finished.errors
          == "kmz: left out the overlay's image \"files/overlay.png\", which is in the archive\n")
      #expect(!finished.text.contains("overlay.png"))
    }
  }

  @Test("The image in an archive goes into the folder of the lists, the page and the picture")
  func heldImage() throws {
    try withTemporaryFolder { folder in
      let image = try bytes(of: Sample.magicMountain.folder + "/overlay.png")
      try convert(["plist-to-kmz", Sample.magicMountain.folder, "-o", folder + "/map.kmz"])
      let finished = try run(.parkconv, ["kmz-to-plist", "map.kmz", "-o", "lists"], in: folder)
      #expect(
        finished.errors
          == "plist: put the overlay's image into 'overlay.png', which belongs into parktools.json\n"
      )
      #expect(try bytes(of: folder + "/lists/overlay.png") == image)
      for format in ["html", "svg"] {
        let picture = try run(.parkconv, ["kmz-to-" + format, "map.kmz"], in: folder)
        #expect(picture.errors == "")
        #expect(picture.text.contains("data:image/png;base64," + Data(image).base64EncodedString()))
      }
    }
  }

  @Test(
    "The place of an image in an archive can't be told beside it, and the remedy is",
    arguments: ["vrt", "worldfile"])
  func placeOfPackedImage(format: String) throws {
    try withTemporaryFolder { folder in
      try convert(["plist-to-kmz", Sample.magicMountain.folder, "-o", folder + "/map.kmz"])
      let finished = try run(.parkconv, ["kmz-to-" + format, "map.kmz"], in: folder)
      #expect(finished.ending == .exit(2))
      #expect(finished.errors.contains("is in an archive, expected a file: kmz-to-plist with -o"))
      #expect(try names(in: folder) == ["map.kmz"])
    }
  }

  /// A document with nothing but an overlay.
  private static func document(image: String) -> String {
    """
    <kml><GroundOverlay><name>P</name><Icon><href>\(image)</href></Icon>
    <LatLonBox><north>2</north><south>1</south><east>2</east><west>1</west></LatLonBox>
    </GroundOverlay></kml>
    """
  }

  @Test(
    "An image leaves the archive under a safe name alone, and only if it is one",
    arguments: [
      ("files/.profile", "PNG", "_.profile.png"), ("files/run.sh", "PNG", "run.sh.png"),
      ("files/Park.plist", "PNG", "Park.plist.png"), ("a b/ü.PNG", "PNG", "ü.PNG"),
      ("parktools.json", "{}", nil), ("files/run.png", "#!/bin/sh", nil),
    ])
  func hostileImage(entry: String, content: String, name: String?) throws {
    try withTemporaryFolder { folder in
      let script = """
        import sys, zipfile
        path, document, entry, content = sys.argv[1:]
        with zipfile.ZipFile(path, 'w') as archive:
          archive.writestr('doc.kml', document)
          archive.writestr(entry, b'\\x89PNG\\r\\n' if content == 'PNG' else content.encode())
        """
      _ = try run(
        .python3,
        ["-c", script, folder + "/map.kmz", Self.document(image: entry), entry, content])
      let finished = try run(.parkconv, ["kmz-to-plist", "map.kmz", "-o", "lists"], in: folder)
      #expect(finished.ending == .exit(0))
      #expect(
        Set(try names(in: folder + "/lists")) == Set(["map.plist"] + [name].compactMap(\.self)))
      #expect(finished.errors.contains("kmz: left out the overlay's image") == (name == nil))
    }
  }

  @Test(
    "The image that a KML file names goes along, if it is a picture",
    arguments: [("overlay.png", true), ("overlay.txt", false), ("missing.png", false)])
  func namedImage(name: String, isHeld: Bool) throws {
    try withTemporaryFolder { folder in
      try copy(Sample.magicMountain.folder + "/overlay.png", to: folder + "/overlay.png")
      try write("secret", to: folder + "/overlay.txt")
      try write(Self.document(image: name), to: folder + "/map.kml")
      for format in ["kmz", "html", "svg"] {
        let finished = try run(
          .parkconv, ["kml-to-" + format, "map.kml", "-o", "out." + format], in: folder)
        #expect(finished.ending == .exit(0))
        let omission = "left out the overlay's image \"\(name)\", expected a file with a picture"
        #expect(finished.errors.contains(omission) == !isHeld)
      }
      let image = Data(try bytes(of: folder + "/overlay.png")).base64EncodedString()
      #expect(try text(of: folder + "/out.html").contains(image) == isHeld)
      let listed = try run(.python3, ["-m", "zipfile", "-l", folder + "/out.kmz"])
      #expect(listed.text.contains("files/" + name) == isHeld)
    }
  }

  @Test(
    "The names of linked documents, of links and of the folders around them are those of folders",
    arguments: [
      ("<name>Map Overlay</name>", "", "<NetworkLink>LINK</NetworkLink>"),
      ("", "<name>Map Overlay</name>", "<NetworkLink><name>Map</name>LINK</NetworkLink>"),
      ("<name>x</name>", "", "<NetworkLink><name>Map Overlay</name>LINK</NetworkLink>"),
      (
        "<name>x</name>", "",
        "<Folder><name>Map Overlay</name><NetworkLink>LINK</NetworkLink></Folder>"
      ),
    ])
  func linkedDocument(documentName: String, folderName: String, link: String) throws {
    try withTemporaryFolder { folder in
      let link = link.replacing("LINK", with: "<Link><href>layers/a%20b.kml</href></Link>")
      let root = "<kml><Document><name>Zoo</name>\(link)</Document></kml>"
      let linked = """
        <kml><Document>\(documentName)<Folder>\(folderName)<Placemark><Polygon><outerBoundaryIs>
        <LinearRing><coordinates>4,52 5,52 5,53 4,53 4,52</coordinates></LinearRing>
        </outerBoundaryIs></Polygon></Placemark></Folder></Document></kml>
        """
      let script = """
        import sys, zipfile
        with zipfile.ZipFile(sys.argv[1], 'w') as archive:
          archive.writestr('doc.kml', sys.argv[2])
          archive.writestr('layers/a b.kml', sys.argv[3])
        """
      _ = try run(.python3, ["-c", script, folder + "/map.kmz", root, linked])
      let finished = try run(.parkconv, ["kmz-to-geojson", "map.kmz", "--lines"], in: folder)
      #expect(finished.text.contains(#""layer":"overlay","name":"Zoo""#), "\(finished.text)")
    }
  }

  private func convert(_ words: [String]) throws {
    let finished = try run(.parkconv, words)
    try #require(finished.ending == .exit(0), "\(finished.errors)")
  }

  /// Compares what two property lists say: of coordinates the numbers, of dictionaries the order too.
  private static let comparison = """
    import plistlib, re, sys
    def plain(value):
      if isinstance(value, dict): return [(key, plain(value[key])) for key in value]
      if isinstance(value, list): return [plain(element) for element in value]
      if isinstance(value, str) and re.fullmatch(r'{[-+.0-9eE ]+,[-+.0-9eE ]+}', value):
        return tuple(float(number) for number in value[1:-1].split(','))
      return (type(value), value)
    before, after = (plain(plistlib.load(open(path, 'rb'))) for path in sys.argv[1:])
    print('same' if before == after else f'{before}, then {after}')
    """
}
