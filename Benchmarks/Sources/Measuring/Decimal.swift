import Foundation

/// Returns the number with so many digits behind the point.
package func decimal(_ value: Double, _ places: Int) -> String {
  String(format: "%.\(places)f", value)
}
