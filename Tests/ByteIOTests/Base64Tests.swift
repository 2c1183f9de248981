import ByteIO
import Foundation
import Testing

@Suite struct Base64Tests {
  @Test(
    "base64 is that of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(text: String, encoded: String) {
    #expect(Base64.text(Array(text.utf8)) == encoded)
    #expect(Base64.bytes(of: Array(encoded.utf8)[...]) == Array(text.utf8))
  }

  @Test("base64 of any bytes is what Foundation reads", arguments: [1, 255, 256, 1000, 65_537])
  func length(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ $0 >> 8) }
    let text = Base64.text(bytes)
    #expect(Data(base64Encoded: text).map(Array.init) == bytes)
    #expect(Base64.bytes(of: Array(text.utf8)[...]) == bytes)
  }

  @Test("64 bytes are digits, in the order of their numbers")
  func digits() {
    let digits = (UInt8.min...UInt8.max).filter { Base64.value(of: $0) != nil }
      .sorted { Base64.value(of: $0)! < Base64.value(of: $1)! }
    #expect(
      String(decoding: digits, as: UTF8.self)
        == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  }
}
