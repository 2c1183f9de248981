internal import ByteIO

extension BinaryScalar {
  /// Appends the object of the scalar `text`, which is in the form that its kind promises.
  static func append(
    _ kind: PropertyListTree.Kind, _ text: ArraySlice<UInt8>, _ out: inout ByteBuffer
  ) {
    switch kind {
    case .true: out.append(0x09)
    case .false: out.append(0x08)
    case .integer: appendInteger(text, &out)
    case .real:
      out.append(0x23)
      let value = Double(String(decoding: text, as: UTF8.self)) ?? 0
      BinaryNumber.append(value.bitPattern, width: 8, &out)
    case .date:
      out.append(0x33)
      BinaryNumber.append(seconds(ofDate: text).bitPattern, width: 8, &out)
    case .data:
      let bytes = Base64.bytes(of: text)
      BinaryNumber.appendMarker(0x40, count: bytes.count, &out)
      out.append(bytes.span)
    case .string, .key, .dictionary, .array, .invalid: appendString(text, &out)
    }
  }

  private static func appendInteger(_ text: ArraySlice<UInt8>, _ out: inout ByteBuffer) {
    let number = String(decoding: text, as: UTF8.self)
    if number.hasPrefix("-") {
      out.append(0x13)
      BinaryNumber.append(UInt64(bitPattern: Int64(number) ?? 0), width: 8, &out)
    } else {
      BinaryNumber.appendInteger(UInt64(number) ?? 0, &out)
    }
  }

  private static func appendString(_ text: ArraySlice<UInt8>, _ out: inout ByteBuffer) {
    if text.allSatisfy({ $0 < 0x80 }) {
      BinaryNumber.appendMarker(0x50, count: text.count, &out)
      out.append(text.span)
      return
    }
    let units = Array(String(decoding: text, as: UTF8.self).utf16)
    BinaryNumber.appendMarker(0x60, count: units.count, &out)
    for unit in units { BinaryNumber.append(UInt64(unit), width: 2, &out) }
  }

  // MARK: Dates

  /// Returns the seconds from the beginning of 2001 to the moment `text`, `YYYY-MM-DDThh:mm:ssZ`.
  static func seconds(ofDate text: ArraySlice<UInt8>) -> Double {
    let fields = text.split(whereSeparator: { !ScalarText.isDigit($0) })
      .map { $0.reduce(0) { $0 * 10 + Int($1 & 0x0F) } }
    guard fields.count == 6 else { return 0 }
    let days = days(toYear: fields[0], month: fields[1], day: fields[2])
    return Double(((days * 24 + fields[3]) * 60 + fields[4]) * 60 + fields[5])
  }
}
