/// The size of a picture in pixels.
public struct ImageSize: Hashable, Sendable {
  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// What the first bytes of a picture file tell.
  package enum Reading: Hashable, Sendable {
    /// The picture has this size.
    case size(ImageSize)
    /// The picture is of a kind that is not looked into.
    case unknown
    /// The file is no picture, or cut short.
    case broken
  }
}

extension ImageSize.Reading {
  /// Reads the size out of the first bytes of a file: PNG (ISO 15948, 11.2.2), JPEG (ISO 10918-1,
  /// B.2.2) or GIF.
  package init(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = Self.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = Self.jpeg(bytes)
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = Self.gif(bytes)
    } else {
      self = Self.isForeignPicture(bytes) ? .unknown : .broken
    }
  }

  private static func sized(_ width: Int, _ height: Int) -> ImageSize.Reading {
    width > 0 && height > 0 ? .size(ImageSize(width: width, height: height)) : .broken
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> ImageSize.Reading {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return .broken }
    return sized(number(bytes[16..<20]), number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageSize.Reading {
    guard bytes.count >= 10 else { return .broken }
    return sized(number(bytes[6..<8].reversed()), number(bytes[8..<10].reversed()))
  }

  private static func jpeg(_ bytes: [UInt8]) -> ImageSize.Reading {
    switch ImageSize.jpegFrame(of: bytes) {
    case let frame? where frame + 9 <= bytes.count:
      sized(number(bytes[(frame + 7)..<(frame + 9)]), number(bytes[(frame + 5)..<(frame + 7)]))
    // Large previews and profiles may come first; then the frame is not among the first bytes.
    case .some: bytes.count >= 1 << 16 ? .unknown : .broken
    case nil: .broken
    }
  }

  /// Whether the file is TIFF, PDF, WebP, HEIC or SVG.
  private static func isForeignPicture(_ bytes: [UInt8]) -> Bool {
    let beginnings = ["II*\0", "MM\0*", "%PDF", "RIFF", "<?xml", "<svg"]
    return beginnings.contains { bytes.starts(with: $0.utf8) }
      || (bytes.count >= 12 && bytes[4..<8].elementsEqual("ftyp".utf8))
  }
}

extension ImageSize {
  /// Returns where in a JPEG file the segment stands that begins a frame, or would stand if the file
  /// went on; `nil` where a segment is not where it should be.
  package static func jpegFrame(of bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let kind = bytes[place + 1]
      if kind == 0xFF {
        place += 1
        continue
      }
      let isFrame = 0xC0...0xCF ~= kind && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame { return place }
      place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    return place
  }
}
