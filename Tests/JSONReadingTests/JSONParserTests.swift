import Foundation
import JSONReading
import TestSupport
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws(JSONError) -> String {
    tree(try JSONParser.parse(Array(text.utf8)))
  }

  @Test(
    "values of all kinds are read, each with the place at which it begins",
    arguments: [
      ("1", "1:1 1"), ("-0.5e+3", "1:1 -0.5e+3"), (" true ", "1:2 true"), ("\tnull", "1:2 null"),
      ("\"\"", "1:1 ''"), ("[]", "1:1 []"), ("{}", "1:1 {}"), ("false", "1:1 false"),
      ("[1,2.5, -3e2]", "1:1 [1:2 1, 1:4 2.5, 1:9 -3e2]"),
      ("{\"a\":1}", "1:1 {1:2 a: 1:6 1}"),
      ("{ \"a\" : [ \"b\" , null ] }", "1:1 {1:3 a: 1:9 [1:11 'b', 1:17 null]}"),
      ("[\n1,\n\n  2\r\n]", "1:1 [2:1 1, 4:3 2]"),
      ("[\"é\",\"日本\", 1]", "1:1 [1:2 'é', 1:6 '日本', 1:12 1]"),
      ("[\"\\\"\",\"\\\\\",1]", "1:1 [1:2 '\"', 1:7 '\\', 1:12 1]"),
      ("[\"a\\\\\\\"b\", 2]", "1:1 [1:2 'a\\\"b', 1:12 2]"),
      ("{\"\\\"\\\\\":\"\\\\\\\"\"}", "1:1 {1:2 \"\\: 1:9 '\\\"'}"),
      ("[\"\\u00e9\\ud83d\\ude00\"]", "1:1 [1:2 'é😀']"),
      ("[[],[[]],{}]", "1:1 [1:2 [], 1:5 [1:6 []], 1:10 {}]"),
      ("[[1],{\"a\":{\"b\":[2]}}]", "1:1 [1:2 [1:3 1], 1:6 {1:7 a: 1:11 {1:12 b: 1:16 [1:17 2]}}]"),
      ("\u{FEFF}[1]", "1:1 [1:2 1]"), ("\u{FEFF}\n1", "2:1 1"),
      ("1e400", "1:1 1e400"), ("[-0,-0.0]", "1:1 [1:2 -0, 1:5 -0.0]"),
      ("{\"\":0}", "1:1 {1:2 : 1:5 0}"),
      ("[true,false,null]", "1:1 [1:2 true, 1:7 false, 1:13 null]"),
      ("[\"a\"\n,\"b\"]", "1:1 [1:2 'a', 2:2 'b']"),
    ])
  func value(text: String, expected: String) throws {
    #expect(try parse(text) == expected)
  }

  @Test(
    "what is no JSON is refused at its place",
    arguments: [
      ("", "1:1"), (" \n", "2:1"), ("[1,]", "1:4"), ("[1 2]", "1:4"), ("{\"a\" 1}", "1:6"),
      ("{\"a\":1,}", "1:8"), ("{a:1}", "1:2"), ("[01]", "1:2"), ("tru", "1:1"), ("[1]x", "1:4"),
      ("[1] [2]", "1:5"), ("nul", "1:1"), ("[\"a", "1:4"), ("[\n  \"a\tb\"]", "2:4"),
      ("'a'", "1:1"),
      ("// x\n1", "1:1"), ("[+1]", "1:2"), ("[.5]", "1:2"), ("[1.]", "1:2"), ("NaN", "1:1"),
      ("[", "1:2"), ("{\"a\":", "1:6"), ("\"\\x\"", "1:2"), ("]", "1:1"), ("{}\"", "1:3"),
      ("1 \"a", "1:3"), ("\"a\"\"", "1:4"), ("[]\0", "1:3"), ("[\u{C}1]", "1:2"),
      ("[1]\u{B}", "1:4"), ("[1}", "1:3"),
    ])
  func fault(text: String, place: String) throws {
    let error = try #require(throws: JSONError.self) { try parse(text) }
    #expect("\(error.position)" == place)
    #expect(!error.message.isEmpty)
    #expect(!error.message.contains("\n"))
  }

  @Test(
    "bytes that are no UTF-8 are refused",
    arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]])
  func encoding(bytes: [UInt8]) {
    let text = Array("[\"".utf8) + bytes + Array("\"]".utf8)
    #expect(throws: JSONError.self) { try JSONParser.parse(text) }
  }

  @Test("a member that is there already is refused where its name stands again")
  func duplicate() throws {
    let error = try #require(throws: JSONError.self) {
      try parse("{\"a\": {\"b\": 1},\n \"b\": 2,\n \"\\u0061\": 3}")
    }
    #expect("\(error.position)" == "3:2")
    #expect(error.message == "the member \"a\" is already in this object")
  }

  @Test("names that only look alike are different members")
  func canonicalEquivalents() throws {
    #expect(throws: Never.self) { try parse("{\"\u{E9}\": 1, \"e\u{301}\": 2}") }
  }

  @Test("arrays and objects may be nested to a bound, and no deeper")
  func depth() throws {
    let deepest = JSONParser.deepestNesting
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try parse(nested(deepest)) }
    let error = try #require(throws: JSONError.self) { try parse(nested(deepest + 1)) }
    #expect(error.message == "nested more than 128 levels deep")
    #expect("\(error.position)" == "1:129")
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(throws: JSONError.self) { try parse(objects) }
    #expect(throws: JSONError.self) { try parse(String(repeating: "[", count: 1_000_000)) }
  }

  @Test("a value of more than a million values is refused where the first one too many stands")
  func values() throws {
    let numbers = String(repeating: "1,", count: 999_998)
    #expect(throws: Never.self) { try JSONParser.parse(Array("[\(numbers)1]".utf8)) }
    let error = try #require(throws: JSONError.self) {
      try JSONParser.parse(Array("[\n1,\(numbers)1,1]".utf8))
    }
    #expect(error.message == "more than 1000000 values in one value")
    #expect("\(error.position)" == "2:2000001")
  }

  @Test("a long text takes time in proportion to its length", .timeLimit(.minutes(1)))
  func longText() throws {
    let lines = (0..<20_000).map { "\"member \($0)\": [\($0), \"\\\\\\\"\"]" }
    let text = "{\n" + lines.joined(separator: ",\n") + "\n}"
    let value = try JSONParser.parse(Array(text.utf8))
    guard case .object(let members) = value.content else {
      Issue.record("no object")
      return
    }
    #expect(members.count == 20_000)
    #expect(members.last?.position.line == 20_001)
  }

  @Test("no change of a few bytes stops the program, and what is read Foundation reads too")
  func mutations() {
    var random = SeededRandom(seed: 3)
    let seed = Array(
      "{\"a\": [1, -2.5e3, \"b\\u00e9\\n\", {\"c\": null}], \"d\": true, \"é\": []}\n".utf8)
    var differing: [String] = []
    for _ in 0..<3000 {
      var bytes = seed
      for _ in 0..<random.int(in: 1...3) {
        let place = random.int(in: 0...bytes.count - 1)
        switch random.int(in: 0...2) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(random.pick(seed), at: place)
        default: bytes[place] = UInt8(random.int(in: 0...255))
        }
      }
      let isRead = (try? JSONParser.parse(bytes)) != nil
      let options: JSONSerialization.ReadingOptions = [.fragmentsAllowed]
      let isValid = (try? JSONSerialization.jsonObject(with: Data(bytes), options: options)) != nil
      if isRead && !isValid { differing.append(String(decoding: bytes, as: UTF8.self)) }
    }
    #expect(differing.prefix(3) == [])
  }
}
