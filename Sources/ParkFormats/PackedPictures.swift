internal import Archive
internal import ByteIO

/// The pictures of a map that go along with it, and the names that they get there.
struct PackedPictures {
  /// What has been asked for, with the addresses of the packed pictures.
  private(set) var context: WritingContext

  /// The pictures, each file once: the overlay's image, then the icons by the type table.
  private(set) var packed: [PackedPicture] = []

  /// A picture that goes along.
  struct PackedPicture {
    /// What it is made of.
    let content: Picture.Content
    /// Its path among what goes along.
    let name: String
    /// Whether it is of use for the overlay alone.
    var isOverlay: Bool
  }

  init(_ context: WritingContext) {
    self.context = context
    self.context.overlayImage = context.overlayImage.map { pack($0, isOverlay: true) }
    self.context.icons = context.icons.map { $0.map { pack($0, isOverlay: false) } }
  }

  private mutating func pack(_ picture: Picture, isOverlay: Bool) -> Picture {
    let wanted: String
    switch picture.content {
    case .remote: return picture
    case .file(let path): wanted = fileName(of: path)
    // unreachable because no map is read from one archive and written into another.
    case .bytes: wanted = fileName(of: picture.path)
    }
    let name = name(for: picture.content, wanted)
    if let index = packed.firstIndex(where: { $0.content == picture.content }) {
      packed[index].isOverlay = packed[index].isOverlay && isOverlay
    } else {
      packed.append(PackedPicture(content: picture.content, name: name, isOverlay: isOverlay))
    }
    return Picture(picture.content, reference: name, path: name)
  }

  /// The name that the picture has or gets: that of its file, which no other one has, also where case does
  /// not count.
  private func name(for content: Picture.Content, _ fileName: String) -> String {
    if let known = packed.first(where: { $0.content == content }) { return known.name }
    let name = PackedPictures.plainName(fileName)
    let taken = Set(packed.map { $0.name.lowercased() })
    let (stem, ending) = (fileStem(of: name), name.dropFirst(fileStem(of: name).count))
    var candidate = "files/" + name
    var number = 2
    while taken.contains(candidate.lowercased()) {
      candidate = "files/\(stem)-\(number)\(ending)"
      number += 1
    }
    return candidate
  }

  /// Returns the overlay's image `name` of a document in `archive`, which one of another program calls by
  /// its entry and one of ours by the path that it had; `nil` where it is not in there.
  ///
  /// - Throws: when the archive can't be read. What can't be unpacked is no reason to read nothing of the map.
  static func image(
    named name: String?, in archive: ArchiveReader
  ) throws(IOError) -> PackedImage? {
    guard let name else { return nil }
    let names = [name, "files/" + plainName(fileName(of: name))]
    guard let entry = names.lazy.compactMap({ archive.entry($0) }).first else { return nil }
    let beginning = try unpacked { () throws(IOError) in
      try archive.open(entry).firstBytes(PackedImage.beginningSize)
    }
    return PackedImage(name: entry.name, size: entry.size, beginning: beginning) {
      () throws(IOError) in
      try unpacked { () throws(IOError) in try archive.open(entry).allBytes() }
    }
  }

  /// Returns what `unpack` unpacks; `nil` where that can't be done, but for want of the archive.
  private static func unpacked(
    _ unpack: () throws(IOError) -> [UInt8]
  ) throws(IOError) -> [UInt8]? {
    do throws(IOError) {
      return try unpack()
    } catch {
      if error.code != 0 { throw error }
      return nil
    }
  }

  /// The longest image that is taken out of an archive, in bytes.
  static let longestImage = 1 << 28

  /// Returns `name` without the characters that an address would have to encode: readers do not agree
  /// whether the address of an entry is encoded.
  private static func plainName(_ name: String) -> String {
    String(name.map { isPlain($0) ? $0 : "_" })
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
  }
}
