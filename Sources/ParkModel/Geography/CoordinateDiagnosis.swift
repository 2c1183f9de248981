/// Finds out why a text is no coordinate.
extension CoordinateFault {
  /// Creates the fault of `text`, which is not a coordinate.
  init(diagnosing text: String) {
    let trimmed = text.trimmingWhiteSpace
    if trimmed.isEmpty {
      self = .empty
    } else if let fault = CoordinateFault.foreignSpace(in: text) {
      self = fault
    } else if let fault = CoordinateFault.foreignSign(in: trimmed.upToLastBrace) {
      self = fault
    } else if let fault = CoordinateFault.brace(of: trimmed) {
      self = fault
    } else {
      self = CoordinateFault(fields: trimmed.dropFirst().dropLast())
    }
  }

  // MARK: Signs that are no part of the grammar

  private static func foreignSpace(in text: String) -> CoordinateFault? {
    guard text.unicodeScalars.contains(where: isForeignSpace) else { return nil }
    return repaired(text[...], isForeignSpace, { _ in "" })
      .map { .foreignSpace(meant: String($0.trimmingWhiteSpace)) }
  }

  /// Whether the scalar is white space beyond ASCII, or has no width.
  private static func isForeignSpace(_ scalar: Unicode.Scalar) -> Bool {
    (!scalar.isASCII && scalar.properties.isWhitespace)
      || [0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF].contains(scalar.value)
  }

  private static func foreignSign(in text: Substring) -> CoordinateFault? {
    if text.unicodeScalars.contains(where: isAngleSign) { return .degreeSign }
    if text.unicodeScalars.contains(where: isQuotationMark) { return .quotationMarks }
    if text.unicodeScalars.contains(where: isForeignMinus) {
      return repaired(text, isForeignMinus, { _ in "-" }).map(CoordinateFault.unicodeMinus)
        ?? .malformedNumber(word: String(text))
    }
    if text.unicodeScalars.contains(where: isForeignDigit) {
      return repaired(text, isForeignDigit, { "\(Int($0.properties.numericValue ?? 0))" })
        .map(CoordinateFault.exoticDigits) ?? .malformedNumber(word: String(text))
    }
    return nil
  }

