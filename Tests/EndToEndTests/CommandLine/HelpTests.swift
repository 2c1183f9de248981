import Foundation
import Testing

@Suite("Help and version")
struct HelpTests {
  private static let subcommands = [
    "plist-to-geojson", "plist-to-kml", "plist-to-gpx", "geojson-to-kml", "geojson-to-gpx",
    "kml-to-geojson", "kml-to-gpx", "gpx-to-geojson", "gpx-to-kml", "info", "formats",
    "completions",
  ]

  @Test(
    "The program's help names every subcommand, conversions from one format as one",
    arguments: [["--help"], ["-h"], ["help"]])
  func program(arguments: [String]) throws {
    let finished = try run(.parkconv, arguments)
    #expect(finished.ending == .exit(0))
    #expect(finished.errors == "")
    for subcommand in Self.subcommands {
      let parts = subcommand.split(separator: "-to-")
      let term = parts.count == 2 ? "\(parts[0])-to-FORMAT" : subcommand
      #expect(finished.text.contains("\n  \(term) "))
    }
  }

  @Test("A subcommand's help shows how it is used", arguments: subcommands)
  func subcommand(name: String) throws {
    let finished = try parkconv(name, "--help")
    #expect(finished.ending == .exit(0))
    #expect(finished.errors == "")
    #expect(finished.text.contains("Usage: parkconv \(name) "))
    #expect(try parkconv("help", name).text == finished.text)
  }

  @Test(
    "The help of a conversion lists the options that all conversions have",
    arguments: ["geojson", "kml", "gpx", "html", "svg"])
  func options(format: String) throws {
    let help = try parkconv("plist-to-" + format, "--help").text
    for option in ["output", "layers", "name", "config", "precision", "quiet", "help", "version"] {
      #expect(help.contains("--\(option)"))
    }
    #expect(
      help.contains("boundary, overlay, attractions, characters, routes")
        || help.contains("boundary,\n"))
  }

  @Test("An option of a format stands in the help of that format alone")
  func formatOptions() throws {
    let owners = ["pretty": "geojson", "seq": "geojson", "lines": "geojson", "tracks": "gpx"]
    for format in ["geojson", "kml", "gpx", "html", "svg"] {
      let help = try parkconv("plist-to-" + format, "--help").text
      for (option, owner) in owners {
        #expect(help.contains("--\(option) ") == (owner == format))
      }
    }
  }

  @Test("Help fits into 80 columns", arguments: [[]] + subcommands.map { [$0] })
  func width(words: [String]) throws {
    let help = try run(.parkconv, words + ["--help"]).text
    for line in help.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test(
    "Both programs tell their version", arguments: [Tool.parkconv, .parkcheck], ["--version", "-V"])
  func version(tool: Tool, option: String) throws {
    let finished = try run(tool, [option])
    #expect(finished.ending == .exit(0))
    #expect(finished.text.wholeMatch(of: /\w+ \d+\.\d+\.\d+\n/) != nil)
    #expect(finished.text.hasPrefix(tool.rawValue + " "))
  }

  @Test("The list of formats tells subcommands, extension and media type of each")
  func formats() throws {
    let text = try parkconv("formats").text
    let mediaTypes = [
      "geojson": "application/geo+json", "kml": "application/vnd.google-earth.kml+xml",
      "gpx": "application/gpx+xml",
    ]
    for (format, mediaType) in mediaTypes {
      #expect(text.contains("parkconv FORMAT-to-\(format)\n"))
      #expect(text.contains("parkconv \(format)-to-FORMAT\n"))
      #expect(text.contains(".\(format)\n"))
      #expect(text.contains("\(mediaType)\n"))
    }
    #expect(text.contains("cannot hold"))
  }
}
