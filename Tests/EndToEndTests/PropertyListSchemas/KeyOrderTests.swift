import Testing

@Suite("The keys in the schemas")
struct KeyOrderTests {
  /// A key with a value that fits it.
  private struct Entry {
    let text: String

    init(_ key: String, _ value: String = "<string>{52.105,4.3}</string>") {
      text = "<key>\(key)</key>\(value)"
    }
  }

  private static let park = [
    "midCoord", "overlayTopLeftCoord", "overlayTopRightCoord", "overlayBottomLeftCoord",
  ].map { Entry($0) }
  private static let boundary = Entry("boundary", "<array/>")
  private static let further = [
    Entry("name", "<string>Lakeside</string>"), Entry("overlayBottomRightCoord"),
    Entry("open", "<dict><key>midCoord</key><false/></dict>"),
  ]

  private static let pin = [Entry("name", "<string>Carousel</string>"), Entry("location")]
  private static let looks = [
    Entry("type", "<string>1</string>"), Entry("subtitle", "<string>Go round</string>"),
  ]

  /// Returns the elements in each order.
  private static func orders<Element>(_ elements: [Element]) -> [[Element]] {
    guard let first = elements.first else { return [[]] }
    return orders(Array(elements.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in rest[..<place] + [first] + rest[place...] }
    }
  }

  private static func parkFile(_ entries: [Entry]) -> String {
    "<plist version=\"1.0\"><dict>\(entries.map(\.text).joined())</dict></plist>"
  }

  private static func pinFile(_ entries: [Entry]) -> String {
    "<plist version=\"1.0\"><array><dict>\(entries.map(\.text).joined())</dict></array></plist>"
  }

  /// Returns which of `documents` the schema refuses, by their places.
  private func refused(_ documents: [String], by schema: PropertyListSchema) throws -> [Int] {
    try withTemporaryFolder { folder in
      let files = documents.indices.map { "\(folder)/\($0).plist" }
      for (file, document) in zip(files, documents) { try write(document, to: file) }
      let refused = try schema.refused(files)
      return files.indices.filter { refused.contains(files[$0]) }
    }
  }

  @Test("The keys of a park come in any order, with others between them")
  func parkOrders() throws {
    let orders = Self.orders(Self.park + [Self.boundary])
    let others = orders.indices.map { Self.further[$0 % Self.further.count] }
    let mixed = zip(orders, others).map { order, other in
      order.enumerated().flatMap { $0.offset % 2 == 0 ? [other, $0.element] : [$0.element] }
    }
    let documents = (orders + mixed + Self.orders(Self.park)).map(Self.parkFile)
    #expect(documents.count == 264)
    #expect(try refused(documents, by: .park) == [])
  }

  @Test("A park without one of its keys, or with one twice, is refused in any order")
  func parkFaults() throws {
    let orders = Self.orders(Self.park)
    let fewer = orders.map { Array($0.dropFirst()) + Self.further }
    let more = orders.map { $0 + Self.further + $0.suffix(1) }
    let twoBoundaries = [[Self.boundary] + Self.park + [Self.boundary]]
    let documents = (fewer + more + twoBoundaries).map(Self.parkFile)
    #expect(try refused(documents, by: .park) == Array(documents.indices))
  }

  @Test("The keys of an attraction come in any order, some of them not at all")
  func pinOrders() throws {
    let sets = [Self.looks, [Self.looks[0]], [Self.looks[1]], []].map { Self.pin + $0 }
    let orders = sets.flatMap(Self.orders)
    let mixed = orders.map { [$0[0], Entry("own")] + $0.dropFirst() }
    let documents = (orders + mixed).map(Self.pinFile)
    #expect(documents.count == 76)
    #expect(try refused(documents, by: .attractions) == [])
  }

  @Test("An attraction without a name or a location, or with a key twice, is refused in any order")
  func pinFaults() throws {
    let orders = Self.orders(Self.pin + Self.looks)
    let fewer = Self.pin.flatMap { kept in Self.orders([kept] + Self.looks) }
    let more = orders.flatMap { order in order.map { order + [$0] } }
    let documents = (fewer + more).map(Self.pinFile)
    #expect(try refused(documents, by: .attractions) == Array(documents.indices))
  }

  @Test("A key stands beside its value")
  func pairs() throws {
    let value = "<string>{52.105,4.3}</string>"
    let apart = ["<key>own</key><key>midCoord</key>\(value)\(value)", "\(value)<key>own</key>"]
    let documents = apart.map { "<plist><dict>\($0)\(Self.parkEntries)</dict></plist>" }
    #expect(try refused(documents, by: .park) == [0, 1])
  }

  private static let parkEntries = park.map(\.text).joined()
}
