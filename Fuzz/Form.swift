internal import ByteIO
internal import Diagnostics
internal import JSONReading
internal import ParkFormats
internal import XMLParsing

/// The form of text that programs read.
enum Form {
  /// One JSON text.
  case json
  /// A JSON text a line.
  case jsonLines
  /// An XML document.
  case xml

  /// The form of the files of `format`, where it is one of these.
  init?(of format: Format) {
    switch format.name {
    case "geojson": self = .json
    case "kml", "gpx", "svg", "plist": self = .xml
    default: return nil
    }
  }

  /// Expects that `bytes` have this form.
  func expect(_ bytes: [UInt8]) {
    Fuzz.expect(isForm(of: bytes), "no \(self): \(String(decoding: bytes, as: UTF8.self))")
  }

  private func isForm(of bytes: [UInt8]) -> Bool {
    switch self {
    case .json: return (try? JSONParser.parse(bytes)) != nil
    case .jsonLines:
      return bytes.split(separator: UInt8(ascii: "\n")).allSatisfy {
        (try? JSONParser.parse(Array($0))) != nil
      }
    case .xml:
      var reader = PassingReader()
      return (try? XMLParser.parse(ByteSource(bytes, named: ""), with: &reader)) == .complete
    }
  }
}

/// Passes over all that a document holds.
private struct PassingReader: XMLHandler {
  static let documentKind = XMLDocumentKind(
    name: "document", rootElement: "any", longestText: 1 << 24, hasNamespaces: true)

  mutating func take(_ batch: borrowing XMLEventBatch) -> Bool { true }

  mutating func failed(_ fault: XMLFault) {}
}
