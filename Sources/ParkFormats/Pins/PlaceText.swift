internal import ByteIO
internal import ParkModel
internal import PropertyList

/// The digits of a pin's place as they are written.
struct PlaceText {
  /// A number: the text that the file has for it where that is the one to write, else its digits.
  enum Number {
    case text(Range<Int>)
    case digits(DecimalText.Digits)

    /// Appends the number, whose text is in `bytes`, to `out`.
    @inline(__always)
    func write(from bytes: Span<UInt8>, to out: inout ByteBuffer) {
      switch self {
      case .text(let range): out.append(bytes.extracting(range))
      case .digits(let digits): DecimalText.write(digits) { out.append($0) }
      }
    }
  }

  var latitude: Number
  var longitude: Number

  /// Takes the place of `attraction`, rounded to `places` digits behind the point if given.
  @inline(__always)
  init(of attraction: borrowing Attraction, places: Int?) {
    latitude = PlaceText.number(
      attraction.latitudeText, attraction.coordinate.latitude, places: places)
    longitude = PlaceText.number(
      attraction.longitudeText, attraction.coordinate.longitude, places: places)
  }

  @inline(__always)
  private static func number(_ text: Range<Int>, _ value: Double, places: Int?) -> Number {
    if places == nil && !text.isEmpty { return .text(text) }
    return .digits(rounded(value, places: places))
  }

  /// Returns the digits of `value`, rounded to `places` digits behind the point if given.
  static func rounded(_ value: Double, places: Int?) -> DecimalText.Digits {
    var digits = DecimalText.digits(of: value)
    if let places { digits.round(to: places) }
    return digits
  }
}
