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
    case unreadable(IOError)
    /// It is longer than ``longest``.
    case tooLong
    /// It is of a kind that browsers do not show.
    case foreignKind
  }

  /// The longest picture that is held, in bytes.
  static let longest = 64_000_000

  /// Reads the picture that `configuration` calls `name`.
  init(_ name: String, of configuration: Configuration) throws(Lack) {
    try self.init(configuration.file(at: name).map(Picture.Content.file) ?? .remote)
  }

  /// Reads the picture that is made of `content`.
  init(_ content: Picture.Content) throws(Lack) {
    let bytes = try EmbeddedImage.bytes(of: content)
    guard let kind = PictureKind(of: bytes) else { throw .foreignKind }
    self.bytes = bytes
    mediaType = kind.mediaType
  }

  private static func bytes(of content: Picture.Content) throws(Lack) -> [UInt8] {
    let source: ByteSource?
    let bytes: [UInt8]?
    do throws(IOError) {
      source = try content.open()
      bytes = try source?.allBytes(upTo: longest)
    } catch {
      throw .unreadable(error)
    }
    if source == nil { throw .elsewhere }
    guard let bytes else { throw .tooLong }
    return bytes
  }

  /// Reads a picture that lies in `folder`, whose media type is `mediaType`.
  init(_ name: String, inFolder folder: String, mediaType: StaticString) throws(IOError) {
    bytes = try ByteSource(ofRegularFileAt: path(of: name, inFolder: folder)).allBytes()
    self.mediaType = mediaType
  }

  /// Appends the address.
  func write(_ out: inout ByteBuffer) {
    out.append("data:")
    out.append(mediaType)
    out.append(";base64,")
    Base64.forEachDigit(of: bytes) { out.append($0) }
  }

  /// The address.
  var address: String { "data:\(mediaType);base64,\(Base64.text(bytes))" }
}

extension WritingContext {
  /// Returns the overlay's image, if there is one; calls `omit` with what is left out where the output
  /// can't hold it.
  func embeddedOverlayImage(orElse omit: (String) -> Void) -> EmbeddedImage? {
    guard let picture = overlayImage else { return nil }
    do throws(EmbeddedImage.Lack) {
      return try EmbeddedImage(picture.content)
    } catch {
      let name = configuration.overlayImage ?? picture.path
      omit(error.omission(of: "the overlay's image", named: name))
      return nil
    }
  }
}

extension EmbeddedImage.Lack {
  /// What is left out for it of `what`.
  func omission(of what: String, named name: String) -> String {
    switch self {
    case .elsewhere: "\(what) '\(name)', which is in the network"
    case .unreadable(let error): "\(what) '\(name)': \(error)"
    case .tooLong:
      "\(what) '\(name)', which is longer than \(EmbeddedImage.longest) bytes"
    case .foreignKind: "\(what) '\(name)', which is no PNG, JPEG, GIF, WebP, AVIF or SVG"
    }
  }
}
