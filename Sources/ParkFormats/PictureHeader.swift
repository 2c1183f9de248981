internal import ByteIO
internal import ParkModel

/// What the first bytes of a PNG or JPEG image tell.
struct PictureHeader {
  /// The width and height in pixels.
  let size: ImageSize

  /// What its pixels hold.
  let colors: Colors

  /// What the pixels of an image hold.
  enum Colors: Hashable {
    /// A shade of grey.
    case gray
    /// A shade of grey and the opacity.
    case grayAlpha
    /// Red, green and blue.
    case rgb
    /// Red, green, blue and the opacity.
    case rgba
    /// The number of a colour, with its opacity, in a table.
    case palette
  }

  /// The number of bits of a value: 1, 2, 4, 8 or 16.
  let depth: Int

  /// Reads the beginning of the image in `file`.
  init(of file: String) throws(WritingError) {
    let bytes = try WritingError.of { () throws(IOError) in
      try ByteSource(ofRegularFileAt: file).firstBytes(PictureHeader.longestBeginning)
    }
    guard case .size(let size) = ImageSize.Reading(of: bytes),
      let (colors, depth) = Self.png(bytes) ?? Self.jpeg(bytes)
    else { throw .imageUnknown(file) }
    (self.size, self.colors, self.depth) = (size, colors, depth)
  }

  /// Previews and colour profiles may stand before the size.
  private static let longestBeginning = 1 << 22

  /// The colour type and the depth of a PNG image (ISO 15948, 11.2.2).
  private static func png(_ bytes: [UInt8]) -> (Colors, Int)? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 26 else { return nil }
    let types: [UInt8: Colors] = [0: .gray, 2: .rgb, 3: .palette, 4: .grayAlpha, 6: .rgba]
    return types[bytes[25]].map { ($0, Int(bytes[24])) }
  }

  /// The number of components of a JPEG image (ISO 10918-1, B.2.2); four are read as three.
  private static func jpeg(_ bytes: [UInt8]) -> (Colors, Int)? {
    guard let frame = ImageSize.jpegFrame(of: bytes), frame + 9 < bytes.count,
      bytes[frame + 4] == 8
    else { return nil }
    return (bytes[frame + 9] == 1 ? .gray : .rgb, 8)
  }
}
