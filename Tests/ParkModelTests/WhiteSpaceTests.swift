import Testing

@testable import ParkModel

@Suite struct WhiteSpaceTests {
  /// The text without the white space at its ends, found character by character.
  private func trimmed(_ text: String) -> Substring {
    let front = text.drop(while: \.isWhitespace)
    return front.lastIndex { !$0.isWhitespace }.map { front[...$0] } ?? ""
  }

  @Test("white space at the ends goes, whatever makes one character with it")
  func pieces() {
    let pieces = [
      " ", "\t", "\r\n", "\n", "a", "é", "e\u{301}", "\u{301}", "\u{A0}", "\u{2003}", "\u{600}",
      "\u{1F1E6}", "\u{1C}",
    ]
    var texts = [""]
    for _ in 0..<4 {
      texts += texts.suffix(pieces.count * pieces.count * pieces.count).flatMap { text in
        pieces.map { text + $0 }
      }
    }
    for text in Set(texts) {
      #expect(Array(text.trimmingWhiteSpace.utf8) == Array(trimmed(text).utf8))
    }
  }
}
