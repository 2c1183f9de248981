internal import Diagnostics

/// Why a text is no coordinate.
public enum CoordinateFault: Error, Hashable, Sendable {
  /// There is no text, or only white space.
  case empty
  /// A brace is missing.
  case missingBrace
  /// There is a brace within the braces.
  case tooManyBraces
  /// A number is missing before or behind the comma.
  case missingNumber
  /// There is only one number.
  case missingComma
  /// White space stands inside of a number; the text without it is given.
  case spaceInNumber(meant: String)
  /// A comma stands where a decimal point was meant; the text with points is given.
  case decimalComma(meant: String)
  /// There are more than two numbers.
  case tooManyNumbers(count: Int)
  /// Quotation marks stand in the text.
  case quotationMarks
  /// A degree, minute or second sign, or a letter for a direction.
  case degreeSign
  /// White space other than that of ASCII, or a sign without width; the text without it is given.
  case foreignSpace(meant: String)
  /// A minus sign other than the ASCII one; the text with that is given.
  case unicodeMinus(meant: String)
  /// Digits of another script or width; the text with ASCII digits is given.
  case exoticDigits(meant: String)
  /// `nan`, `inf` or the like.
  case notANumber(word: String)
  /// A hexadecimal number.
  case hexadecimal(word: String)
  /// A number too great for a double.
  case outOfRange(word: String)
  /// A word that is no number.
  case malformedNumber(word: String)
  /// Text behind the closing brace.
  case trailingText(String)

  /// What is wrong, in lower case.
  public var message: String {
    switch self {
    case .empty: "the text is empty"
    case .missingBrace: "a brace is missing"
    case .tooManyBraces: "there are too many braces"
    case .missingNumber: "a number is missing"
    case .missingComma: "the comma between the two numbers is missing"
    case .spaceInNumber: "there is white space inside of a number"
    case .decimalComma: "a comma stands inside of a number"
    case .tooManyNumbers(let count): "there are \(count) numbers"
    case .quotationMarks: "there are quotation marks"
    case .degreeSign: "there is a degree sign or a direction"
    case .foreignSpace: "there is white space other than that of ASCII"
    case .unicodeMinus: "the minus sign is not the ASCII one"
    case .exoticDigits: "there are digits other than 0 to 9"
    case .notANumber(let word): "'\(word.shortened)' is not a finite number"
    case .hexadecimal(let word): "'\(word.shortened)' is hexadecimal"
    case .outOfRange(let word): "'\(word.shortened)' is too great"
    case .malformedNumber(let word): "'\(word.shortened)' is not a number"
    case .trailingText(let text): "'\(text.shortened)' stands behind the closing brace"
    }
  }

  /// The text that was probably meant, where the fault shows it.
  public var meant: String? {
    switch self {
    case .spaceInNumber(let meant), .decimalComma(let meant), .foreignSpace(let meant),
      .unicodeMinus(let meant), .exoticDigits(let meant):
      meant
    default: nil
    }
  }
}

extension String {
  /// The text, cut off where it is long; a word of a file may be as long as the file.
  var shortened: String {
    Quotation.shortened(self)
  }
}
