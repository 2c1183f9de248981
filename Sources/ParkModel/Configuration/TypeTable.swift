internal import ByteIO

/// A kind of attraction, and how maps show it.
public struct AttractionType: Hashable, Sendable {
  /// What the property list writes, such as `1`.
  public var code: String
  /// The word for it, such as `ride`.
  public var name: String
  /// The colour of its pins.
  public var color: Color
  /// The marker's symbol by the simplestyle specification (a Maki icon).
  public var markerSymbol: String?
  /// The waypoint symbol, in the spelling of Garmin devices.
  public var gpxSymbol: String?
  /// The path of the pins' image, relative to the configuration.
  public var icon: String?

  /// Creates a type.
  public init(
    code: String, name: String, color: Color, markerSymbol: String? = nil,
    gpxSymbol: String? = nil, icon: String? = nil
  ) {
    self.code = code
    self.name = name
    self.color = color
    self.markerSymbol = markerSymbol
    self.gpxSymbol = gpxSymbol
    self.icon = icon
  }
}

/// The types of attractions that an app knows.
public struct TypeTable: Hashable, Sendable {
  /// The types, in the order of the configuration.
  public let types: [AttractionType]

  /// The index of the type that the app takes for an unknown code.
  public let fallbackIndex: Int

  /// The codes one behind the other, and where each begins and ends.
  private let codes: [UInt8]
  private let codeRanges: [Range<Int>]

  /// Creates a table; the fallback is the type whose code is `fallbackCode`, or else the first.
  ///
  /// - Precondition: there is at least one type.
  public init(types: [AttractionType], fallbackCode: String) {
    precondition(!types.isEmpty, "a type table needs a type")
    self.types = types
    self.fallbackIndex = types.firstIndex { $0.code == fallbackCode } ?? 0
    var codes: [UInt8] = []
    self.codeRanges = types.map {
      let start = codes.count
      codes += $0.code.utf8
      return start..<codes.count
    }
    self.codes = codes
  }

  /// The tutorial's types: miscellaneous, ride, food, first aid.
  public static let tutorial = TypeTable(
    types: [
      AttractionType(
        code: "0", name: "misc", color: Color(red: 0x86, green: 0x8E, blue: 0x96),
        markerSymbol: "star", gpxSymbol: "Flag, Blue"),
      AttractionType(
        code: "1", name: "ride", color: Color(red: 0x70, green: 0x48, blue: 0xE8),
        markerSymbol: "amusement-park", gpxSymbol: "Amusement Park"),
      AttractionType(
        code: "2", name: "food", color: Color(red: 0xF0, green: 0x8C, blue: 0x00),
        markerSymbol: "restaurant", gpxSymbol: "Restaurant"),
      AttractionType(
        code: "3", name: "firstaid", color: Color(red: 0xE0, green: 0x31, blue: 0x31),
        markerSymbol: "hospital", gpxSymbol: "Medical Facility"),
    ], fallbackCode: "0")

  /// Returns the index of the type whose code is the part `range` of `bytes`, if it is listed.
  package func index(ofCode range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    for index in 0..<codeRanges.count
    where bytes.part(range, equals: codes.span.extracting(codeRanges[index])) {
      return index
    }
    return nil
  }
}
