import ByteIO
import Testing

@Suite struct ByteStringsTests {
  @Test(
    "a string is found among few and among many, the first of the same",
    arguments: [3, 32, 33, 500])
  func found(count: Int) {
    let strings = (0..<count).map { "text number \($0), which is long" } + [""]
    let list = ByteStrings(strings + [strings[1]])
    for (place, string) in strings.enumerated() {
      let text = Array("<\(string)>".utf8)
      #expect(list.index(of: text.span, 1..<text.count - 1) == place)
      #expect(list.index(of: text.span, 0..<text.count) == nil)
    }
  }

  @Test("many strings take no long time", .timeLimit(.minutes(1)))
  func many() {
    let list = ByteStrings((0..<20_000).map { "type \($0)" })
    let text = Array("type 19999".utf8)
    let found = (0..<100_000).count { _ in list.index(of: text.span, text.indices) == 19_999 }
    #expect(found == 100_000)
  }
}
