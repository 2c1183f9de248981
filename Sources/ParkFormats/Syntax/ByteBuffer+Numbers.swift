internal import ByteIO
internal import ParkModel

extension ByteBuffer {
  /// Appends `value` as the shortest decimal that reads back the same, rounded to `places` digits
  /// behind the point if given.
  @inline(__always)
  mutating func append(_ value: Double, places: Int?) {
    var number = DecimalText.digits(of: value)
    if let places { number.round(to: places) }
    DecimalText.write(number) { append($0) }
  }
}
