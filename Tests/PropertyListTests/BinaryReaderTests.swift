import Testing

private typealias List = BinaryPropertyList

@Suite("Binary property lists")
struct BinaryReaderTests {
  @Test("each kind of object gives its value", arguments: BinaryCases.scalars)
  func scalar(object: [UInt8], value: String) throws {
    let reading = try Reading(List([List.dictionary([1], [2]), List.ascii("k"), object]).bytes)
    #expect(reading.bareValues == ["dictionary", "  key \"k\"", "    \(value)"])
    #expect(reading.findings == [])
    #expect(reading.outcome == .complete)
  }

  @Test("a value stands in line 1 at the byte where its object begins")
  func positions() throws {
    let list = List([List.array([1, 2]), List.ascii("ab"), List.dictionary([1], [1])])
    #expect(
      try Reading(list.bytes).values == [
        "1:9 array (element by element)", "  1:12 string \"ab\"", "  1:15 dictionary",
        "    1:12 key \"ab\"", "      1:12 string \"ab\"", "end of array",
      ])
  }

  @Test(
    "the values are those of the XML twin, whatever the widths",
    arguments: [(2, 3), (2, 4), (3, 5), (4, 8), (8, 4), (5, 6)])
  func twin(referenceWidth: Int, offsetWidth: Int) throws {
    for seed in 0..<10 {
      let document = HostileDocument(seed: seed, encoding: .utf8)
      let twin = try BinaryTwin.of(
        document.bytes, referenceWidth: referenceWidth, offsetWidth: offsetWidth)
      let reading = try Reading(twin.bytes)
      #expect(reading.findings == [], "seed \(seed)")
      #expect(reading.bareValues == (try Reading(document.bytes)).bareValues, "seed \(seed)")
    }
  }

  @Test("a pipe gives the same as the file", arguments: [10, 3000])
  func pipe(length: Int) throws {
    let texts = (0..<400).map { List.ascii("\($0)" + String(repeating: "x", count: length)) }
    var list = List([List.array(Array(1...400), width: 2)] + texts)
    list.referenceWidth = 2
    list.offsetWidth = 3
    let file = try ScratchFile(list.bytes)
    let reading = try file.throughPipe { try Reading($0) }
    #expect(reading.values.count == 402)
    #expect(reading == (try Reading(list.bytes)))
  }

  // MARK: Values that can't be

  @Test(
    "a value that XML can't hold is a fault, and reading goes on",
    arguments: BinaryCases.valueFaults)
  func valueFault(object: [UInt8], rule: String, message: String) throws {
    let reading = try Reading(
      List([
        List.array([1]), List.dictionary([2, 3], [4, 2]), [0x51, 0x6B], [0x51, 0x6C], object,
      ])
      .bytes)
    #expect(reading.rules == [rule])
    #expect(reading.findings.first?.hasPrefix("1:20: error: [0].k: ") == true)
    #expect(reading.findings.first?.contains(message) == true)
    #expect(
      reading.bareValues.suffix(5) == [
        "    key \"k\"", "      invalid", "    key \"l\"", "      string \"k\"", "end of array",
      ])
    #expect(reading.outcome == .complete)
  }

  @Test(
    "a key that is no text is a fault, and its value is passed over",
    arguments: [List.integer(1, width: 1), List.array([]), [0x08], [0x51, 0x01], [0x61, 0xD8, 0]])
  func keyFault(object: [UInt8]) throws {
    let list = List([List.dictionary([2, 1], [1, 1]), List.ascii("a"), object])
    let reading = try Reading(list.bytes)
    #expect(reading.findings.count == 1)
    #expect(reading.bareValues == ["dictionary", "  key \"a\"", "    string \"a\""])
    #expect(reading.outcome == .complete)
  }

  @Test("a key that stands twice is found")
  func duplicateKey() throws {
    let list = List([List.dictionary([1, 2], [1, 1]), List.ascii("a"), List.utf16([0x61])])
    let reading = try Reading(list.bytes)
    #expect(reading.rules == ["plist-duplicate-key"])
    #expect(reading.findings.first?.hasPrefix("1:16: error: a: the key \"a\"") == true)
  }

  // MARK: Damage

  @Test("damage ends the reading and is named", arguments: BinaryCases.damage)
  func damage(bytes: [UInt8], rule: String, message: String) throws {
    let reading = try Reading(bytes)
    #expect(reading.rules == [rule])
    #expect(reading.findings.first?.contains(message) == true)
    #expect(reading.outcome == .failed)
  }

  @Test("what just is no damage is read", arguments: BinaryCases.soundness)
  func soundness(bytes: [UInt8]) throws {
    let reading = try Reading(bytes)
    #expect(reading.findings == [])
    #expect(reading.outcome == .complete)
  }

  @Test("a fault within an element names the element")
  func keyPathOfDamage() throws {
    let list = List([
      List.array([1, 2]), List.ascii("k"), List.dictionary([1], [3]), List.array([1, 4]), [0x34],
    ])
    #expect(
      try Reading(list.bytes).findings == [
        "1:20: error: [1].k: an object of the unknown type 0x34; "
          + "the file is damaged or has been cut short [plist-syntax]"
      ])
  }

  @Test("a file cut short anywhere is a failure")
  func truncation() throws {
    let twin = try BinaryTwin.of(
      HostileDocument(seed: 3, encoding: .utf8).bytes, referenceWidth: 1, offsetWidth: 2)
    let bytes = twin.bytes
    for count in 8..<bytes.count {
      let reading = try Reading(Array(bytes.prefix(count)))
      #expect(reading.outcome == .failed, "\(count) bytes")
      #expect(reading.rules == ["plist-syntax"], "\(count) bytes")
    }
  }

  // MARK: Bounds

  @Test("values inside of each other are bounded", arguments: [255, 256, 10_000])
  func depth(count: Int) throws {
    var list = List((1..<count).map { List.array([$0], width: 2) } + [List.array([])])
    list.referenceWidth = 2
    let reading = try Reading(list.bytes)
    #expect(reading.outcome == (count <= 256 ? .complete : .failed))
    #expect(reading.findings.first?.contains("more than 256 arrays") == (count <= 256 ? nil : true))
  }

  @Test("what shared values unfold to is bounded", arguments: [[0xA2], [0xD2]], [true, false])
  func expansion(marker: [UInt8], isRootArray: Bool) throws {
    let levels = 1...60
    let containers = levels.map { level -> [UInt8] in
      let next = UInt8(level == 60 ? 62 : level + 1)
      return marker == [0xA2] ? marker + [next, next] : marker + [62, 63, next, next]
    }
    let root = isRootArray ? List.array([1, 1]) : List.dictionary([62], [1])
    let list = List([root] + containers + [[0x09], List.ascii("a"), List.ascii("b")])
    let reading = try Reading(list.bytes)
    #expect(reading.outcome == .failed)
    #expect(reading.findings.last?.contains("unfold to more than 64 times") == true)
  }

  @Test("a long text that many share is bounded")
  func sharedText() throws {
    let text = List.ascii(String(repeating: "x", count: 100_000))
    var list = List([List.array([Int](repeating: 1, count: 200)), text])
    list.offsetWidth = 3
    #expect(try Reading(list.bytes).outcome == .failed)
    list.objects[0] = List.array([Int](repeating: 1, count: 40))
    #expect(try Reading(list.bytes).outcome == .complete)
  }

  @Test("values without shared containers are never too many")
  func honestFile() throws {
    let keys = (1...100).map { List.ascii("\($0)") }
    var list = List([List.array(Array(101...1100), width: 2)] + keys)
    for _ in 101...1100 {
      list.objects.append(
        List.dictionary(Array(1...100), [Int](repeating: 1, count: 100), width: 2))
    }
    list.referenceWidth = 2
    list.offsetWidth = 3
    #expect(try Reading(list.bytes).outcome == .complete)
  }

  @Test("a text of 12 MB is refused", arguments: [UInt8(0x40), 0x50])
  func tooLongText(kind: UInt8) throws {
    let text = List.header(kind, count: 12_000_000) + [UInt8](repeating: 0x61, count: 12_000_000)
    var list = List([text])
    list.offsetWidth = 4
    let reading = try Reading(list.bytes)
    #expect(reading.findings.first?.contains("a text of more than 10000000 bytes") == true)
    #expect(reading.outcome == .failed)
  }

  @Test("the texts of a value are bounded together")
  func muchText() throws {
    let text = List.header(0x50, count: 8_100_000) + [UInt8](repeating: 0x61, count: 8_100_000)
    var list = List([List.array([1]), List.array([2, 2, 2]), text])
    list.offsetWidth = 4
    let reading = try Reading(list.bytes)
    #expect(
      reading.findings == [
        "1:15: error: [0]: more than 16000000 bytes of text in one value [plist-value]"
      ])
    #expect(reading.values.count == 1)
  }

  @Test("bytes that change by chance do not disturb the reader", arguments: 0..<5)
  func mutation(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let document = HostileDocument(seed: [3, 9, 14, 20, 27][seed], encoding: .utf8)
    let original = try BinaryTwin.of(document.bytes, referenceWidth: 1 + seed % 2, offsetWidth: 2)
      .bytes
    for _ in 0..<2000 {
      let reading = try Reading(original.mutated(by: &random))
      #expect(reading.outcome != .failed || !reading.findings.isEmpty)
    }
  }
}
