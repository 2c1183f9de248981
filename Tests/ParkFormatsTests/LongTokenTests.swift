import Testing

@testable import ParkFormats

@Suite("A watch for long tokens of JSON")
struct LongTokenTests {
  @Test(
    "finds where a text or a number begins that is too long, and nothing else",
    arguments: [
      (#"{"a":"0123456789"}"#, nil), (#"["01234567890"]"#, 1), (#"["012345678901"#, 1),
      ("[1, 22, 333, 4444, 55555, 666666]", nil), ("[12345678901", 1), ("[\"a\", 123456789012]", 6),
      (#"["a\"b\"c\"d\"e"#, 1), (#"["\\", "b", "c", "d"]"#, nil), ("             ", nil),
      (#"["", "[[[[[[[[[[[[[[["#, 5),
    ] as [(String, Int?)], [1, 3, 100])
  func places(_ example: (text: String, start: Int?), _ pieceSize: Int) {
    var watch = LongToken(limit: 10)
    var found: Int?
    let bytes = Array(example.text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieceSize) where found == nil {
      let end = min(start + pieceSize, bytes.count)
      var piece = Array(bytes[start..<end])
      let length = piece.withUnsafeMutableBytes { watch.lengthBeyondLimit(of: $0[...]) }
      found = length.map { end - $0 }
    }
    #expect(found == example.start)
  }
}
