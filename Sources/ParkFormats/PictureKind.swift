/// A kind of picture that browsers show.
package enum PictureKind: CaseIterable, Sendable {
  case png, jpeg, gif, webP, avif, svg

  /// Finds the kind of the picture that begins with `bytes`; `nil` where these are none.
  package init?(of bytes: [UInt8]) {
    func begins(_ text: String, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF") && begins("WEBP", at: 8) {
      self = .webP
    } else if begins("ftypavif", at: 4) {
      self = .avif
    } else if begins("<svg") || begins("<?xml") {
      self = .svg
    } else {
      return nil
    }
  }

  /// The media type.
  var mediaType: StaticString {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webP: "image/webp"
    case .avif: "image/avif"
    case .svg: "image/svg+xml"
    }
  }

  /// The extensions of the files, without the dot, the usual one first.
  var extensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg", "jpe"]
    case .gif: ["gif"]
    case .webP: ["webp"]
    case .avif: ["avif"]
    case .svg: ["svg"]
    }
  }
}
