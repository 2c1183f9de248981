import Checking
import Foundation
import TestSupport
import Testing

@Suite("The park beside a file")
struct NeighbourhoodTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Whether pins that lie in the park at 52° are found to be outside.
  private func isOutside(_ name: String) throws -> Bool {
    try folder.write(Documents.pins(Documents.pin()), to: name)
    let rules = Set(try folder.check(name).rules)
    #expect(rules.isSubset(of: ["attraction-outside", "coordinate-outlier"]))
    return !rules.isEmpty
  }

  @Test("One park judges all files, whatever they are called")
  func one() throws {
    try folder.write(Documents.park(latitude: 51), to: "Meadow.plist")
    #expect(try isOutside("Other.plist"))
    try folder.write(Documents.park(), to: "Meadow.plist")
    #expect(try !isOutside("Other.plist"))
  }

  @Test("Of two parks, the one whose name begins the file's judges it")
  func two() throws {
    try folder.write(Documents.park(latitude: 52), to: "North.plist")
    try folder.write(Documents.park(latitude: 51), to: "South.plist")
    #expect(try !isOutside("NorthPins.plist"))
    #expect(try isOutside("SouthPins.plist"))
    #expect(try !isOutside("Pins.plist"))
  }

  @Test("The longest name that begins the file's is the right one")
  func longest() throws {
    try folder.write(Documents.park(latitude: 51), to: "North.plist")
    try folder.write(Documents.park(latitude: 52), to: "NorthEast.plist")
    #expect(try !isOutside("NorthEastPins.plist"))
    #expect(try isOutside("NorthPins.plist"))
  }

  @Test("A file without a park is judged by itself")
  func none() throws {
    try folder.write(Documents.park(latitude: 51), to: "elsewhere/Park.plist")
    #expect(try !isOutside("Pins.plist"))
  }

  @Test("A park that can't be read is none")
  func broken() throws {
    try folder.write("<plist><dict><key>midCoord", to: "Park.plist")
    #expect(try !isOutside("Pins.plist"))
  }

  @Test("A park in UTF-16 is seen", arguments: [true, false])
  func utf16(_ isBigEndian: Bool) throws {
    let text = Documents.park(latitude: 51).replacing("UTF-8", with: "UTF-16")
    let encoding: String.Encoding = isBigEndian ? .utf16BigEndian : .utf16LittleEndian
    let data = try #require(text.data(using: encoding))
    try folder.write((isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) + Array(data), to: "Park.plist")
    #expect(try isOutside("Pins.plist"))
  }

  @Test("A binary park is seen")
  func binary() throws {
    let park = try PropertyListSerialization.propertyList(
      from: Data(Documents.park(latitude: 51).utf8), format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: park, format: .binary, options: 0)
    try folder.write(Array(data), to: "Park.plist")
    #expect(try isOutside("Pins.plist"))
  }

  @Test("A park behind a long comment is seen")
  func comment() throws {
    let comment = "<!-- " + String(repeating: "a long licence ", count: 400) + "-->"
    try folder.write(
      Documents.park(latitude: 51).replacing("<plist", with: comment + "<plist"),
      to: "Park.plist")
    #expect(try isOutside("Pins.plist"))
  }
}
