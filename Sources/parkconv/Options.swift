import CommandLineKit
import Conversion
import ParkFormats
import ParkModel

/// What the command line of parkconv may hold.
enum Options {
  static let inputs = Operand<String>(
    .file("FILE|FOLDER"), count: .some,
    help: "Property lists of one map, folders of them, or '-' for standard input; a role may stand "
      + "before a file, as in route:Walk.plist")
  static let versions = Operand<String>(
    .file("OLD|NEW"), count: .some,
    help:
      "Two versions of a map, each a folder or a file of any format that is read, '-' for standard "
      + "input or /dev/null for none")
  static let old = Option<String>(
    "old", .file("FILE|FOLDER"),
    help: "A file of the old version, of which there may be several; all others are the new one's"
  ).repeated()
  static let svg = Option("svg", .file(), help: "Draw what has changed as a picture in FILE")
  static let html = Option("html", .file(), help: "Draw it as a page for a browser in FILE")
  static let exitZero = Flag("exit-zero", help: "End with status 0 also where versions differ")
  static let output = Option(
    "output", short: "o", .file(), help: "Write to FILE instead of standard output")
  static let outputs = Option(
    "output", short: "o", .file("FOLDER|FILE"),
    help: "Write into FOLDER, or a single property list to FILE, instead of standard output")
  static let update = Option(
    "update", .folder(),
    help: "Change what differs in the property lists in FOLDER, and nothing else in them",
    group: updating)
  static let diff = Flag(
    "diff", help: "Show what --update would change, and change nothing", group: updating)
  private static let updating = "Updating"
  static let layers = Option(
    "layers", .list(of: Layer.self, "LIST"), help: "Layers to write, separated by commas",
    shownDefault: "all")
  static let name = Option("name", .text("NAME"), help: "Name of the map")
  static let precision = Option(
    "precision", .integer(in: 0...15), help: "Digits behind the point of coordinates",
    shownDefault: "as many as they have")
  static let anyInputs = Operand<String>(
    .file("FILE|FOLDER"), count: .some,
    help:
      "Files of one map in any format that is read, folders of them, or '-' for standard input; a role "
      + "may stand before a property list, as in route:Walk.plist")
  static let facts = Flag(
    "facts", help: "Write a line a fact, for tools that compare lines; a broken file is no failure")
  static let json = Flag("json", help: "Write JSON instead of text")

  /// What is converted from `format`.
  static func inputs(of format: Format) -> Operand<String> {
    guard case .features? = format.reading else { return inputs }
    return Operand(
      .file("FILE|FOLDER"), count: .some,
      help: "Files of one map in \(format.title), folders of them, or '-' for standard input")
  }
}
