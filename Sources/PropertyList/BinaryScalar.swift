internal import Diagnostics

/// The content of numbers, dates and strings in binary property lists, turned into the text
/// that ``PropertyListTree`` holds.
enum BinaryScalar {
  // MARK: Numbers

  /// Returns the text of the integer of `width` bytes whose last 8 bytes are `low` and the ones
  /// before are `high`; `nil` when it does not fit in 64 bits.
  ///
  /// Integers of 1, 2 and 4 bytes are unsigned, those of 8 and 16 signed.
  static func integer(high: UInt64, low: UInt64, width: Int) -> String? {
    guard width > 4 else { return String(low) }
    let signed = Int64(bitPattern: low)
    if width == 8 || (high == .max && signed < 0) { return String(signed) }
    return high == 0 ? String(low) : nil
  }

  /// Returns the number whose IEEE 754 form of `width` bytes is `bits`.
  static func real(_ bits: UInt64, width: Int) -> Double {
    width == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  // MARK: Dates

  /// Returns the text of the moment `seconds` after the beginning of 2001 in UTC; `nil` outside of
  /// the years 0000 to 9999.
  ///
  /// Parts of a second are dropped towards the past, as Apple's writer of XML does.
  static func date(_ seconds: Double) -> String? {
    guard abs(seconds) < 1e12 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let (day, time) = (floorDivision(whole, 86400), floorRemainder(whole, 86400))
    let date = civilDate(day + daysTo2001)
    guard 0...9999 ~= date.year else { return nil }
    return "\(padded(date.year, 4))-\(padded(date.month))-\(padded(date.day))"
      + "T\(padded(time / 3600)):\(padded(time / 60 % 60)):\(padded(time % 60))Z"
  }

  /// The days from 1 March of the year 0 to 1 January 2001.
  private static let daysTo2001 = 730_791

  /// Returns the date `days` after 1 March of the year 0 in the Gregorian calendar.
  ///
  /// Years are counted from March, so that the leap day is the last one.
  private static func civilDate(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let daysInEra = 146_097
    let era = floorDivision(days, daysInEra)
    let day = floorRemainder(days, daysInEra)
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    return (
      year: era * 400 + year + (month >= 10 ? 1 : 0),
      month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// Returns the days from 1 January 2001 to a date in the Gregorian calendar.
  static func days(toYear year: Int, month: Int, day: Int) -> Int {
    let yearFromMarch = month > 2 ? year : year - 1
    let era = floorDivision(yearFromMarch, 400)
    let yearOfEra = floorRemainder(yearFromMarch, 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - daysTo2001
  }

  private static func floorDivision(_ number: Int, _ divisor: Int) -> Int {
    (number - floorRemainder(number, divisor)) / divisor
  }

  private static func floorRemainder(_ number: Int, _ divisor: Int) -> Int {
    let remainder = number % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  // MARK: Strings

  /// Why a string is no text, or none that XML can hold.
  enum TextFault {
    case notASCII(UInt8)
    case surrogate(UInt16)
    case character(UInt16)

    /// The rule that the string breaks.
    var rule: RuleID {
      switch self {
      case .notASCII, .surrogate: .plistEncoding
      case .character: .plistValue
      }
    }

    /// What is wrong, and what was expected.
    var message: String {
      switch self {
      case .notASCII(let byte):
        "the byte 0x\(String(byte, radix: 16)) in an ASCII string: expected one below 0x80"
      case .surrogate(let unit):
        "the surrogate \(BinaryScalar.name(unit)) alone: expected a pair"
      case .character(let unit):
        "the character \(BinaryScalar.name(unit)): expected one that XML can hold"
      }
    }
  }

  private static func name(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Returns what is wrong with the ASCII text `bytes`.
  static func fault(inASCII bytes: ArraySlice<UInt8>) -> TextFault? {
    guard let byte = bytes.first(where: { $0 >= 0x80 || !isCharacter(UInt16($0)) }) else {
      return nil
    }
    return byte >= 0x80 ? .notASCII(byte) : .character(UInt16(byte))
  }

  /// Appends the text that `bytes` holds as big-endian UTF-16 to `text`, or returns what is wrong
  /// with it.
  static func appendUTF16(of bytes: [UInt8], to text: inout [UInt8]) -> TextFault? {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    if let fault = fault(inUTF16: units) { return fault }
    text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    return nil
  }

  private static func fault(inUTF16 units: [UInt16]) -> TextFault? {
    var lead: UInt16?
    for unit in units {
      let isTrail = UTF16.isTrailSurrogate(unit)
      if let lead, !isTrail { return .surrogate(lead) }
      if lead == nil, isTrail { return .surrogate(unit) }
      if !isCharacter(unit) { return .character(unit) }
      lead = UTF16.isLeadSurrogate(unit) ? unit : nil
    }
    return lead.map(TextFault.surrogate)
  }

  /// Whether XML can hold the UTF-16 code unit `unit`, or a pair of which it is one half.
  private static func isCharacter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
