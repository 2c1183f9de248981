internal import Diagnostics

/// Ends the program with `message` unless `condition` holds, so that the fuzzer keeps the input.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// Expects that nothing in `text` moves a terminal's cursor, ends a line or is a command of a workflow, and
/// that it is no longer than somebody reads.
func expectPrintable(_ text: String) {
  expect(text.utf8.count < 2000, "a message of \(text.utf8.count) bytes: \(text.prefix(200))")
  expect(
    !TextReporter.printable(text).contains("##["), "a command of a workflow: \(text)")
  expect(
    !TextReporter.printable(text).unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F },
    "a message that is not printable: \(text.debugDescription)")
}

/// Returns a number that depends on all of `bytes`: FNV-1a.
func hash(of bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
