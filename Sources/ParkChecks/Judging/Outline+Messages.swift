internal import ParkModel

extension Outline {
  /// Returns by how many metres something may be outside: at least `least`, or a fiftieth of the
  /// ground's size, which nobody sees on the map.
  func tolerance(_ least: Double) -> Double { max(least, reach / 50) }

  /// Returns the message for a place outside of the ground.
  func message(_ place: Coordinate) -> String {
    "\"\(place)\" is \(Texts.length(distanceToEdge(place))) outside of the \(name): "
      + "expected a place in the park"
  }
}
