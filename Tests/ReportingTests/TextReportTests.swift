import Diagnostics
import TerminalText
import TestSupport
import Testing

@testable import Reporting

@Suite struct TextReportTests {
  @Test("a finding is one line", arguments: [ReportFormat.text, .concise])
  func plain(format: ReportFormat) {
    #expect(
      written(SampleReport.small, format) == """
        ./Map/Pins.plist:7:3: error: [0].location: "{-118.6,34.4}" is 12.5 km from the park: \
        expected a place near to it; "{34.4,-118.6}" (latitude, longitude) is near to it \
        [coordinate-swapped]
        ./Map/Pins.plist:9:3: warning: [0].type: <integer>1</integer>: expected a string \
        [attraction-type-number]
        Map/Walk.plist:4:5: note: "": expected a name [attraction-name-empty]

        """)
  }

  @Test("colours are all that they add")
  func colours() {
    let style = TextStyle(isColoured: true, showsSource: false)
    let coloured = written(SampleReport.small, .concise, style: style)
    #expect(
      coloured.hasPrefix(
        "\u{1B}[1m./Map/Pins.plist:7:3:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m [0].location: "))
    #expect(coloured.contains("[\u{1B}[1mcoordinate-swapped\u{1B}[0m]\n"))
    let bare = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare == written(SampleReport.small, .concise))
  }

  @Test("names and messages send nothing to the terminal", arguments: [ReportFormat.text, .github])
  func hostile(format: ReportFormat) {
    let text = written(SampleReport.hostile, format)
    let lines = text.split(separator: "\n")
    #expect(lines.count == (format == .text ? 2 : 3))
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(!(0..<0x20).contains(scalar.value) && !(0x7F..<0xA0).contains(scalar.value))
      #expect(!["\u{202E}", "\u{2028}"].contains(scalar))
    }
  }

  @Test("the source follows, with a mark below the element")
  func source() throws {
    let file = try ScratchFile("<array>\n\t<string>{1,2}</string>\n</array>\n")
    var report = SampleReport.small
    report.findings = [
      SampleReport.finding(SampleReport.swapped, file.path, 2, 2, "[0]", "wrong")
    ]
    let style = TextStyle(isColoured: false, showsSource: true)
    #expect(
      written(report, .text, style: style) == """
        \(file.path):2:2: error: [0]: wrong [coordinate-swapped]
            2 |     <string>{1,2}</string>
              |     ^~~~~~~~~~~~~~~~~~~~~~

        """)
    #expect(!written(report, .concise, style: style).contains("|"))
    report.standardInput = file.path
    #expect(!written(report, .text, style: style).contains("|"))
  }

  @Test("a note gives its line like any other finding, and no source where there is none")
  func missingSource() {
    let style = TextStyle(isColoured: false, showsSource: true)
    #expect(written(SampleReport.small, .text, style: style) == written(SampleReport.small, .text))
  }
}
