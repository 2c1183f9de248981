import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("parkcheck: mending")
struct CheckerFixTests {
  @Test("--fix mends what is safe")
  func fix() throws {
    try withFiles(["Pins.plist": CheckerFile.mendable, "Walk.plist": CheckerFile.swapped]) {
      let result = try parkcheck("--fix", ".", in: $0)
      #expect(try text(of: $0 + "/Pins.plist") == CheckerFile.mended)
      #expect(try text(of: $0 + "/Walk.plist") == CheckerFile.swapped)
      #expect(result.rules == ["coordinate-swapped"])
      #expect(result.ending == .exit(1))
      #expect(result.errors.contains("mended 1 fault\n"))
      #expect(try names(in: $0) == ["Pins.plist", "Walk.plist"])
    }
  }

  @Test("--unsafe-fixes mends the rest, alone or with --fix", arguments: [[], ["--fix"]])
  func unsafe(_ words: [String]) throws {
    try withFiles(["Pins.plist": CheckerFile.mendable, "Walk.plist": CheckerFile.swapped]) {
      let result = try run(.parkcheck, words + ["--unsafe-fixes", "."], in: $0)
      #expect(try text(of: $0 + "/Pins.plist") == CheckerFile.mended)
      #expect(
        try text(of: $0 + "/Walk.plist")
          == CheckerFile.swapped.replacingOccurrences(
            of: "{4.3014,52.0514}", with: "{52.0514,4.3014}"))
      #expect(result.ending == .exit(0) && result.text.isEmpty)
      let again = try run(.parkcheck, words + ["--unsafe-fixes", "."], in: $0)
      #expect(again.errors.isEmpty && again.text.isEmpty)
    }
  }

  @Test("--diff shows the change and makes none", arguments: [[], ["--fix"], ["--unsafe-fixes"]])
  func diff(_ words: [String]) throws {
    try withFiles(["My Pins.plist": CheckerFile.mendable, "Walk.plist": CheckerFile.swapped]) {
      let result = try run(.parkcheck, words + ["--diff", "."], in: $0)
      #expect(try text(of: $0 + "/My Pins.plist") == CheckerFile.mendable)
      #expect(try text(of: $0 + "/Walk.plist") == CheckerFile.swapped)
      #expect(result.text.contains("-<integer>2</integer>\n+<string>2</string>\n"))
      #expect(result.text.contains("Walk.plist") == words.contains("--unsafe-fixes"))
      try write(result.output, to: $0 + "/change.diff")
      let patched = try run(.sh, ["-c", "patch -s -p0 < change.diff"], in: $0)
      #expect(patched.ending == .exit(0), "\(patched.text)\(patched.errors)")
      #expect(try text(of: $0 + "/My Pins.plist") == CheckerFile.mended)
    }
  }

  @Test("The mode stays", arguments: [0o644, 0o600, 0o755, 0o664])
  func mode(_ mode: Int) throws {
    try withFiles(["Pins.plist": CheckerFile.mendable]) {
      let path = $0 + "/Pins.plist"
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      _ = try parkcheck("--fix", path)
      #expect(try text(of: path) == CheckerFile.mended)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test("A symbolic link stays one, and its file is mended")
  func link() throws {
    try withFiles(["real/Pins.plist": CheckerFile.mendable]) {
      let link = $0 + "/Link.plist"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "real/Pins.plist")
      _ = try parkcheck("--fix", "Link.plist", in: $0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/Pins.plist")
      #expect(try text(of: $0 + "/real/Pins.plist") == CheckerFile.mended)
    }
  }

  @Test("A file that is not touched keeps its time")
  func untouched() throws {
    try withFiles(["Pins.plist": CheckerFile.sound, "Walk.plist": CheckerFile.swapped]) {
      for name in ["Pins.plist", "Walk.plist"] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: $0 + "/" + name)
      }
      _ = try parkcheck("--fix", ".", in: $0)
      for name in ["Pins.plist", "Walk.plist"] {
        let attributes = try FileManager.default.attributesOfItem(atPath: $0 + "/" + name)
        #expect(attributes[.modificationDate] as? Date == Date(timeIntervalSince1970: 1000))
      }
    }
  }

  @Test("A file that may not be written is told of and left alone, and the others are mended")
  func readOnly() throws {
    try withFiles(["A.plist": CheckerFile.mendable, "B.plist": CheckerFile.mendable]) {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: $0 + "/A.plist")
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: $0)
      // The superuser may write whatever the mode says.
      let words =
        geteuid() == 0
        ? ["setpriv", "--reuid=65534", "--clear-groups"] : []
      let script = #"chmod 666 B.plist; exec "$@""#
      let result = try run(
        .sh,
        ["-c", script, "sh"] + words + [try Tool.parkcheck.path, "--fix", "A.plist", "B.plist"],
        in: $0)
      #expect(result.ending == .exit(2), "\(result.errors)")
      #expect(result.errorLines.first?.contains("A.plist") == true)
      #expect(result.rules == ["attraction-type-number"])
      #expect(try text(of: $0 + "/A.plist") == CheckerFile.mendable)
      #expect(try text(of: $0 + "/B.plist") == CheckerFile.mended)
    }
  }

  @Test("A file that is named twice is mended once")
  func twice() throws {
    try withFiles(["Pins.plist": CheckerFile.mendable]) {
      let result = try parkcheck("--fix", ".", "Pins.plist", "./Pins.plist", in: $0)
      #expect(result.errors == "parkcheck: mended 1 fault\n")
      #expect(try text(of: $0 + "/Pins.plist") == CheckerFile.mended)
    }
  }

  @Test("What is selected alone is mended")
  func selected() throws {
    try withFiles(["Pins.plist": CheckerFile.mendable]) {
      _ = try parkcheck("--fix", "--select", "key-whitespace", ".", in: $0)
      #expect(try text(of: $0 + "/Pins.plist") == CheckerFile.mendable)
    }
  }
}
