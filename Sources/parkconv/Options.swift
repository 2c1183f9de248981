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
  static let output = Option(
    "output", short: "o", .file(), help: "Write to FILE instead of standard output")
  static let layers = Option(
    "layers", .list(of: Layer.self, "LIST"), help: "Layers to write, separated by commas",
    shownDefault: "all")
  static let name = Option("name", .text("NAME"), help: "Name of the map")
  static let precision = Option(
    "precision", .integer(in: 0...15), help: "Digits behind the point of coordinates",
    shownDefault: "as many as they have")
  static let json = Flag("json", help: "Write JSON instead of a table")
}
