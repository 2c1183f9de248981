internal import ParkModel

extension Attack {
  /// The texts of coordinates, and of their numbers.
  static let coordinates = Attack("coordinates") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(CoordinateFault) {
      let coordinate = try CoordinateText.parse(bytes.span)
      expect(coordinate == expected(text), "\(text) is read as \(coordinate)")
      expectWay(of: coordinate)
    } catch {
      expect(expected(text) == nil, "\(text) is no coordinate: \(error.message)")
      expectPrintable(error.message)
      if let meant = error.meant {
        expect(CoordinateText.isCoordinate(meant), "\(meant) is meant, which is no coordinate")
      }
    }
    _ = CoordinateText.resemblesCoordinate(text)
    return true
  }

  /// Returns the coordinate that `text` stands for, found out in another and slower way.
  private static func expected(_ text: String) -> Coordinate? {
    let white: Set<Unicode.Scalar> = [" ", "\t", "\n", "\u{B}", "\u{C}", "\r"]
    var scalars = Array(text.unicodeScalars)
    func trim() {
      while scalars.first.map(white.contains) == true { scalars.removeFirst() }
      while scalars.last.map(white.contains) == true { scalars.removeLast() }
    }
    trim()
    guard scalars.count >= 2, scalars.removeFirst() == "{", scalars.removeLast() == "}" else {
      return nil
    }
    let parts = scalars.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts.compactMap { part -> Double? in
      scalars = Array(part)
      trim()
      return number(String(String.UnicodeScalarView(scalars)))
    }
    return numbers.count == 2 ? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
  }

  /// Returns the finite number that `text` is in decimal.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    return value
  }

  /// Expects that `coordinate` comes back from its text.
  private static func expectWay(of coordinate: Coordinate) {
    let text = "\(coordinate)"
    let back = try? CoordinateText.parse(text)
    expect(back == coordinate, "\(text) is read as \(back.debugDescription)")
    for places in [0, 1, 7, 15] {
      let rounded = DecimalText.string(coordinate.latitude, places: places)
      let distance = abs((Double(rounded) ?? .infinity) - coordinate.latitude)
      let half = 0.5000001 * DecimalText.unit(of: places)
      expect(
        distance <= half + coordinate.latitude.ulp,
        "\(coordinate.latitude) with \(places) digits is \(rounded)")
    }
  }
}

extension DecimalText {
  /// Returns the least difference between numbers with `places` digits behind the point.
  fileprivate static func unit(of places: Int) -> Double {
    (0..<places).reduce(1) { unit, _ in unit / 10 }
  }
}
