import Testing

@testable import CommandLineKit

@Suite struct ProgressLineTests {
  private func line(
    _ bytes: Int, of total: Int?, files: Int = 0, ofFiles fileCount: Int = 1, width: Int = 80,
    isColoured: Bool = false, isUnicode: Bool = false
  ) -> String {
    ProgressLine(
      .init(totalBytes: total, fileCount: fileCount), bytes: bytes, files: files, seconds: 2
    ).text(width: width, isColoured: isColoured, isUnicode: isUnicode)
  }

  @Test("one file counts in bytes")
  func oneFile() {
    #expect(
      line(60_000_000, of: 240_000_000)
        == " 25 % ##########..............................  60.0 of 240 MB, 6 s left")
  }

  @Test("many files count in files")
  func manyFiles() {
    #expect(
      line(5, of: 10, files: 3, ofFiles: 8, width: 50)
        == " 50 % #########.........  3 of 8 files, 2 s left")
  }

  @Test("what is read more than once does not go beyond the end")
  func beyondTheEnd() {
    #expect(line(30, of: 10, width: 60).hasPrefix("100 % ######"))
  }

  @Test("a stream tells how much has come")
  func stream() { #expect(line(1_250_000, of: nil) == "1.3 MB") }

  @Test("no line is as wide as the terminal", arguments: [10, 20, 30, 40, 80, 200])
  func width(width: Int) {
    let text = line(60_000_000, of: 240_000_000, files: 1, ofFiles: 20, width: width)
    #expect(text.count < width)
  }

  @Test("blocks and colours come where they can be shown")
  func looks() {
    let text = line(5, of: 10, width: 50, isColoured: true, isUnicode: true)
    #expect(text.contains("\u{1B}[36m█") && text.contains("░\u{1B}[0m"))
  }

  @Test("it is not shown for work that is done in a moment")
  func nearlyDone() {
    let work = ProgressLine.Work(totalBytes: 100, fileCount: 1)
    #expect(ProgressLine(work, bytes: 90, files: 0, seconds: 2).isNearlyDone)
    #expect(!ProgressLine(work, bytes: 50, files: 0, seconds: 2).isNearlyDone)
  }
}
