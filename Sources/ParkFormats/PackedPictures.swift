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
    /// The file.
    let file: String
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
    guard let file = picture.file else { return picture }
    let name = name(for: file)
    if let index = packed.firstIndex(where: { $0.file == file }) {
      packed[index].isOverlay = packed[index].isOverlay && isOverlay
    } else {
      packed.append(PackedPicture(file: file, name: name, isOverlay: isOverlay))
    }
    return Picture(file: file, reference: name, path: name)
  }

  /// The name that `file` has or gets: its own, which no other file has, also where case does not count.
  private func name(for file: String) -> String {
    if let known = packed.first(where: { $0.file == file }) { return known.name }
    let name = PackedPictures.plainName(fileName(of: file))
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

  /// Returns the name of the entry of `archive` that holds the overlay's image `name`, which a document
  /// of another program calls by its entry and one of ours by the path that it had; `nil` where there is
  /// none.
  static func entryName(ofImage name: String?, in archive: ArchiveReader) -> String? {
    guard let name else { return nil }
    let names = [name, "files/" + plainName(fileName(of: name))]
    return names.first { archive.entry($0) != nil }
  }

  /// Returns `name` without the characters that an address would have to encode: readers do not agree
  /// whether the address of an entry is encoded.
  private static func plainName(_ name: String) -> String {
    String(name.map { isPlain($0) ? $0 : "_" })
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
  }
}
