package import ByteIO

extension Format {
  /// How many bytes of a file are looked at.
  private static let headLength = 1024

  /// Returns the format of `source` that its first bytes tell; `nil` where they tell none.
  package static func format(ofContentOf source: ByteSource) throws(IOError) -> Format? {
    let head = try source.firstBytes(headLength)
    if head.starts(with: "PK\u{3}\u{4}".utf8) { return .kmz }
    if head.starts(with: "bplist".utf8) { return .plist }
    // UTF-16 is UTF-8 with zeros between, as far as this goes.
    let text = String(decoding: head.filter { $0 != 0 }, as: UTF8.self)
    let start = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" && $0 != "\u{1E}" }
    if start == "{" || start == "[" { return .geoJSON }
    let roots: [Substring: Format] = ["plist": .plist, "gpx": .gpx, "kml": .kml]
    return rootElement(of: text).flatMap { roots[$0] }
  }

  /// Returns the name of the first element in `text`, without its prefix.
  private static func rootElement(of text: String) -> Substring? {
    let tags = text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1)
    let root = tags.first { $0.first?.isLetter == true }
    let name = root?.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    return name?.split(separator: ":").last
  }
}
