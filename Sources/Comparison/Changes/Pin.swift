package import ParkModel

/// A pin as far as a comparison needs it.
package struct Pin: Sendable {
  /// The title; empty if there is none.
  package let name: String
  /// The place, in degrees.
  package let coordinate: Coordinate
  /// The type's index in the type table; `nil` for a code that it does not list.
  package let listedType: Int?
  /// The word for the type, or its code in quotes where the type table does not list it.
  package let typeText: String
}
