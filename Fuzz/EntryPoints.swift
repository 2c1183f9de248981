import Foundation

/// The attack that the environment asks for.
private let chosen: Attack = {
  let name = ProcessInfo.processInfo.environment["ATTACK"] ?? ""
  guard let attack = Attack.all.first(where: { $0.name == name }) else {
    let names = Attack.all.map(\.name).joined(separator: ", ")
    fatalError("the environment's ATTACK is \"\(name)\": expected one of \(names)")
  }
  return attack
}()

/// Takes an input from libFuzzer; -1 keeps it out of the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen.run(Array(UnsafeBufferPointer(start: start, count: count))) ? 0 : -1
}