  /// Whether the scalar stands for degrees, minutes or seconds.
  private static func isAngleSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "°", "º", "′", "″": true
    default: false
    }
  }

  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\"", "“", "”", "„", "‘", "’", "«", "»": true
    default: false
    }
  }

  private static func isForeignMinus(_ scalar: Unicode.Scalar) -> Bool {
    [0x2212, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0xFF0D, 0xFE63].contains(scalar.value)
  }

  private static func isForeignDigit(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.numericType == .decimal
  }

  /// Returns `text` with the scalars that `isWrong` tells replaced, if that is a coordinate.
  private static func repaired(
    _ text: Substring, _ isWrong: (Unicode.Scalar) -> Bool,
    _ replacement: (Unicode.Scalar) -> String
  ) -> String? {
    let repaired = text.unicodeScalars.map { isWrong($0) ? replacement($0) : String($0) }.joined()
    return CoordinateText.isCoordinate(repaired) ? repaired : nil
  }

  // MARK: Braces and fields

  private static func brace(of text: Substring) -> CoordinateFault? {
    guard text.first == "{" else { return .missingBrace }
    guard let closing = text.lastIndex(of: "}") else { return .missingBrace }
    let rest = text[text.index(after: closing)...].trimmingWhiteSpace
    return rest.isEmpty ? nil : .trailingText(String(rest))
  }

  private init(fields text: Substring) {
    if text.contains(where: { "{}".contains($0) }) {
      self = .tooManyBraces
      return
    }
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingWhiteSpace }
    let fault = fields.lazy.compactMap(CoordinateFault.fault(of:)).first
    if fields.contains(where: \.isEmpty) {
      self = .missingNumber
    } else if fields.count > 2 {
      self = CoordinateFault.tooMany(fields)
    } else if fields.count < 2 {
      self = fault.map { $0.isSpace ? .missingComma : $0 } ?? .missingComma
    } else {
      self = CoordinateFault.withRepair(fault, fields) ?? .malformedNumber(word: String(text))
    }
  }

  private var isSpace: Bool {
    if case .spaceInNumber = self { true } else { false }
  }

  /// What is wrong with one number.
  private static func fault(of field: Substring) -> CoordinateFault? {
    let bare = field.first == "-" || field.first == "+" ? field.dropFirst() : field
    let lowered = bare.lowercased()
    if hasDirection(lowered) { return .degreeSign }
    if field.contains(where: \.isWhitespace) { return .spaceInNumber(meant: "") }
    if lowered.hasPrefix("0x") { return .hexadecimal(word: String(field)) }
    if ["nan", "inf", "infinity"].contains(lowered) || lowered.hasPrefix("nan(") {
      return .notANumber(word: String(field))
    }
    if CoordinateText.isCoordinate("{\(field),0}") { return nil }
    let isDecimal = lowered.allSatisfy { $0.isNumber || ".e+-".contains($0) }
    let overflows = isDecimal && Double(lowered).map { !$0.isFinite } == true
    return overflows ? .outOfRange(word: String(field)) : .malformedNumber(word: String(field))
  }

  /// Whether a letter for north, south, east or west stands before or behind the number.
  private static func hasDirection(_ field: String) -> Bool {
    guard let first = field.first, let last = field.last else { return false }
    let directions = "nsewo"
    return (directions.contains(last) && first.isNumber)
      || (directions.contains(first) && last.isNumber)
  }

  private static func withRepair(
    _ fault: CoordinateFault?, _ fields: [Substring]
  ) -> CoordinateFault? {
    guard let fault, fault.isSpace else { return fault }
    let meant = fields.map { $0.filter { !$0.isWhitespace } }.joined(separator: ",")
    let isCoordinate = CoordinateText.isCoordinate("{\(meant)}")
    return isCoordinate ? .spaceInNumber(meant: "{\(meant)}") : .malformedNumber(word: meant)
  }

  /// Three or four fields come from decimal commas, or there are really that many numbers.
  private static func tooMany(_ fields: [Substring]) -> CoordinateFault {
    let isBare = fields.map { $0.allSatisfy(\.isNumber) }
    let meant: String? =
      switch fields.count {
      case 4 where isBare[1] && isBare[3]:
        "{\(fields[0]).\(fields[1]),\(fields[2]).\(fields[3])}"
      case 3 where isBare[1] && fields[2].contains(".") && !fields[0].contains("."):
        "{\(fields[0]).\(fields[1]),\(fields[2])}"
      case 3 where isBare[2] && fields[0].contains(".") && !fields[1].contains("."):
        "{\(fields[0]),\(fields[1]).\(fields[2])}"
      default: nil
      }
    if let meant, CoordinateText.isCoordinate(meant) { return .decimalComma(meant: meant) }
    return .tooManyNumbers(count: fields.count)
  }
}

extension Substring {
  /// The text up to its last closing brace, or all of it.
  fileprivate var upToLastBrace: Substring {
    lastIndex(of: "}").map { self[...$0] } ?? self
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without the white space at its ends.
  var trimmingWhiteSpace: Substring {
    // Hardly any text has some, and looking at characters takes long.
    let all = self[...]
    if let first = all.utf8.first, let last = all.utf8.last, 0x21..<0x80 ~= first,
      0x21..<0x80 ~= last
    {
      return all
    }
    let front = all.trimmingASCII.drop(while: \.isWhitespace)
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return front.prefix(0) }
    return front[...last]
  }
}

extension Substring {
  /// The text without the ASCII white space at its ends, of which there may be megabytes; but for that
  /// beside a letter beyond ASCII, with which it may make one character.
  fileprivate var trimmingASCII: Substring {
    let bytes = utf8
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, bytes[start].isBlank {
      let next = bytes.index(after: start)
      guard next < end, bytes[next] < 0x80 else { break }
      start = next
    }
    while start < end {
      let last = bytes.index(before: end)
      guard bytes[last].isBlank, last > start, bytes[bytes.index(before: last)] < 0x80 else {
        break
      }
      end = last
    }
    return self[start..<end]
  }
}

extension UInt8 {
  /// Whether the byte is white space of ASCII.
  fileprivate var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
