internal import Diagnostics
internal import ParkFormats

extension Attack {
  /// An attack on each format of features that is read, with the format's name.
  static let features: [Attack] = Format.readable.compactMap { format in
    guard case .features? = format.reading else { return nil }
    return Attack(format.name) { bytes in
      let map = HostileMap(bytes, named: "Fuzz." + format.fileExtension, format: format)
      let reading = map.read()
      for finding in reading.collector.diagnostics {
        expectPrintable(TextReporter.line(for: finding))
      }
      map.expectWay(hash(of: bytes), named: reading.name)
      return true
    }
  }
}
