internal import ByteIO

/// The texts that property lists give to numbers, dates and data, and what is wrong with others.
///
/// Other readers pass over `nan`, `1e400`, 30 February and broken base64 in silence; here each is a
/// fault.
enum ScalarText {
  /// Why a text is not the value that it should be.
  enum Fault: Error {
    case whiteSpace
    case integer
    case integerRange
    case real
    case realRange
    case date
    case dateRange
    case data

    /// What was expected instead.
    var expectation: String {
      switch self {
      case .whiteSpace: "expected no white space behind the number, for which apps refuse the file"
      case .integer: "expected a whole number in decimal digits"
      case .integerRange: "expected a whole number that fits in 64 bits"
      case .real: "expected a decimal number"
      case .realRange: "expected a number within the range of a double"
      case .date: "expected a date such as 2024-05-31T09:30:00Z"
      case .dateRange: "no such day or time in the calendar"
      case .data: "expected base64"
      }
    }
  }

  /// Brings the text from `start` to the end of `bytes` into the form that
  /// ``PropertyListTree/Kind`` promises for `kind`.
  static func canonicalize(
    _ bytes: inout [UInt8], from start: Int, as kind: PropertyListTree.Kind
  ) throws(Fault) {
    switch kind {
    case .integer: try replace(&bytes, from: start, with: integer(number(bytes[start...])))
    case .real: try replace(&bytes, from: start, with: real(number(bytes[start...])))
    case .date: try replace(&bytes, from: start, with: date(bytes[start...]))
    case .data: try replace(&bytes, from: start, with: data(bytes[start...]))
    case .dictionary, .array, .key, .string, .true, .false, .invalid: break
    }
  }

  private static func replace(_ bytes: inout [UInt8], from start: Int, with text: [UInt8]) {
    bytes.replaceSubrange(start..., with: text)
  }

  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  // MARK: Numbers

  /// Returns `text` without the white space before it. Apple's reader passes over that, but refuses
  /// the whole file for some behind a number.
  private static func number(_ text: ArraySlice<UInt8>) throws(Fault) -> ArraySlice<UInt8> {
    let number = text.drop(while: isWhiteSpace)
    if let last = number.last, isWhiteSpace(last) { throw .whiteSpace }
    return number
  }

  private static func integer(_ text: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
    let isNegative = text.first == UInt8(ascii: "-")
    var digits = text.dropFirst(isNegative || text.first == UInt8(ascii: "+") ? 1 : 0)
    var radix = 10
    if digits.first == UInt8(ascii: "0"), digits.dropFirst().first.map({ $0 | 0x20 }) == 0x78 {
      digits = digits.dropFirst(2)
      radix = 16
    }
    guard let first = digits.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+"),
      digits.allSatisfy({ isDigit($0) || (radix == 16 && 0x61...0x66 ~= ($0 | 0x20)) })
    else { throw .integer }
    let number = String(decoding: digits, as: UTF8.self)
    guard let magnitude = UInt64(number, radix: radix), !isNegative || magnitude <= 1 << 63 else {
      throw .integerRange
    }
    return Array((isNegative && magnitude > 0 ? "-\(magnitude)" : "\(magnitude)").utf8)
  }

  private static func real(_ text: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
    guard isDecimalNumber(text) else { throw .real }
    let number = String(decoding: text, as: UTF8.self)
    guard let value = Double(number), value.isFinite else { throw .realRange }
    return Array("\(value)".utf8)
  }

  /// Whether `text` is `[+-]digits[.digits][e[+-]digits]`, with a digit on one side of the point.
  private static func isDecimalNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.dropFirst(text.first == 0x2B || text.first == 0x2D ? 1 : 0)
    var digitCount = dropDigits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      digitCount += dropDigits(&rest)
    }
    guard digitCount > 0 else { return false }
    guard let exponent = rest.first else { return true }
    guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
    return dropDigits(&rest) > 0 && rest.isEmpty
  }

  private static func dropDigits(_ text: inout ArraySlice<UInt8>) -> Int {
    let rest = text.drop(while: isDigit)
    defer { text = rest }
    return text.count - rest.count
  }

  // MARK: Dates

  private static func date(_ text: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    guard text.count == pattern.count,
      zip(text, pattern).allSatisfy({ $1 == UInt8(ascii: "0") ? isDigit($0) : $0 == $1 })
    else { throw .date }
    let fields = text.split(whereSeparator: { !isDigit($0) })
      .map { $0.reduce(0) { $0 * 10 + Int($1 & 0x0F) } }
    guard fields.count == 6, isMoment(fields) else { throw .dateRange }
    return Array(text)
  }

  private static func isMoment(_ fields: [Int]) -> Bool {
    let (year, month, day) = (fields[0], fields[1], fields[2])
    guard 1...12 ~= month else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...lengths[month - 1] ~= day && fields[3] < 24 && fields[4] < 60 && fields[5] < 60
  }

  // MARK: Data

  private static func data(_ text: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
    let symbols = text.filter { !isWhiteSpace($0) }
    let padding = symbols.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    let digits = symbols.dropLast(padding)
    guard symbols.count % 4 == 0, padding <= 2,
      digits.allSatisfy({ Base64.value(of: $0) != nil })
    else { throw .data }
    return symbols
  }
}
