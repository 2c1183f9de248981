import Testing

@testable import ParkModel

@Suite struct TypeIndexTests {
  private func type(_ code: String, _ name: String, _ symbol: String) -> AttractionType {
    AttractionType(
      code: code, name: name, color: Color(red: 0, green: 0, blue: 0), markerSymbol: symbol,
      gpxSymbol: symbol)
  }

  @Test("Of several types that are called or drawn the same, the first is found")
  func first() {
    let index = TypeIndex(
      TypeTable(
        types: [type("1", "Ride", "a"), type("2", "ride", "a"), type("3", "Food", "b")],
        fallbackCode: "1"))
    #expect(index.place(ofCode: "2") == 1)
    #expect(index.place(ofName: "RIDE") == 0)
    #expect(index.place(ofMarkerSymbol: "a") == 0)
    #expect(index.place(ofGPXSymbol: "b") == 2)
    #expect(index.place(ofName: "shop") == nil)
  }
}
