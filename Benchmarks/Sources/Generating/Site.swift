import Foundation

/// The ground of the made-up park: 1.8 km from south to north, 1.1 km from west to east.
enum Site {
  /// The south-western corner in degrees.
  static let (south, west) = (52.1, 4.29)

  /// The sides in millionths of a degree, each a power of two.
  static let side = 1 << 14

  /// How many places there are.
  static let placeCount = side * side

  /// Returns the place `index` as latitude and longitude in degrees; two indices below ``placeCount``
  /// have two places, strewn over the ground.
  static func place(_ index: Int) -> (latitude: Double, longitude: Double) {
    let mask = UInt64(placeCount - 1)
    // Each step can be undone, so that no two indices meet.
    var mixed = (UInt64(index) &+ 0x5EED) & mask
    for _ in 0..<3 {
      mixed = mixed &* 0x9E3_779B_97F5 & mask
      mixed ^= mixed >> 14
    }
    let (row, column) = (Int(mixed) / side, Int(mixed) % side)
    return (south + Double(row) / 1e6, west + Double(column) / 1e6)
  }

  /// The middle in degrees.
  static let center = (
    latitude: south + Double(side) / 2e6, longitude: west + Double(side) / 2e6
  )

  /// Returns `{latitude,longitude}` with so many digits behind the point.
  static func text(_ latitude: Double, _ longitude: Double, digits: Int = 6) -> String {
    "{\(decimal(latitude, digits)),\(decimal(longitude, digits))}"
  }

  private static func decimal(_ value: Double, _ digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let units = Int((value * Double(scale)).rounded())
    let fraction = String(units % scale)
    return "\(units / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }
}
