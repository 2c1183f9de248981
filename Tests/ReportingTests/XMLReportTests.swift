import Foundation
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XMLReportTests {
  @Test("Checkstyle's report has all files, a finding below each")
  func checkstyle() {
    #expect(
      written(SampleReport.small, .checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="Map/Pins.plist">
            <error line="7" column="3" severity="error" message="[0].location: \
        &quot;{-118.6,34.4}&quot; is 12.5 km from the park: expected a place near to it; \
        &quot;{34.4,-118.6}&quot; (latitude, longitude) is near to it" \
        source="parkcheck.coordinate-swapped"/>
            <error line="9" column="3" severity="warning" message="[0].type: \
        &lt;integer&gt;1&lt;/integer&gt;: expected a string" \
        source="parkcheck.attraction-type-number"/>
          </file>
          <file name="Map/Walk.plist">
            <error line="4" column="5" severity="info" message="&quot;&quot;: expected a name" \
        source="parkcheck.attraction-name-empty"/>
          </file>
          <file name="Map/Park.plist"/>
          <file name="Map/Gone.plist">
            <error line="1" severity="error" message="cannot open 'Map/Gone.plist': Permission \
        denied" source="parkcheck"/>
          </file>
        </checkstyle>

        """)
  }

  @Test("JUnit's report counts what it holds")
  func junit() throws {
    let elements = try elements(of: written(SampleReport.small, .junit))
    let suites = elements.filter { $0.name == "testsuite" }
    #expect(
      suites.map(\.attributes["name"]) == [
        "Map/Pins.plist", "Map/Walk.plist", "Map/Park.plist", "Map/Gone.plist",
      ])
    #expect(suites.map(\.attributes["tests"]) == ["2", "1", "1", "1"])
    #expect(suites.map(\.attributes["failures"]) == ["2", "0", "0", "0"])
    #expect(suites.map(\.attributes["errors"]) == ["0", "0", "0", "1"])
    #expect(suites.map(\.attributes["skipped"]) == ["0", "1", "0", "0"])
    #expect(elements.count { $0.name == "testcase" } == 5)
    #expect(elements.count { $0.name == "failure" } == 2)
    #expect(elements.first { $0.name == "failure" }?.attributes["type"] == "error")
    #expect(
      elements.first { $0.name == "failure" }?.text.hasPrefix("./Map/Pins.plist:7:3: error: ")
        == true)
  }

  @Test("hostile names and messages stay texts", arguments: [ReportFormat.junit, .checkstyle])
  func hostile(format: ReportFormat) throws {
    let elements = try elements(of: written(SampleReport.hostile, format))
    let names = elements.compactMap(\.attributes["name"])
    let name = SampleReport.hostileName
      .replacing("\u{1B}", with: "\\u{1b}").replacing("\u{7}", with: "\\u{7}")
      .replacing("\u{FFFF}", with: "\\u{ffff}")
    #expect(names.contains { $0 == name })
    let allowed: Set = [
      "testsuites", "testsuite", "properties", "testcase", "failure", "error", "system-out",
      "system-err", "checkstyle", "file",
    ]
    #expect(Set(elements.map(\.name)).isSubset(of: allowed))
  }

  private struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private func elements(of xml: String) throws -> [Element] {
    let collector = Collector()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = collector
    try #require(parser.parse())
    return collector.elements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      elements[elements.count - 1].text += text
    }
  }
}
