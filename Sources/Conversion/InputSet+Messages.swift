internal import ByteIO
internal import Diagnostics
internal import ParkModel

extension InputSet.Failure {
  /// Why the inputs can't be made into a map, in lines of text.
  package var messages: [String] {
    switch self {
    case .unreadable(let error): ["\(error)"]
    case .configuration(.unreadable(let error)): ["\(error)"]
    case .configuration(.invalid(let diagnostics)): diagnostics.map(TextReporter.line)
    case .differentConfigurations(let first, let second):
      [
        "'\(first)' and '\(second)' lie near different \(Configuration.fileName) files; "
          + "name one with --config"
      ]
    case .standardInputTwice: ["standard input ('-') can be read only once"]
    case .roleForFolder(let path): ["'\(path)' is a folder; a role belongs to a file"]
    case .differentFormats(let first, let second):
      [
        "'\(first.path)' is \(first.format.title), '\(second.path)' is \(second.format.title); "
          + "name files of one format"
      ]
    case .roleForFormat(let path, let format):
      ["'\(path)' has a role, but \(format.title) may hold all roles; leave the role out"]
    }
  }
}
