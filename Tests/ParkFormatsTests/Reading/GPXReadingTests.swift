import Testing

@Suite struct GPXReadingTests {
  private let string = "Optional(PropertyList.PropertyListTree.Kind.string)"

  @Test("a waypoint of a Garmin device keeps what its extensions say")
  func waypoint() throws {
    let map = try ReadMap(
      "gpx",
      """
      <gpx version="1.1" creator="Oregon" xmlns="http://www.topografix.com/GPX/1/1"
       xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"><metadata><name>Trip</name>
      <time>2009-10-17T22:58:43Z</time></metadata>
      <wpt lat="52.50" lon="4.25"><ele>4.5</ele><time>2009-10-17T18:37:26Z</time><name>001</name>
      <sym>Restaurant</sym><extensions><gpxx:WaypointExtension><gpxx:Address><gpxx:City>Leiden</gpxx:City>
      </gpxx:Address></gpxx:WaypointExtension></extensions></wpt></gpx>
      """)
    #expect(
      map.lines == [
        "attractions TripAttractions.plist",
        #"pin true 52.5 4.25 "001" nil Optional("2") "# + string,
        #"  extra "City": string "Leiden""#, #"  extra "ele": real "4.5""#,
        #"  extra "time": date "2009-10-17T18:37:26Z""#,
      ])
    #expect(map.remarks == ["left out 1 entry of the metadata"])
  }

  @Test(
    "a moment is a date where property lists can hold it, and text otherwise, without a word",
    arguments: [
      ("2009-10-17T18:37:26Z", "date \"2009-10-17T18:37:26Z\""),
      ("2009-10-17T18:37:26.000Z", "date \"2009-10-17T18:37:26Z\""),
      ("2009-10-17T18:37:26.200Z", "string \"2009-10-17T18:37:26.200Z\""),
      ("2009-10-17T18:37:26+01:00", "string \"2009-10-17T18:37:26+01:00\""),
    ])
  func moments(text: String, value: String) throws {
    let map = try ReadMap(
      "gpx",
      "<gpx><wpt lat=\"52.5\" lon=\"4.25\"><time>\(text)</time><name>N</name><type>1</type></wpt></gpx>"
    )
    #expect(map.lines.last == "  extra \"time\": \(value)")
    #expect(map.remarks == [])
  }

  @Test("routes and the segments of tracks become routes, in either version of GPX")
  func lines() throws {
    let map = try ReadMap(
      "gpx",
      """
      <gpx version="1.0" creator="x" xmlns="http://www.topografix.com/GPX/1/0"><name>Old</name>
      <rte><name>R</name><rtept lat="1" lon="2"><name>RPT001</name></rtept><rtept lat="3" lon="4"/></rte>
      <trk><name>T</name><trkseg><trkpt lat="1" lon="2"><ele>5</ele><time>x</time></trkpt>
      <trkpt lat="3" lon="4"/></trkseg><trkseg><trkpt lat="5" lon="6"/><trkpt lat="6" lon="6"/></trkseg>
      </trk></gpx>
      """)
    #expect(
      map.lines == [
        "route R.plist", "path R", "  point 1 2", "  point 3 4", "route T 2.plist", "path T",
        "  point 5 6", "  point 6 6", "route T.plist", "path T", "  point 1 2", "  point 3 4",
      ])
    #expect(map.remarks == ["left out 1 altitude", "left out 1 time"])
  }

  @Test("every element of a waypoint is kept or counted")
  func elements() throws {
    let map = try ReadMap(
      "gpx",
      """
      <gpx version="1.1" xmlns:p="urn:parktools:gpx:plist" xmlns:o="urn:parktools:gpx:park"
       xmlns:ogr="http://osgeo.org/gdal" xmlns:x="urn:x">
      <wpt lat="+52.50" lon="42.5e-1"><ele>high</ele><name>Inn</name><cmt>cosy</cmt><desc>old</desc>
      <src>me</src><link href="http://a"><text>more</text></link><number>0</number><sat>7</sat>
      <name>Again</name><extensions><x:a k="v"><x:b>1</x:b></x:a><x:b>2</x:b></extensions></wpt>
      <wpt lat=".5" lon="5."><ele>4</ele><ele>5</ele><name>In</name><src>Pins.plist</src><extensions>
      <o:layer>attractions</o:layer><o:typeCode kind="real">2</o:typeCode><o:typeCode>3</o:typeCode>
      <p:entry key="id" kind="integer">7</p:entry><p:entry key="id">8</p:entry>
      <p:entry key="l" kinds="[1]">9</p:entry><p:entry key="m" kinds='{"m":"string","n":1}'>x</p:entry>
      <ogr:else>1</ogr:else></extensions></wpt>
      <rte><name>R</name><rtept lat="1" lon="2"><sym>Flag</sym></rtept><rtept lat="3" lon="4"/></rte></gpx>
      """)
    #expect(map.findings == [])
    #expect(
      map.lines == [
        "attractions Pins.plist",
        #"pin true 0.5 5 "In" nil Optional("2") Optional(PropertyList.PropertyListTree.Kind.real)"#,
        #"  extra "id": integer "7""#,
        #"  extra "l": string "9""#,
        #"  extra "m": string "x""#,
        #"  extra "else": string "1""#,
        #"  extra "ele": integer "4""#,
        #"pin true 52.5 4.25 "Inn" Optional("old") Optional("0") Optional(PropertyList.PropertyListTree.Kind.string)"#,
        #"  extra "b": string "1""#,
        #"  extra "ele": string "high""#,
        #"  extra "src": string "me""#,
        #"  extra "link": string "http://a""#,
        #"  extra "linkText": string "more""#,
        #"  extra "sat": string "7""#,
        #"  extra "cmt": string "cosy""#,
        "route R.plist",
        "path R",
        "  point 1 2",
        "  point 3 4",
      ])
    #expect(
      map.remarks == [
        "left out 1 attribute of an extension",
        "left out 5 repeated properties",
        "left out 1 detail of a line's place",
        #"took 1 attraction without a type for "misc""#,
      ])
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      ("<svg/>", "1:1: found <svg>, expected the element <gpx> around all others [gpx-structure]"),
      (
        "<gpx>\n <wpt lat=\"52\"/></gpx>",
        "2:2: the attribute lon of <wpt> is missing: expected a number of degrees [gpx-structure]"
      ),
      (
        "<gpx><trk><trkseg><trkpt lat=\"N52\" lon=\"1\"/></trkseg></trk></gpx>",
        "1:19: the attribute lat of <trkpt> is \"N52\": expected a number of degrees"
      ),
      ("<gpx><wpt lat='1' lon='2'></gpx>", "1:"),
    ])
  func faults(text: String, finding: String) throws {
    let findings = try ReadMap("gpx", text).findings
    #expect(findings.first?.hasPrefix(finding) == true, "\(findings)")
  }

  @Test("a symbol tells more than a type of the device, and a line of one place is left out")
  func device() throws {
    let map = try ReadMap(
      "gpx",
      """
      <gpx version="1.1"><wpt lat="52.5" lon="4.25"><name>Inn</name><sym>Restaurant</sym>
      <type>user</type></wpt><trk><name>T</name><trkseg><trkpt lat="52" lon="4"/></trkseg><trkseg>
      <trkpt lat="52" lon="4"/><trkpt lat="52.1" lon="4"/></trkseg></trk></gpx>
      """)
    #expect(map.lines[1].contains("Optional(\"2\")"))
    #expect(map.lines.suffix(3) == ["path T", "  point 52 4", "  point 52.1 4"])
    #expect(map.remarks.contains("left out 1 line of a single place"))
    #expect(map.findings == [])
  }

  @Test("extensions of ours are known under the names that GDAL gives them")
  func renamedExtensions() throws {
    let map = try ReadMap(
      "gpx",
      """
      <gpx version="1.1" xmlns:ogr="http://osgeo.org/gdal"><wpt lat="52.5" lon="4.25"><name>Inn</name>
      <src>Pins.plist</src><extensions><ogr:park_layer>attractions</ogr:park_layer>
      <ogr:park_typeCode>2</ogr:park_typeCode><ogr:plist_id>7</ogr:plist_id></extensions></wpt></gpx>
      """)
    #expect(map.lines[0] == "attractions Pins.plist" && map.lines[1].contains("Optional(\"2\")"))
    #expect(map.lines.dropFirst(2) == ["  extra \"id\": string \"7\""])
  }
}
