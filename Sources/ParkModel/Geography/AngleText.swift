/// An angle as maps and people write it: degrees, minutes and seconds with their signs, or a direction.
struct AngleText {
  /// What a direction says the angle is.
  enum Axis {
    case latitude, longitude
  }

  /// What the direction says the angle is; `nil` without one.
  let axis: Axis?

  /// The angle without its sign, in degrees.
  let degrees: Double

  /// The angle in decimal degrees: as it was written where there are only degrees, otherwise with at most
  /// six digits behind the point, which are 0.1 m.
  let text: String

  /// Returns the two angles that `text` consists of.
  static func pair(in text: Substring) -> (AngleText, AngleText)? {
    guard let tokens = Token.all(in: text), let place = secondAngle(in: tokens),
      let first = AngleText(tokens[..<place]), let second = AngleText(tokens[place...])
    else { return nil }
    return (first, second)
  }

  /// Returns where the second angle begins: behind a comma, at or behind a direction, or at the second
  /// degrees.
  private static func secondAngle(in tokens: [Token]) -> Int? {
    let commas = tokens.indices.filter { tokens[$0] == .comma }
    let directions = tokens.indices.filter { tokens[$0].isDirection }
    let degrees = tokens.indices.filter { tokens[$0] == .mark(0) }
    if let comma = commas.first { return commas.count == 1 ? comma : nil }
    if directions.count == 2 { return directions[0] == 0 ? directions[1] : directions[0] + 1 }
    return degrees.count == 2 && degrees[1] > 0 ? degrees[1] - 1 : nil
  }

  private init?(_ tokens: ArraySlice<Token>) {
    var numbers: [Substring] = []
    var direction: Character?
    for token in tokens {
      switch token {
      case .number(let number): numbers.append(number)
      case .mark(let place): if place != numbers.count - 1 { return nil }
      case .direction(let letter):
        if direction != nil { return nil }
        direction = letter
      case .comma: break
      }
    }
    axis = direction.map { "NS".contains($0) ? .latitude : .longitude }
    let isSigned = numbers.first.map { "+-−".contains($0.first ?? " ") } ?? false
    if isSigned && direction != nil { return nil }
    let isNegative = direction.map { "SW".contains($0) } ?? (isSigned && numbers[0].first != "+")
    if isSigned { numbers[0] = numbers[0].dropFirst() }
    let parts = numbers.compactMap { Double($0) }
    guard 1...3 ~= parts.count, parts.count == numbers.count,
      parts.dropFirst().allSatisfy({ 0..<60 ~= $0 }),
      numbers.dropLast().allSatisfy({ !$0.contains(".") })
    else { return nil }
    degrees = parts.reversed().reduce(0) { $0 / 60 + $1 }
    text = (isNegative ? "-" : "") + (parts.count == 1 ? String(numbers[0]) : degrees.decimalText)
  }
}

extension AngleText {
  /// A part of the text of two angles.
  private enum Token: Equatable {
    /// A number, with a sign where that stands before it.
    case number(Substring)
    /// The sign of degrees (0), minutes (1) or seconds (2).
    case mark(Int)
    /// N, S, E or W. O is east to some and west to others.
    case direction(Character)
    case comma

    var isDirection: Bool {
      if case .direction = self { true } else { false }
    }

    /// Returns the parts of `text`; `nil` where there is anything else in it.
    static func all(in text: Substring) -> [Token]? {
      var tokens: [Token] = []
      var rest = text.drop(while: \.isWhitespace)
      while let first = rest.first {
        let number = rest.prefix { $0.isASCII && ($0.isNumber || ".+-".contains($0)) || $0 == "−" }
        if !number.isEmpty {
          tokens.append(.number(number))
          rest = rest.dropFirst(number.count)
        } else if let token = Token(sign: first) {
          tokens.append(token)
          rest.removeFirst()
        } else {
          return nil
        }
        rest = rest.drop(while: \.isWhitespace)
      }
      return tokens
    }

    private init?(sign: Character) {
      switch sign {
      case "°", "º": self = .mark(0)
      case "'", "’", "′": self = .mark(1)
      case "\"", "”", "″": self = .mark(2)
      case ",", ";": self = .comma
      case "N", "S", "E", "W", "n", "s", "e", "w":
        self = .direction(Character(sign.uppercased()))
      default: return nil
      }
    }
  }
}

extension Double {
  /// The number, which is not negative, with at most six digits behind the point.
  fileprivate var decimalText: String {
    let millionths = Int((self * 1e6).rounded())
    let digits = String(millionths % 1_000_000)
    let fraction = (String(repeating: "0", count: 6 - digits.count) + digits).trimmingZeros
    return "\(millionths / 1_000_000)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}

extension String {
  /// The text without zeros at its end.
  fileprivate var trimmingZeros: Substring {
    lastIndex { $0 != "0" }.map { self[...$0] } ?? ""
  }
}
