internal import ByteIO
internal import Diagnostics
internal import ParkModel

/// Reads where a KML GroundOverlay lies (OGC 07-147r2, section 11.2).
enum KMLOverlay {
  /// Returns the corners of the picture of `node`; `nil` where they can't be read, which has been
  /// reported.
  static func corners(of node: XMLNode, _ faults: FeatureFaults) -> PictureCorners? {
    if let quad = node["LatLonQuad"] { return corners(ofQuad: quad, faults) }
    guard let box = node["LatLonBox"] else {
      faults.report(
        .kmlStructure, at: node.position, "the GroundOverlay has neither LatLonBox nor LatLonQuad")
      return nil
    }
    return corners(ofBox: box, faults)
  }

  /// Reads four corners, counter-clockwise from the picture's lower left one.
  private static func corners(
    ofQuad quad: XMLNode, _ faults: FeatureFaults
  ) -> PictureCorners? {
    let tuples = quad["coordinates"].map { CoordinateTuples($0, rule: .kmlStructure, faults) }
    if tuples?.isFaulty == true { return nil }
    guard let places = tuples?.places, places.count == 4 else {
      faults.report(.kmlStructure, at: quad.position, "expected four corners in a LatLonQuad")
      return nil
    }
    return PictureCorners(
      topLeft: places[3].onGlobe, topRight: places[2].onGlobe, bottomLeft: places[0].onGlobe)
  }

  private static func corners(ofBox box: XMLNode, _ faults: FeatureFaults) -> PictureCorners? {
    var edges: [Ordinate] = []
    for name in ["north", "south", "east", "west"] {
      guard let node = box[name], let edge = node.ordinate else {
        faults.report(
          .kmlStructure, at: box[name]?.position ?? box.position,
          "the edge <\(name)> of the LatLonBox is missing or no number of degrees")
        return nil
      }
      edges.append(edge)
    }
    func place(_ latitude: Ordinate, _ longitude: Ordinate) -> Place {
      Place(latitude: latitude, longitude: longitude, position: box.position)
    }
    let rotation = box["rotation"]?.ordinate?.value ?? 0
    if rotation != 0 {
      let corners = corners(turnedBy: rotation, edges.map(\.value), at: box.position)
      if corners == nil {
        faults.report(.kmlStructure, at: box.position, "such a box can't be turned")
      }
      return corners
    }
    return PictureCorners(
      topLeft: place(edges[0], edges[3]).onGlobe, topRight: place(edges[0], edges[2]).onGlobe,
      bottomLeft: place(edges[1], edges[3]).onGlobe)
  }

  /// Returns the corners of the box with the edges `edges`, turned about its centre by `degrees`
  /// counter-clockwise, in the plane in which a degree of longitude is as long as it is at the centre.
  private static func corners(
    turnedBy degrees: Double, _ edges: [Double], at position: SourcePosition
  ) -> PictureCorners? {
    let (north, south, west) = (edges[0], edges[1], edges[3])
    let east = edges[2] < west ? edges[2] + 360 : edges[2]
    let middle = (latitude: (north + south) / 2, longitude: (east + west) / 2)
    let scale = cos(middle.latitude * .pi / 180)
    let half = (x: (east - west) / 2 * scale, y: (north - south) / 2)
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    func corner(_ x: Double, _ y: Double) -> Place? {
      guard let latitude = rounded(middle.latitude + x * sine + y * cosine),
        let longitude = rounded(middle.longitude + (x * cosine - y * sine) / scale)
      else { return nil }
      return Place(latitude: latitude, longitude: longitude, position: position).onGlobe
    }
    guard let topLeft = corner(-half.x, half.y), let topRight = corner(half.x, half.y),
      let bottomLeft = corner(-half.x, -half.y)
    else { return nil }
    return PictureCorners(topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft)
  }

  /// Returns `value` with nine digits behind the point, a tenth of a millimetre; `nil` for what is no
  /// finite number.
  private static func rounded(_ value: Double) -> Ordinate? {
    let rounded = (value * 1e9).rounded() / 1e9
    return rounded.isFinite ? Ordinate(rounded) : nil
  }
}
