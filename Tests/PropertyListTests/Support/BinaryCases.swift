private typealias List = BinaryPropertyList

/// Objects and files for the tests of the binary reader.
enum BinaryCases {
  /// Objects and the values that they are.
  static let scalars: [(object: [UInt8], value: String)] = [
    ([0x08], "false"), ([0x09], "true"),
    (List.integer(0xFF, width: 1), "integer \"255\""),
    (List.integer(0xFFFF, width: 2), "integer \"65535\""),
    (List.integer(0xFFFF_FFFF, width: 4), "integer \"4294967295\""),
    (List.integer(.max, width: 8), "integer \"-1\""),
    (List.integer(1 << 63, width: 8), "integer \"-9223372036854775808\""),
    ([0x14] + bigEndian(.max, width: 16), "integer \"18446744073709551615\""),
    ([0x14] + [UInt8](repeating: 0xFF, count: 16), "integer \"-1\""),
    (List.real(34.4248), "real \"34.4248\""), (List.real(-0.0), "real \"-0.0\""),
    (List.real(1e16), "real \"1e+16\""), (List.real(Float(0.1)), "real \"0.10000000149011612\""),
    (List.date(0), "date \"2001-01-01T00:00:00Z\""),
    (List.date(0.75), "date \"2001-01-01T00:00:00Z\""),
    (List.date(-0.5), "date \"2000-12-31T23:59:59Z\""),
    (List.date(-31_622_400), "date \"2000-01-01T00:00:00Z\""),
    (List.date(-26_524_800), "date \"2000-02-29T00:00:00Z\""),
    (List.date(-26_438_400), "date \"2000-03-01T00:00:00Z\""),
    (List.date(252_423_993_599), "date \"9999-12-31T23:59:59Z\""),
    (List.date(-63_145_526_400), "date \"0000-01-01T00:00:00Z\""),
    ([0x40], "data"), ([0x41, 0xFB], "data \"+w==\""), ([0x42, 0xFF, 0xFF], "data \"//8=\""),
    ([0x43, 0, 0x10, 0x83], "data \"ABCD\""), ([0x44, 0, 0x10, 0x83, 0xFF], "data \"ABCD/w==\""),
    (List.ascii(""), "string"), (List.ascii("a\t\n\r<&"), "string \"a\t\n\r<&\""),
    (
      List.ascii(String(repeating: "x", count: 300)),
      "string \"\(String(repeating: "x", count: 300))\""
    ),
    (List.string("é\u{FEFF}😀"), "string \"é\u{FEFF}😀\""),
    (List.array([]), "array"), (List.dictionary([], []), "dictionary"),
  ]

  /// Objects that are no value, or none that XML can hold.
  static let valueFaults: [(object: [UInt8], rule: String, message: String)] = [
    ([0x00], "plist-structure", "a null: expected a value"),
    ([0x0F], "plist-structure", "a null: expected a value"),
    ([0xB0], "plist-structure", "a set: expected an array"),
    ([0xC1, 1], "plist-structure", "a set: expected an array"),
    (
      [0x14] + bigEndian(1, width: 8) + bigEndian(0, width: 8), "plist-value", "integer of 128 bits"
    ),
    (List.real(Double.nan), "plist-value", "real \"nan\": expected a decimal number"),
    (List.real(-Double.infinity), "plist-value", "real \"-inf\": expected"),
    (List.real(Float.infinity), "plist-value", "real \"inf\": expected"),
    (List.date(.nan), "plist-value", "expected one in the years 0000 to 9999"),
    (List.date(252_423_993_600), "plist-value", "expected one in the years 0000 to 9999"),
    (List.date(-63_145_526_401), "plist-value", "expected one in the years 0000 to 9999"),
    (List.ascii("a\u{1}"), "plist-value", "the character U+0001: expected one that XML can hold"),
    (List.ascii("\0"), "plist-value", "the character U+0000"),
    (List.utf16([0x1B]), "plist-value", "the character U+001B"),
    (List.utf16([0xFFFE]), "plist-value", "the character U+FFFE"),
    (List.utf16([0xD83D]), "plist-encoding", "the surrogate U+D83D alone: expected a pair"),
    (List.utf16([0xD83D, 0x61]), "plist-encoding", "the surrogate U+D83D alone"),
    (List.utf16([0xDE00, 0xD83D]), "plist-encoding", "the surrogate U+DE00 alone"),
    ([0x51, 0xE9], "plist-encoding", "the byte 0xe9 in an ASCII string"),
  ]

