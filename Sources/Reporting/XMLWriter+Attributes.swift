internal import ByteIO
internal import Diagnostics
internal import Markup

extension XMLWriter {
  /// Begins an element that holds others and has the attributes `attributes`.
  mutating func open(
    _ name: StaticString, _ attributes: [(StaticString, String)], _ out: inout ByteBuffer
  ) {
    tag(name, attributes, &out)
    out.append(">\n")
    indentFurther()
  }

  /// Writes an element that has attributes alone.
  func empty(
    _ name: StaticString, _ attributes: [(StaticString, String)], _ out: inout ByteBuffer
  ) {
    tag(name, attributes, &out)
    out.append("/>\n")
  }

  /// Writes an element that has attributes and a text.
  func element(
    _ name: StaticString, _ attributes: [(StaticString, String)], text: String,
    _ out: inout ByteBuffer
  ) {
    tag(name, attributes, &out)
    out.append(">")
    XMLWriter.write(text, as: .text, &out)
    endText(name, &out)
  }

  private func tag(
    _ name: StaticString, _ attributes: [(StaticString, String)], _ out: inout ByteBuffer
  ) {
    beginLine(&out)
    out.append("<")
    out.append(name)
    for (name, value) in attributes {
      out.append(" ")
      out.append(name)
      out.append("=\"")
      XMLWriter.write(value, as: .attribute, &out)
      out.append("\"")
    }
  }
}

extension XMLWriter {
  /// Writes `text`; what a terminal might take for a command becomes a reference, which says the same.
  private static func write(_ text: String, as escaping: Escaping, _ out: inout ByteBuffer) {
    var part = ""
    for scalar in text.asXMLCharacters.unicodeScalars {
      guard scalar.value >= 0x7F, TextReporter.isUnprintable(scalar) else {
        part.unicodeScalars.append(scalar)
        continue
      }
      escape(part, as: escaping, &out)
      out.append(text: "&#x\(String(scalar.value, radix: 16));")
      part = ""
    }
    escape(part, as: escaping, &out)
  }
}

extension String {
  /// The text with an escape in the place of each character that XML 1.0 can't hold (2.2, Char).
  fileprivate var asXMLCharacters: String {
    guard unicodeScalars.contains(where: { !$0.isXMLCharacter }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isXMLCharacter {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isXMLCharacter: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
