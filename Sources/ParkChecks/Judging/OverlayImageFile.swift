internal import ByteIO
internal import ParkModel

/// What is known about the image file of an overlay.
enum OverlayImageFile {
  /// None is configured, it is elsewhere in the network, or of a kind that is not looked into.
  case unknown
  /// There is no file.
  case missing
  /// The file can't be read, for the system's reason.
  case unreadable(reason: String)
  /// The file is no picture, or its beginning is damaged.
  case broken
  /// The picture has this size.
  case size(ImageSize)

  init(of configuration: Configuration) {
    guard let path = configuration.overlayImage.flatMap(configuration.file) else {
      self = .unknown
      return
    }
    do throws(IOError) {
      self = try Self.reading(path)
    } catch {
      self = .unreadable(reason: error.cause)
    }
  }

  private static func reading(_ path: String) throws(IOError) -> OverlayImageFile {
    guard let kind = try FileKind(ofFileAt: path), kind != .folder else { return .missing }
    switch ImageSize.Reading(of: try ByteSource(ofRegularFileAt: path).firstBytes(1 << 16)) {
    case .size(let size): return .size(size)
    case .unknown: return .unknown
    case .broken: return .broken
    }
  }
}
