internal import ByteIO
internal import ParkModel

/// A picture that an output holds itself, as a `data:` address (RFC 2397).
struct EmbeddedImage {
  private let mediaType: StaticString
  private let bytes: [UInt8]

  /// Why a picture can't be held.
  enum Lack: Error, Hashable {
    /// It is somewhere in the network.
    case elsewhere
    /// There is no such file, or it can't be read, for the system's reason.
    case unreadable(reason: String)
    /// It is of a kind that browsers do not show.
    case foreignKind
  }

  /// Reads the picture that `configuration` calls `name`.
  init(_ name: String, of configuration: Configuration) throws(Lack) {
    guard let file = configuration.file(at: name) else { throw .elsewhere }
    do throws(IOError) {
      bytes = try ByteSource(path: file).allBytes()
    } catch {
      throw .unreadable(reason: error.cause)
    }
    guard let type = Self.mediaType(of: bytes) else { throw .foreignKind }
    mediaType = type
  }

  /// Reads a picture that lies in `folder`, whose media type is `mediaType`.
  init(_ name: String, inFolder folder: String, mediaType: StaticString) throws(IOError) {
    bytes = try ByteSource(path: path(of: name, inFolder: folder)).allBytes()
    self.mediaType = mediaType
  }

  /// Appends the address.
  func write(_ out: inout ByteBuffer) {
    out.append("data:")
    out.append(mediaType)
    out.append(";base64,")
    Base64.write(bytes, &out)
  }

  /// The address.
  var address: String { "data:\(mediaType);base64,\(Base64.text(bytes))" }

  private static func mediaType(of bytes: [UInt8]) -> StaticString? {
    func begins(_ text: String, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins("GIF8") { return "image/gif" }
    if begins("RIFF") && begins("WEBP", at: 8) { return "image/webp" }
    if begins("ftypavif", at: 4) { return "image/avif" }
    return begins("<svg") || begins("<?xml") ? "image/svg+xml" : nil
  }
}

extension EmbeddedImage.Lack {
  /// What is left out for it of `what`.
  func omission(of what: String, named name: String) -> String {
    switch self {
    case .elsewhere: "\(what) '\(name)', which is in the network"
    case .unreadable(let reason): "\(what) '\(name)', which can't be read: \(reason)"
    case .foreignKind: "\(what) '\(name)', which is no PNG, JPEG, GIF, WebP, AVIF or SVG"
    }
  }
}
