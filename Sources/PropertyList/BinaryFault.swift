internal import ByteIO
internal import Diagnostics

/// Why a binary property list can't be read to its end.
enum BinaryFault {
  case version(String)
  case tooShort(Int)
  case offsetWidth(UInt64)
  case referenceWidth(UInt64)
  case narrowOffsets(bytes: Int, tableStart: Int)
  case narrowReferences(bytes: Int, count: Int)
  case objectCount(UInt64)
  case offsetTable
  case reference(UInt64, objectCount: Int)
  case offset(UInt64, object: Int)
  case objectEnd
  case objectType(UInt8)
  case countType(UInt8)
  case width(bytes: Int, kind: PropertyListTree.Kind)
  case containsItself
  case depth(Int)
  case expansion(Int)
  case longText(Int)
  case muchText(Int)
  case manyValues(Int)
  case archive

  /// The rule that the file breaks.
  var rule: RuleID {
    switch self {
    case .archive: .plistStructure
    case .longText, .muchText, .manyValues: .plistValue
    default: .plistSyntax
    }
  }

  /// What is wrong, and what was expected.
  var message: String {
    switch self {
    case .version(let version):
      "a binary property list of version \"\(version)\": expected version \"00\""
    case .tooShort(let size):
      "a binary property list of \(size) bytes: expected a header, a value and a trailer"
    case .offsetWidth(let width): "offsets of \(width) bytes: expected 1 to 8"
    case .referenceWidth(let width): "references of \(width) bytes: expected 1 to 8"
    case .narrowOffsets(let bytes, let tableStart):
      "offsets of \(bytes) bytes: expected wider ones for objects up to byte \(tableStart)"
    case .narrowReferences(let bytes, let count):
      "references of \(bytes) bytes: expected wider ones for \(count) objects"
    case .objectCount(let count): "a table of \(count) objects: expected one that fits in the file"
    case .offsetTable: "the table of objects does not end where the trailer begins"
    case .reference(let reference, let count):
      "a reference to object \(reference): expected one of 0 to \(count - 1)"
    case .offset(let offset, let object):
      "object \(object) at byte \(offset): expected a place between the header and the table"
    case .objectEnd: "an object that does not end before the table of objects"
    case .objectType(let marker): "an object of the unknown type 0x\(String(marker, radix: 16))"
    case .countType(let marker):
      "a count of the type 0x\(String(marker, radix: 16)): expected an integer"
    case .width(let bytes, let kind): "\(kind) of \(bytes) bytes: expected no such width"
    case .containsItself: "an array or a dictionary that contains itself"
    case .depth(let limit): "more than \(limit) arrays and dictionaries inside of each other"
    case .expansion(let factor):
      "shared values that unfold to more than \(factor) times the size of the file"
    case .longText(let limit): "a text of more than \(limit) bytes"
    case .muchText(let limit): "more than \(limit) bytes of text in one value"
    case .manyValues(let limit): "more than \(limit) values in one value"
    case .archive: "a reference of an object archive: expected a value"
    }
  }

  /// How the file came to be so.
  var likelyCause: String? {
    switch self {
    case .version, .expansion, .longText, .muchText, .depth: nil
    case .archive: "this is a keyed archive of a program's objects, no property list of values"
    default: "the file is damaged or has been cut short"
    }
  }
}

/// What ends the reading of a binary property list before its end.
enum BinaryReadingError: Error {
  case input(IOError)
  /// A fault of the object at a byte offset.
  case fault(BinaryFault, at: Int)
}
