import Testing

@Suite struct KMLReadingTests {
  private func document(_ content: String) -> String {
    """
    <?xml version="1.0"?>
    <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
    <Document><name>Zoo.kml</name>\(content)</Document></kml>
    """
  }

  private let string = "Optional(PropertyList.PropertyListTree.Kind.string)"

  @Test("A tag has a thousand attributes, wherever the reading of it ends")
  func attributes() throws {
    for name in ["a", "abc", "abcdef"] {
      // Eight bytes each: a block of the file ends behind one.
      let attributes = (1000..<5000).map { "\(name)\($0)=\"\" " }.joined()
      let aligned = (1000..<5000).map { "b\(String($0, radix: 36))=\"\" " }
      for text in ["<kml><a \(attributes)/></kml>", "<kml><a \(aligned.joined())/></kml>"] {
        let map = try ReadMap("kml", text)
        #expect(map.findings.count == 1)
        #expect(map.findings.first?.contains("a tag of more than 1000 attributes") == true)
      }
    }
  }

  @Test(
    "UTF-16 without a mark is read where it is declared, and a fault where not",
    arguments: [false, true])
  func unmarked(isBigEndian: Bool) throws {
    let kml =
      "<kml><Placemark><name>N</name><Point><coordinates>4,52</coordinates></Point></Placemark></kml>"
    for (text, isRead) in [("<?xml version='1.0' encoding='UTF-16'?>" + kml, true), (kml, false)] {
      let bytes = text.utf16.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBigEndian ? [high, low] : [low, high]
      }
      let map = try ReadMap("kml", bytes)
      #expect(map.findings.isEmpty == isRead, "\(map.findings)")
    }
  }

  @Test("a placemark of Google Earth becomes a pin, its HTML plain text")
  func placemark() throws {
    let map = try ReadMap(
      "kml",
      document(
        """
        <Style id="s"/><Folder><name>Animals</name><Placemark><name> Lions </name>
        <description><![CDATA[<b>Big</b> cats<br>feeding &amp; more]]></description>
        <LookAt><longitude>1</longitude><latitude>2</latitude></LookAt><styleUrl>#s</styleUrl>
        <ExtendedData><Data name="fee"><value>2 &lt; 3</value></Data></ExtendedData>
        <Point><coordinates> 4.25,52.50,3 </coordinates></Point></Placemark></Folder>
        """))
    #expect(map.name == "Zoo")
    #expect(
      map.lines == [
        "attractions ZooAttractions.plist",
        #"pin true 52.5 4.25 "Lions" Optional("Big cats\nfeeding & more") Optional("0") "# + string,
        #"  extra "fee": string "2 < 3""#,
      ])
    #expect(
      map.remarks == [
        "left out 2 styles", "left out 1 altitude", "left out 1 view",
        "left out 1 description's markup", "took 1 attraction without a type for \"misc\"",
      ])
  }

  @Test("tracks, lines in several geometries and the app's folders are known")
  func lines() throws {
    let map = try ReadMap(
      "kml",
      document(
        """
        <Placemark><name>T</name><gx:Track><when>2020</when><gx:coord>4 52 0</gx:coord>
        <gx:coord>5 53 0</gx:coord></gx:Track></Placemark>
        <Document><name>Character Location</name><Folder><name>Taz</name><Placemark>
        <name>Taz 1</name><Point><coordinates>1,2</coordinates></Point></Placemark></Folder></Document>
        <Folder><name>Map Overlay</name><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>
        4,52 5,52 5,53 4,53 4,52</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
        </Folder>
        """))
    #expect(map.findings == [])
    #expect(
      map.lines == [
        "park Zoo.plist", #"overlay ["53 4", "53 5", "52 4"]"#, "character TazLocations.plist",
        "path Taz", "  point 2 1", "route T.plist", "path T", "  point 52 4", "  point 53 5",
      ])
    #expect(map.remarks == ["left out 1 time"])
  }

  @Test("a picture that is turned has its corners where it lies")
  func rotation() throws {
    let map = try ReadMap(
      "kml",
      document(
        """
        <GroundOverlay><Icon><href>a%20b.png</href></Icon><LatLonBox><north>1</north>
        <south>-1</south><east>2</east><west>-2</west><rotation>90</rotation></LatLonBox></GroundOverlay>
        """))
    // Counter-clockwise: what was on the right is on top.
    #expect(map.lines == ["park Zoo.plist", #"overlay ["-2 -1", "2 -1", "-2 1"]"#])
  }

  @Test("what has no place in the model is counted")
  func leftovers() throws {
    let map = try ReadMap(
      "kml",
      document(
        """
        <NetworkLink><Link><href>b.kml</href></Link></NetworkLink><ScreenOverlay/><gx:Tour><gx:Playlist/></gx:Tour><gx:Tour/>
        <Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>
        """))
    #expect(
      map.remarks == [
        "left out 1 network link", "left out 1 screen overlay", "left out 2 tours",
        "took 1 attraction without a type for \"misc\"",
      ])
  }

  @Test("every element of a placemark is kept or counted")
  func elements() throws {
    let map = try ReadMap(
      "kml",
      document(
        """
        <Camera/><LookAt><latitude>x</latitude></LookAt><Folder><name>Animals</name><Placemark><name>Lions</name>
        <description>&lt;b>caf&amp;#233; &amp;#xE9; &amp;foo; &amp;#7; &amp;quot;&lt;/b></description>
        <address>Zoo 1</address><phoneNumber>tel:1</phoneNumber><Snippet/><snippet>big</snippet>
        <author><name>Ann</name></author><link href="http://a"/><TimeStamp><when>2020</when></TimeStamp>
        <TimeSpan><begin>2020</begin><end>2021</end></TimeSpan><visibility>1</visibility><Region/><Odd/>
        <ExtendedData><Data><value>1</value></Data><Data name="fee"><value>2</value></Data>
        <Data name="fee"><value>3</value></Data><Data name="begin"><value>1999</value></Data>
        <note>hm</note><notes><a>b</a></notes></ExtendedData>
        <MultiGeometry><Point><coordinates>4,52</coordinates></Point><Model/></MultiGeometry></Placemark>
        <Placemark><name>Ring</name><LinearRing><coordinates>4,52 5,52 5,53 4,52</coordinates></LinearRing>
        </Placemark><Placemark><name>Walk</name><gx:Track><gx:coord/><gx:coord>4 52 9</gx:coord>
        <gx:coord>5 53</gx:coord></gx:Track><ExtendedData><Data name="name"><value>Stroll</value></Data>
        </ExtendedData></Placemark><Placemark><name>Fence</name><Polygon>
        <outerBoundaryIs><LinearRing><coordinates>4,52 5,52 5,53 4,52</coordinates></LinearRing>
        </outerBoundaryIs><innerBoundaryIs><LinearRing/></innerBoundaryIs></Polygon></Placemark></Folder>
        <GroundOverlay><name>Map</name><Icon><href/></Icon><altitude>5</altitude><LatLonBox><north>53</north>
        <south>52</south><east>5</east><west>4</west></LatLonBox></GroundOverlay>
        """))
    #expect(map.findings == [])
    #expect(
      map.lines == [
        "park Zoo.plist",
        #"name "Ring""#,
        #"overlay ["53 4", "53 5", "52 4"]"#,
        "boundary 52 4",
        "boundary 52 5",
        "boundary 53 5",
        "attractions ZooAttractions.plist",
        "pin true 52 4 \"Lions\" Optional(\"café é &foo; &#7; \\\"\") Optional(\"0\") Optional(PropertyList.PropertyListTree.Kind.string)",
        #"  extra "fee": string "2""#,
        #"  extra "begin": string "1999""#,
        #"  extra "note": string "hm""#,
        #"  extra "address": string "Zoo 1""#,
        #"  extra "phoneNumber": string "tel:1""#,
        #"  extra "snippet": string "big""#,
        #"  extra "author": string "Ann""#,
        #"  extra "timestamp": string "2020""#,
        #"  extra "end": string "2021""#,
        "route Stroll.plist",
        "path Stroll",
        "  point 52 4",
        "  point 53 5",
      ])
    #expect(
      map.remarks == [
        "left out 2 views",
        "left out 1 3D model",
        "left out 1 link",
        "left out 1 region",
        "left out 1 unknown element",
        "left out 2 data without names or values",
        "left out 3 repeated properties",
        "left out 1 description's markup",
        "left out 2 altitudes",
        "left out 1 hole in a polygon",
        "left out 1 further boundary",
        #"took 1 attraction without a type for "misc""#,
      ])
  }

  @Test(
    "white space beside the commas of a tuple is passed over where that leaves tuples alone",
    arguments: [
      "4.3, 52.1, 0 4.4, 52.2, 0", "4.3 ,52.1\n4.4 ,52.2", "4.3 , 52.1 , 0\n\n4.4,52.2",
      "4.3,52.1,\n4.4,52.2,", "4.3,52.1, 4.4,52.2", "4.3,52.1, 0 4.4,52.2, 0",
    ])
  func spaceInTuples(text: String) throws {
    let map = try ReadMap(
      "kml",
      document(
        "<Placemark><LineString><coordinates>\(text)</coordinates></LineString></Placemark>"))
    #expect(map.findings == [])
    #expect(map.lines.suffix(2) == ["  point 52.1 4.3", "  point 52.2 4.4"])
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      ("<svg/>", "1:1: found <svg>, expected the element <kml> around all others [kml-structure]"),
      ("<kml>\n<a></kml>", "2:10: "), ("<kml>&x;</kml>", "1:"),
      (
        "<kml><Placemark><Point><coordinates>1,2\n 3;4</coordinates></Point></Placemark></kml>",
        "2:2: \"3;4\" is no coordinate: expected longitude,latitude"
      ),
      (
        "<kml><Placemark><Point><coordinates>1, 2,\n 3, 4, 5, 6</coordinates></Point></Placemark></kml>",
        "1:37: \"1,\" is no coordinate: expected longitude,latitude"
      ),
      (
        "<kml><Placemark>\n<Point/></Placemark></kml>",
        "2:1: the Point has no coordinates [kml-structure]"
      ),
      (
        "<kml>\n<GroundOverlay/></kml>",
        "2:1: the GroundOverlay has neither LatLonBox nor LatLonQuad"
      ),
      (
        "<kml><GroundOverlay>\n<LatLonQuad/></GroundOverlay></kml>",
        "2:1: expected four corners in a LatLonQuad"
      ),
      (
        "<kml><GroundOverlay><LatLonQuad><coordinates>1,2\nx</coordinates></LatLonQuad></GroundOverlay></kml>",
        "2:1: \"x\" is no coordinate: expected longitude,latitude"
      ),
      (
        "<kml><GroundOverlay>\n<LatLonBox><north>1e308</north><south>-1e308</south><east>1e308</east>"
          + "<west>-1e308</west><rotation>9</rotation></LatLonBox></GroundOverlay></kml>",
        "2:1: such a box can't be turned"
      ),
      (
        "<kml><Placemark><Track>\n<coord>4</coord></Track></Placemark></kml>",
        "2:1: \"4\" is no place: expected longitude latitude altitude"
      ),
      (
        "<kml><GroundOverlay><LatLonBox>\n<north>x</north></LatLonBox></GroundOverlay></kml>",
        "2:1: the edge <north> of the LatLonBox is missing or no number"
      ),
    ])
  func faults(text: String, finding: String) throws {
    let findings = try ReadMap("kml", text).findings
    #expect(findings.first?.hasPrefix(finding) == true, "\(findings)")
  }

  @Test(
    "the name of an element in what is no container, and a view without a place, are passed over")
  func innerNames() throws {
    let map = try ReadMap(
      "kml",
      document(
        "<Odd><name>Not the zoo</name><LookAt/></Odd><LookAt><latitude>x</latitude></LookAt>"))
    #expect(map.name == "Zoo")
    #expect(map.remarks.contains("left out 1 view"))
  }

  @Test("a description of a table and a style sheet becomes the text that shows")
  func table() throws {
    let map = try ReadMap(
      "kml",
      """
      <kml><Placemark><name>N</name><description><![CDATA[<html><head><style>td { color: red }</style>
      </head><body><!-- a > b --><table><tr><td>Depth</td><td>3 m</td></tr>

      <tr><td>Open</td><td>&nbsp;</td></tr></table></body></html>]]></description>
      <Point><coordinates>4.25,52.5</coordinates></Point></Placemark></kml>
      """)
    #expect(map.lines[1].contains(#""Depth 3 m\nOpen""#))
  }

  @Test(
    "the places that GPSBabel writes beside a line are left out",
    arguments: [("Tracks", 1), ("Routes", 1), ("Sights", 0)])
  func placesOfLine(folder: String, leftOut: Int) throws {
    let map = try ReadMap(
      "kml",
      """
      <kml><Document><Folder><name>\(folder)</name><Folder><name>Walk</name><Folder><name>Points</name>
      <Placemark><name>Walk-1</name><Point><coordinates>4.25,52.5</coordinates></Point></Placemark>
      </Folder></Folder></Folder></Document></kml>
      """)
    #expect(map.lines.isEmpty == (leftOut == 1))
    #expect(map.remarks.contains("left out 1 detail of a line's place") == (leftOut == 1))
  }

  @Test("folders that GDAL has given names of XML are known")
  func renamedFolder() throws {
    let map = try ReadMap(
      "kml",
      """
      <kml><Document><Folder><name>Map_Overlay</name><Placemark><name>P</name><ExtendedData>
      <SchemaData><SimpleData name="visibility">-1</SimpleData></SchemaData></ExtendedData><Polygon>
      <outerBoundaryIs><LinearRing><coordinates>4,52 5,52 5,53 4,53 4,52</coordinates></LinearRing>
      </outerBoundaryIs></Polygon></Placemark></Folder></Document></kml>
      """)
    #expect(map.lines.dropFirst() == ["name \"P\"", "overlay [\"53 4\", \"53 5\", \"52 4\"]"])
  }
}
