import Measuring
import Testing

@Suite struct TextTableTests {
  @Test("columns stand below each other")
  func alignment() {
    var table = TextTable(["what", "ms"])
    table.append(["× floor", "1.25"])
    table.append(["a", "1000.00"])
    #expect(
      table.text == """
        | what    |      ms |
        | ------- | ------: |
        | × floor |    1.25 |
        | a       | 1000.00 |

        """)
  }
}
