package import ByteIO
package import Markup

extension JSONWriter {
  /// Writes a finite number as the shortest decimal that reads back the same.
  package mutating func number(_ value: Double, _ out: inout ByteBuffer) {
    separate(&out)
    out.append(value, places: nil)
  }
}

extension XMLWriter {
  /// Writes an element with a number.
  func element(_ name: StaticString, _ value: Double, places: Int?, _ out: inout ByteBuffer) {
    beginText(name, &out)
    out.append(value, places: places)
    endText(name, &out)
  }
}
