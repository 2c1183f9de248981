import Testing

@testable import CommandLineKit

@Suite struct ManualPageTests {
  @Test("the page begins with title, name and synopsis")
  func opening() {
    #expect(
      Park.checker.manualPage(dated: "2026-03-01").hasPrefix(
        """
        .TH "PARKCHECK" "1" "2026\\-03\\-01" "parkcheck 1.2.0"
        .nh
        .ad l
        .SH "NAME"
        parkcheck \\- Check the property lists of a park map
        .SH "SYNOPSIS"
        \\fBparkcheck\\fR [\\fIOPTIONS\\fR] [\\fIFILE\\fR]...
        .SH "OPERANDS"
        .TP
        [\\fIFILE\\fR]...
        Property lists to check
        .SH "OPTIONS"
        .TP
        \\fB\\-\\-color\\fR \\fIWHEN\\fR

        """))
  }

  @Test(
    "every subcommand, option and section is on the page",
    arguments: [
      #".SS "parkconv plist\-to\-kml""#, #"\fB\-o\fR, \fB\-\-output\fR \fIFILE\fR"#,
      #"\fBFormat\fR"#, #".SS "parkconv completions""#, #".SH "EXIT STATUS""#,
      #"\fBparkconv help plist\-to\-kml\fR"#, #".SH "GLOBAL OPTIONS""#, #"\fB\-V\fR"#,
    ])
  func parts(roff: String) {
    #expect(Park.converter.manualPage().split(separator: "\n").contains { $0.hasPrefix(roff) })
  }

  @Test("hidden options are not on the page")
  func hidden() {
    #expect(!Park.converter.manualPage().contains("trace"))
  }

  @Test(
    "a text shows as it is",
    arguments: [
      (".plist", #"\&.plist"#), ("'a'", #"\&\(aqa\(aq"#), (#"a\b"#, #"a\(rsb"#),
      ("--x", #"\-\-x"#), ("“é”", #"\[u201C]\[u00E9]\[u201D]"#), ("🎢", #"\[u1F3A2]"#),
      ("a.b", "a.b"), ("\"~^`", #"\(dq\(ti\(ha\(ga"#),
    ])
  func escape(text: String, roff: String) {
    #expect(RoffText.plain(text) == roff)
  }

  @Test("groff finds nothing to warn about", .enabled(if: isInstalled("groff")))
  func groff() throws {
    for page in [Park.converter.manualPage(), Park.checker.manualPage()] {
      let script = "printf %s \(shellQuoted(page)) | groff -man -ww -Tascii 2>&1 >/dev/null"
      #expect(try outputOfShell(script) == "")
    }
  }
}
