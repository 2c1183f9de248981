import ByteIO
import Foundation
import Markup
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  private func written(
    isPretty: Bool = false, _ body: (inout JSONWriter, inout ByteBuffer) -> Void
  ) -> String {
    var json = JSONWriter(isPretty: isPretty)
    var out = ByteBuffer()
    body(&json, &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  @Test("every ASCII character reads back from a text and a name", arguments: 0...127)
  func escapes(code: Int) throws {
    let text = "a" + String(UnicodeScalar(UInt8(code))) + "z"
    let json = written { json, out in
      json.beginObject(&out)
      json.name(text, &out)
      json.string(text, &out)
      json.endObject(&out)
    }
    #expect(json.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(object as? [String: String] == [text: text])
  }

  @Test("text beyond ASCII stands as it is")
  func unicode() {
    #expect(written { $0.string("é日😀\u{2028}", &$1) } == "\"é日😀\u{2028}\"")
  }

  private func sample(_ json: inout JSONWriter, _ out: inout ByteBuffer) {
    json.beginObject(&out)
    json.name("a", &out)
    json.beginArray(&out)
    json.number(1, &out)
    json.literal("-0.5", &out)
    json.beginArray(&out)
    json.endArray(&out)
    json.beginObject(&out)
    json.endObject(&out)
    json.endArray(&out)
    json.name("b", &out)
    json.literal("null", &out)
    json.endObject(&out)
  }

  @Test("compact text has no white space")
  func compact() {
    #expect(written(sample) == "{\"a\":[1,-0.5,[],{}],\"b\":null}")
  }

  @Test("pretty text has a member a line, and empty brackets together")
  func pretty() {
    let expected = """
      {
        "a": [
          1,
          -0.5,
          [],
          {}
        ],
        "b": null
      }
      """
    #expect(written(isPretty: true, sample) == expected)
  }

  @Test("random values read back, compact and pretty", arguments: [false, true])
  func roundTrip(isPretty: Bool) throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      var expected: Any = 0
      let text = written(isPretty: isPretty) { json, out in
        expected = value(depth: 0, &random, &json, &out)
      }
      let read = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      #expect((read as? NSObject) == (expected as? NSObject), "\(text)")
    }
  }

  private func value(
    depth: Int, _ random: inout SeededRandom, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) -> NSObject {
    switch random.int(in: 0...(depth < 4 ? 4 : 2)) {
    case 0:
      let text = String((0..<random.int(in: 0...5)).map { _ in random.pick(Array("a\"\\\n\té😀/")) })
      json.string(text, &out)
      return text as NSString
    case 1, 2:
      let number = random.int(in: -1000...1000)
      json.number(number, &out)
      return NSNumber(value: number)
    case 3:
      json.beginArray(&out)
      let elements = (0..<random.int(in: 0...3)).map { _ in
        value(depth: depth + 1, &random, &json, &out)
      }
      json.endArray(&out)
      return elements as NSArray
    default:
      json.beginObject(&out)
      let members = NSMutableDictionary()
      for index in 0..<random.int(in: 0...3) {
        json.name("\"\(index)", &out)
        members["\"\(index)"] = value(depth: depth + 1, &random, &json, &out)
      }
      json.endObject(&out)
      return members
    }
  }
}