  /// Files that are damaged.
  static let damage: [(bytes: [UInt8], rule: String, message: String)] = [
    (changed([0x80, 0x01]), "plist-structure", "a reference of an object archive"),
    (changed([0x34]), "plist-syntax", "an object of the unknown type 0x34"),
    (changed([0x70]), "plist-syntax", "an object of the unknown type 0x70"),
    (changed([0x15] + bigEndian(1, width: 32)), "plist-syntax", "integer of 32 bytes"),
    (changed([0x21, 0, 0]), "plist-syntax", "real of 2 bytes"),
    (changed([0x24] + bigEndian(1, width: 16)), "plist-syntax", "real of 16 bytes"),
    (changed([0x13, 0]), "plist-syntax", "an object that does not end"),
    (changed([0x33, 0, 0]), "plist-syntax", "an object that does not end"),
    (changed([0x54, 0x61]), "plist-syntax", "an object that does not end"),
    (changed([0x62, 0, 0x61, 0]), "plist-syntax", "an object that does not end"),
    (changed([0x5F]), "plist-syntax", "an object that does not end"),
    (changed([0x5F, 0x10]), "plist-syntax", "an object that does not end"),
    (changed([0x5F, 0x14] + bigEndian(1, width: 16)), "plist-syntax", "a count of the type 0x14"),
    (changed([0x5F, 0x51, 0x61]), "plist-syntax", "a count of the type 0x51"),
    (changed([0xAF, 0x13] + bigEndian(1 << 60, width: 8)), "plist-syntax", "does not end"),
    (changed([0xDF, 0x13] + bigEndian(.max, width: 8)), "plist-syntax", "does not end"),
    (changed([0xA1, 9]), "plist-syntax", "a reference to object 9: expected one of 0 to 1"),
    (changed([0xA1, 2]), "plist-syntax", "a reference to object 2: expected one of 0 to 1"),
    (
      changed([0xA1, 0]), "plist-syntax", "1:9: error: [0]: an array or a dictionary that contains"
    ),
    (changed([0xA1, 1]), "plist-syntax", "an array or a dictionary that contains itself"),
    (changed { $0.version = "01" }, "plist-syntax", "of version \"01\": expected version \"00\""),
    (changed { $0.gap = [0] }, "plist-syntax", "does not end where the trailer begins"),
    (trailer { $0.offsetWidth = 0 }, "plist-syntax", "offsets of 0 bytes"),
    (trailer { $0.offsetWidth = 9 }, "plist-syntax", "offsets of 9 bytes"),
    (trailer { $0.offsetWidth = 1 }, "plist-syntax", "does not end where the trailer begins"),
    (trailer { $0.offsetWidth = 8 }, "plist-syntax", "a table of 2 objects"),
    (trailer { $0.referenceWidth = 0 }, "plist-syntax", "references of 0 bytes"),
    (trailer { $0.referenceWidth = 255 }, "plist-syntax", "references of 255 bytes"),
    (trailer { $0.objectCount = 0 }, "plist-syntax", "a table of 0 objects"),
    (trailer { $0.objectCount = 1 }, "plist-syntax", "does not end where the trailer begins"),
    (
      trailer { $0.objectCount = 1 << 60 }, "plist-syntax", "a table of 1152921504606846976 objects"
    ),
    (trailer { $0.objectCount = .max }, "plist-syntax", "objects: expected one that fits"),
    (trailer { $0.root = 2 }, "plist-syntax", "a reference to object 2: expected one of 0 to 1"),
    (trailer { $0.root = .max }, "plist-syntax", "a reference to object 18446744073709551615"),
    (trailer { $0.tableStart = 0 }, "plist-syntax", "does not end where the trailer begins"),
    (trailer { $0.tableStart -= 2 }, "plist-syntax", "does not end where the trailer begins"),
    (trailer { $0.tableStart = .max }, "plist-syntax", "does not end where the trailer begins"),
    (unused(at: 0), "plist-syntax", "object 1 at byte 0: expected a place between the header"),
    (unused(at: 7), "plist-syntax", "object 1 at byte 7: expected a place between the header"),
    (unused(at: 10), "plist-syntax", "object 1 at byte 10: expected a place between the header"),
    (unused(at: 65535), "plist-syntax", "object 1 at byte 65535: expected a place between"),
    (filled(to: 256, offsetWidth: 1), "plist-syntax", "wider ones for objects up to byte 256"),
    (filled(to: 65536, offsetWidth: 2), "plist-syntax", "wider ones for objects up to byte 65536"),
    (crowd(of: 256, referenceWidth: 1), "plist-syntax", "wider ones for 256 objects"),
    (crowd(of: 65536, referenceWidth: 2), "plist-syntax", "wider ones for 65536 objects"),
  ]

  /// Files that just are not damaged.
  static let soundness: [[UInt8]] = [
    unused(at: 8), unused(at: 9), filled(to: 255, offsetWidth: 1),
    filled(to: 65535, offsetWidth: 2), filled(to: 256, offsetWidth: 2),
    crowd(of: 255, referenceWidth: 1), crowd(of: 256, referenceWidth: 2),
  ]

  /// An empty array, and an object that is not in it and stands at `offset` according to the table,
  /// which begins at byte 10.
  private static func unused(at offset: Int) -> [UInt8] {
    var list = List([List.array([]), [0x09]])
    list.falseOffsets = [1: offset]
    return list.bytes
  }

  /// An empty array, and bytes that nothing refers to up to the table, which begins at `end`.
  private static func filled(to end: Int, offsetWidth: Int) -> [UInt8] {
    var list = List([List.array([]) + [UInt8](repeating: 0x09, count: end - 9)])
    list.offsetWidth = offsetWidth
    return list.bytes
  }

  /// `count` objects, of which all but the root, an empty array, are unused.
  private static func crowd(of count: Int, referenceWidth: Int) -> [UInt8] {
    var list = List([List.array([])] + [[UInt8]](repeating: [0x09], count: count - 1))
    list.offsetWidth = 3
    list.referenceWidth = referenceWidth
    return list.bytes
  }

  /// An array that holds `object`.
  private static func changed(_ object: [UInt8]) -> [UInt8] {
    List([List.array([1]), object]).bytes
  }

  private static func changed(_ change: (inout List) -> Void) -> [UInt8] {
    var list = List([List.array([1]), List.ascii("a")])
    change(&list)
    return list.bytes
  }

  private static func trailer(_ change: @escaping (inout List.Trailer) -> Void) -> [UInt8] {
    changed { $0.changeTrailer = change }
  }
}
