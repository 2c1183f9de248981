internal import ByteIO

/// What is wrong with a ZIP archive.
package enum ArchiveFault: Hashable, Sendable {
  /// The bytes are no ZIP archive, or its directory is damaged.
  case notAnArchive
  /// The archive is one of several parts.
  case spanned
  /// More entries than the limit allows.
  case tooManyEntries(Int, limit: Int)
  /// All entries together unpack to more bytes than the limit allows.
  case tooLarge(limit: Int)
  /// A name leads out of the folder that the archive stands for, or is no name.
  case unsafeName(String)
  /// A name that says it is UTF-8 and is not.
  case undecodableName(String)
  /// Two entries have the same name.
  case repeatedName(String)
  /// An entry unpacks to more bytes than the limit allows.
  case entryTooLarge(String, size: Int, limit: Int)
  /// An entry unpacks to so many times its own size that it can only be meant to do harm.
  case ratioTooHigh(String, limit: Int)
  /// An entry is encrypted.
  case encrypted(String)
  /// An entry is packed by a method that is not understood; see section 4.4.5 of APPNOTE.TXT.
  case unknownMethod(String, Int)
  /// An entry does not unpack to the bytes that the directory promises.
  case damagedEntry(String)
}

extension ArchiveFault: CustomStringConvertible {
  /// What is wrong, without the archive's own name.
  package var description: String {
    switch self {
    case .notAnArchive: "not a ZIP archive, or cut short"
    case .spanned: "the ZIP archive is one of several parts, expected a whole one"
    case .tooManyEntries(let count, let limit):
      "the ZIP archive has \(count) entries, expected at most \(limit)"
    case .tooLarge(let limit):
      "the ZIP archive unpacks to more than \(ArchiveFault.size(limit)), all entries together"
    case .unsafeName(let name):
      "the entry '\(name)' leads out of the ZIP archive, expected a relative path without '..'"
    case .undecodableName(let name): "the name of the entry '\(name)' is not UTF-8"
    case .repeatedName(let name): "the ZIP archive has two entries '\(name)'"
    case .entryTooLarge(let name, let size, let limit):
      "'\(name)' has \(ArchiveFault.size(size)), expected at most \(ArchiveFault.size(limit))"
    case .ratioTooHigh(let name, let limit):
      "'\(name)' unpacks to more than \(limit) times its size"
    case .encrypted(let name): "'\(name)' is encrypted, expected an archive without a password"
    case .unknownMethod(let name, let number):
      "'\(name)' is packed by \(ArchiveFault.method(number)), expected it to be stored or deflated"
    case .damagedEntry(let name):
      "'\(name)' does not unpack to what the archive's directory promises"
    }
  }

  private static func size(_ count: Int) -> String {
    let units = [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")]
    guard let (unit, name) = units.first(where: { count >= $0.0 }) else { return "\(count) bytes" }
    return "\(count / unit) \(name)"
  }

  private static func method(_ number: Int) -> String {
    let names = [9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "XZ", 99: "AES"]
    return names[number] ?? "method \(number)"
  }
}

extension IOError {
  /// Creates the error of reading the archive `path` that has a fault.
  init(_ fault: ArchiveFault, in path: String) {
    self.init(.read, path: path, reason: fault.description)
  }
}
