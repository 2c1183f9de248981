import ParkFormats

/// The list of formats, for `parkconv formats`.
enum FormatList {
  /// The list, a paragraph for each format.
  static var text: String { Format.all.map(paragraph).joined(separator: "\n") }

  private static func paragraph(_ format: Format) -> String {
    let lines =
      [
        ("extension", ".\(format.fileExtension)"), ("media type", format.mediaType),
        ("read", reading(format)), ("written", writing(format)),
      ] + format.cannotHold.map { ("cannot hold", $0) }
    return "\(format.name): \(format.title)\n"
      + lines.map { "  " + $0 + String(repeating: " ", count: 13 - $0.count) + $1 + "\n" }.joined()
  }

  private static func reading(_ format: Format) -> String {
    format.reading == nil ? "no" : "parkconv \(format.name)-to-FORMAT"
  }

  private static func writing(_ format: Format) -> String {
    let sources = Format.readable.filter { $0.targets.contains { $0.name == format.name } }
    return sources.isEmpty ? "no" : "parkconv FORMAT-to-\(format.name)"
  }
}
