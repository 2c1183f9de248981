internal import ByteIO

/// The overlay's image in the archive that holds its map.
package struct PackedImage: Sendable {
  /// The name of the archive's entry.
  package let name: String

  /// The bytes; `nil` where they can't be unpacked.
  package let bytes: [UInt8]?

  /// The name that the image gets as a file among others: that of the entry, as it can stand in any folder,
  /// with an extension that says what it is. `nil` of what is no picture.
  package var fileName: String? {
    guard let kind = bytes.flatMap(PictureKind.init(of:)) else { return nil }
    let name = FileNames.safe(ByteIO.fileName(of: name))
    let isTold = kind.extensions.contains { name.lowercased().hasSuffix("." + $0) }
    return isTold ? name : FileNames.safe(name + "." + kind.extensions[0])
  }
}
