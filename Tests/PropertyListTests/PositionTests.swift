import Testing

@Suite("Positions")
struct PositionTests {
  @Test(
    "every value stands where an independent count says",
    arguments: HostileDocument.Encoding.allCases)
  func everyValueStandsWhereAnIndependentCountSays(encoding: HostileDocument.Encoding) throws {
    for seed in 0..<100 {
      let document = HostileDocument(seed: seed, encoding: encoding)
      let reading = try Reading(document.bytes)
      #expect(reading.findings == [], "seed \(seed)")
      let difference = zip(reading.values, document.values).first { $0 != $1 }
      #expect(difference == nil, "seed \(seed)")
      #expect(reading.values.count == document.values.count, "seed \(seed)")
    }
  }
}
