/// The exact value of a decimal number, however it is written.
package struct DecimalValue: Hashable {
  private let isNegative: Bool
  /// The digits without zeros at either end.
  private let digits: String
  /// The power of ten of the first digit.
  private let exponent: Int

  /// Takes the value of `text`, digits with an optional sign, point and exponent.
  package init(_ text: String) {
    let parts = text.lowercased().split(separator: "e", maxSplits: 1)
    let number = parts.first.map { $0.drop { "+-".contains($0) } } ?? ""
    let whole = number.prefix { $0 != "." }
    let all = whole + number.dropFirst(whole.count + 1)
    let leadingZeros = all.prefix { $0 == "0" }.count
    let significant = all.dropFirst(leadingZeros)
    let trailingZeros = significant.reversed().prefix { $0 == "0" }.count
    digits = String(significant.dropLast(trailingZeros))
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    exponent = digits.isEmpty ? 0 : whole.count - leadingZeros + power
    isNegative = !digits.isEmpty && text.hasPrefix("-")
  }
}
