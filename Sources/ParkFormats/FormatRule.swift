package import Diagnostics

extension RuleID {
  /// Text that is no JSON.
  package static let jsonSyntax = RuleID("json-syntax")
  /// JSON that is no GeoJSON.
  package static let geoJSONStructure = RuleID("geojson-structure")
}
