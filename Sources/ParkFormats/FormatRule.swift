package import Diagnostics

extension RuleID {
  /// Text that is no JSON.
  package static let jsonSyntax = RuleID("json-syntax")
  /// JSON that is no GeoJSON.
  package static let geoJSONStructure = RuleID("geojson-structure")
  /// Text that is no XML.
  package static let xmlSyntax = RuleID("xml-syntax")
  /// XML that is no KML.
  package static let kmlStructure = RuleID("kml-structure")
  /// Two properties of a feature that say different things of one value.
  package static let featureContradiction = RuleID("feature-contradiction")
  /// XML that is no GPX.
  package static let gpxStructure = RuleID("gpx-structure")
}
