internal import ByteIO
internal import ParkModel

/// Lengths and areas in words.
enum MeasureText {
  /// Returns a length, such as `562 m` or `1.25 km`.
  static func length(_ metres: Double) -> String {
    metres < 1000 ? number(metres, places: 0) + " m" : number(metres / 1000, places: 2) + " km"
  }

  /// Returns an area, such as `900 m²`, `87.8 ha` or `1.25 km²`.
  static func area(_ squareMetres: Double) -> String {
    if squareMetres < 10_000 { return number(squareMetres, places: 0) + " m²" }
    if squareMetres < 1_000_000 { return number(squareMetres / 10_000, places: 1) + " ha" }
    return number(squareMetres / 1_000_000, places: 2) + " km²"
  }

  /// Returns `value` with at most `places` digits behind the point.
  static func number(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return "0" }
    var out = ByteBuffer()
    out.append(value, places: places)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// Returns the greatest of 1, 2 and 5 times a power of ten that is at most `limit`; at least 1.
  static func roundNumber(upTo limit: Double) -> Double {
    var unit = 1.0
    while unit * 10 <= limit { unit *= 10 }
    return [5, 2].map { $0 * unit }.first { $0 <= limit } ?? unit
  }
}
