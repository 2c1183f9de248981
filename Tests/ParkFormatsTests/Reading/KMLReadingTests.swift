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
        <NetworkLink/><ScreenOverlay/><gx:Tour><gx:Playlist/></gx:Tour><gx:Tour/>
        <Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>
        """))
    #expect(
      map.remarks == [
        "left out 1 network link", "left out 1 screen overlay", "left out 2 tours",
        "took 1 attraction without a type for \"misc\"",
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
      ("<gpx/>", "1:1: found <gpx>, expected the element <kml> around all others [kml-structure]"),
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
        "<kml><GroundOverlay><LatLonBox>\n<north>x</north></LatLonBox></GroundOverlay></kml>",
        "2:1: the edge <north> of the LatLonBox is missing or no number"
      ),
    ])
  func faults(text: String, finding: String) throws {
    let findings = try ReadMap("kml", text).findings
    #expect(findings.first?.hasPrefix(finding) == true, "\(findings)")
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
