internal import ByteIO
internal import ParkModel

/// What is known about the image file of an overlay.
enum OverlayImageFile {
  /// None is configured, it is elsewhere in the network, or of a kind that is not looked into.
  case unknown
  /// There is no file.
  case missing
  /// The file is no picture, or its beginning is damaged.
  case broken
  /// The picture has this size.
  case size(ImageSize)

  init(of configuration: Configuration) {
    guard let path = configuration.overlayImage.flatMap(configuration.file) else {
      self = .unknown
      return
    }
    guard isReadableFile(path) else {
      self = .missing
      return
    }
    guard let source = try? ByteSource(path: path), let bytes = try? source.firstBytes(1 << 16)
    else {
      self = .broken
      return
    }
    switch ImageSize.Reading(of: bytes) {
    case .size(let size): self = .size(size)
    case .unknown: self = .unknown
    case .broken: self = .broken
    }
  }
}
