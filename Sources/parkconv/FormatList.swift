import ParkFormats

/// The list of formats, for `parkconv formats`.
enum FormatList {
  /// The list, a paragraph for each format.
  static var text: String {
    Format.all.map { format in
      let limits = format.cannotHold.map { "  cannot hold  \($0)\n" }.joined()
      return """
        \(format.name): \(format.title)
          subcommand   parkconv plist-to-\(format.name)
          extension    .\(format.fileExtension)
          media type   \(format.mediaType)
        \(limits)
        """
    }.joined(separator: "\n")
  }
}
