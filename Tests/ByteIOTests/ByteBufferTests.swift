import TestSupport
import Testing

@testable import ByteIO

@Suite struct ByteBufferTests {
  private func text(_ buffer: borrowing ByteBuffer) -> String {
    String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(
    "a buffer in memory grows with what is appended", arguments: [0, 1, 255, 256, 257, 100_000])
  func growth(count: Int) {
    var buffer = ByteBuffer()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    for byte in bytes { buffer.append(byte) }
    buffer.append(bytes.span)
    #expect(buffer.bytes == bytes + bytes)
    #expect(buffer.totalCount == 2 * count)
  }

  @Test("memory that is not in use is given back, and taken again", arguments: [0, 1, 100, 70_000])
  func room(count: Int) throws {
    let folder = try ScratchFolder()
    let output = try OutputFile(.file(folder.path(of: "a")))
    let bytes = [UInt8](repeating: 1, count: count)
    output.buffer.append(bytes.span)
    output.buffer.giveBackRoom()
    #expect(output.buffer.storage.count <= max(output.buffer.heldCount, 16))
    output.buffer.append(bytes.span)
    try output.commit()
    #expect(try folder.bytes(of: "a") == bytes + bytes)
  }

  @Test("all kinds of pieces stand in the order in which they were appended")
  func pieces() {
    var buffer = ByteBuffer()
    buffer.append(UInt8(ascii: "a"))
    buffer.append("béc")
    buffer.append(text: "d😀")
    buffer.append(text: "")
    buffer.append(Array("e".utf8).span)
    buffer.append(UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(text(buffer) == "abécd😀e")
  }

  @Test(
    "a slot in memory is closed up around what fills it",
    arguments: [("", "<>"), ("x", "<x\n>"), ("1234", "<1234\n>")])
  func slot(filling: String, expected: String) {
    var buffer = ByteBuffer()
    buffer.append("<")
    let slot = buffer.reserve(5)
    buffer.append(">")
    buffer.fill(slot, withLine: filling)
    #expect(text(buffer) == expected)
    #expect(buffer.totalCount == expected.utf8.count)
  }

  @Test("a slot at the end of memory is closed up too")
  func slotAtTheEnd() {
    var buffer = ByteBuffer()
    buffer.append(text: String(repeating: "-", count: 251))
    let slot = buffer.reserve(5)
    buffer.fill(slot, withLine: "é")
    #expect(text(buffer) == String(repeating: "-", count: 251) + "é\n")
  }

  @Test("two slots are filled from the back to the front")
  func twoSlots() {
    var buffer = ByteBuffer()
    let first = buffer.reserve(4)
    buffer.append("|")
    let second = buffer.reserve(4)
    buffer.append("|")
    buffer.fill(second, withLine: "2")
    buffer.fill(first, withLine: "1")
    #expect(text(buffer) == "1\n|2\n|")
  }
}
