package import ByteIO

/// The overlay's image in the archive that holds its map, of which only the beginning is unpacked until it
/// is asked for.
package struct PackedImage {
  /// The name of the archive's entry.
  package let name: String

  /// The number of bytes that it unpacks to.
  package let size: Int

  /// Its first bytes; `nil` where they can't be unpacked.
  private let beginning: [UInt8]?

  private let unpack: () throws(IOError) -> [UInt8]?

  /// How many bytes tell what a picture is.
  static let beginningSize = 64

  /// Creates the image of the entry `name`, which begins with `beginning` and which `unpack` unpacks.
  init(
    name: String, size: Int, beginning: [UInt8]?,
    unpack: @escaping () throws(IOError) -> [UInt8]? = { nil }
  ) {
    (self.name, self.size, self.beginning, self.unpack) = (name, size, beginning, unpack)
  }

  /// Unpacks the image; returns `nil` where that can't be done, or where it is longer than `limit` bytes.
  ///
  /// - Throws: when the archive can't be read.
  package func bytes(upTo limit: Int) throws(IOError) -> [UInt8]? {
    size > limit ? nil : try unpack()
  }

  /// The name that the image gets as a file among others: that of the entry, as it can stand in any folder,
  /// with an extension that says what it is. `nil` of what is no picture.
  package var fileName: String? {
    guard let kind = beginning.flatMap(PictureKind.init(of:)) else { return nil }
    let name = FileNames.safe(ByteIO.fileName(of: name))
    let isTold = kind.extensions.contains { name.lowercased().hasSuffix("." + $0) }
    return isTold ? name : FileNames.safe(name + "." + kind.extensions[0])
  }
}
