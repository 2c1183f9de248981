import Foundation

/// A program or library that reads our outputs.
struct Consumer: Sendable {
  /// What it is called, with the driver that reads.
  let name: String

  /// The outputs that it reads.
  let outputs: [Variant]

  /// What it reads of them.
  var kinds = ExpectedFeature.Kind.allCases

  /// Which of our texts it shows, by the names that it has for them; all by our own names unless given.
  var texts: [String: String]?

  /// What stands before the names of further keys; `nil` where it does not show them.
  var extraPrefix: String? = ""

  /// What it shows no texts of.
  var mute: Set<ExpectedFeature.Kind> = []

  /// What a person should know about it.
  var remark = ""

  /// Whether it is run by `make matrix` alone, for what it takes to install it.
  var isHeavy = false

  /// Has it read the file at a path.
  let read: @Sendable (String) throws -> [Feature]

  /// The name that it has for our text `name`; `nil` where it does not show it.
  func property(for name: String) -> String? { texts.map { $0[name] } ?? name }
}

extension Consumer {
  /// All of them, in the order of the table.
  static let all: [Consumer] =
    gdal + [gpsBabelKML, gpsBabelGPX, postGIS, spatiaLite, leaflet, gpxpy] + heavy

  private static let gdal = [
    Consumer(name: "GDAL, driver GeoJSON", outputs: [.geoJSON, .prettyGeoJSON]) {
      try features(of: $0)
    },
    Consumer(name: "GDAL, driver GeoJSONSeq", outputs: [.sequence, .lines]) {
      try features(of: $0)
    },
    Consumer(
      name: "GDAL, driver LIBKML", outputs: [.kml, .kmz], mute: [.overlay],
      remark: "of ground overlays name, box and image alone"
    ) {
      try features(of: $0, hiding: "KML")
    },
    Consumer(
      name: "GDAL, driver KML", outputs: [.kml], kinds: drawn, texts: ["subtitle": "Description"],
      extraPrefix: nil, remark: "no ground overlays, no extended data"
    ) { try features(of: $0, hiding: "LIBKML") },
    Consumer(
      name: "GDAL, driver GPX", outputs: Variant.allGPX, kinds: drawn, texts: gpxTexts("park_"),
      extraPrefix: "plist_"
    ) { path in
      try ["waypoints", "routes", "tracks"].flatMap { try GDAL.features(of: path, layer: $0) }
    },
  ]

  /// What is a feature of its own in formats without ground overlays.
  private static let drawn: [ExpectedFeature.Kind] = [
    .boundary, .attractions, .characters, .routes,
  ]

  /// Our texts as GPX has them, those without a place there in elements that begin with `prefix`.
  private static func gpxTexts(_ prefix: String) -> [String: String] {
    [
      "subtitle": "desc", "type": "type", "source": "src", "layer": prefix + "layer",
      "typeCode": prefix + "typeCode", "character": prefix + "character",
      "sighting": prefix + "sighting",
    ]
  }

  /// All features of all layers.
  private static func features(of path: String, hiding driver: String? = nil) throws -> [Feature] {
    try GDAL.summary(of: path, hiding: driver).layers.flatMap {
      try GDAL.features(of: path, layer: $0, hiding: driver)
    }
  }

  private static let gpsBabelKML = Consumer(
    name: "GPSBabel", outputs: [.kml], kinds: drawn, texts: ["subtitle": "desc"], extraPrefix: nil,
    remark: "areas become tracks"
  ) { try GPSBabel.features(of: $0, as: "kml") }

  private static let gpsBabelGPX = Consumer(
    name: "GPSBabel", outputs: Variant.allGPX, kinds: drawn,
    texts: ["subtitle": "desc"], extraPrefix: nil
  ) { try GPSBabel.features(of: $0, as: "gpx") }

  private static let postGIS = Consumer(
    name: "PostGIS, `ST_GeomFromGeoJSON`", outputs: [.lines], remark: "all geometries valid"
  ) { try Script.shell("postgis.sh").features(of: $0) }

  private static let spatiaLite = Consumer(
    name: "SpatiaLite, `GeomFromGeoJSON`", outputs: [.geoJSON],
    remark: "its `ImportGeoJSON` takes one layer at a time: `--layers attractions`"
  ) { try Script.shell("spatialite.sh").features(of: $0) }

  private static let leaflet = Consumer(
    name: "Leaflet, `L.geoJSON`", outputs: [.geoJSON, .prettyGeoJSON]
  ) { try Script.node("leaflet.js").features(of: $0) }

  private static let gpxpy = Consumer(
    name: "gpxpy", outputs: Variant.allGPX, kinds: drawn, texts: gpxTexts("")
  ) { try Script.python("read-gpxpy.py").features(of: $0) }

  private static let heavy = [
    Consumer(
      name: "geopandas with pyogrio", outputs: [.geoJSON, .lines], isHeavy: true
    ) { try Script.ownPython("read-geopandas.py").features(of: $0) },
    Consumer(
      name: "geopandas with pyogrio", outputs: [.kml, .kmz], mute: [.overlay],
      remark: "of ground overlays name, box and image alone", isHeavy: true
    ) { try Script.ownPython("read-geopandas.py").features(of: $0) },
    Consumer(name: "fastkml", outputs: [.kml], kinds: drawn, isHeavy: true) {
      try Script.ownPython("read-fastkml.py").features(of: $0)
    },
    Consumer(
      name: "QGIS", outputs: [.geoJSON, .lines], isHeavy: true
    ) { try Script.python("read-qgis.py").features(of: $0) },
    Consumer(
      name: "QGIS", outputs: [.kml, .kmz], mute: [.overlay],
      remark: "of ground overlays name, box and image alone", isHeavy: true
    ) { try Script.python("read-qgis.py").features(of: $0) },
    Consumer(
      name: "QGIS", outputs: Variant.allGPX, kinds: drawn,
      texts: gpxTexts("park_"), extraPrefix: "plist_", isHeavy: true
    ) { try Script.python("read-qgis.py").features(of: $0) },
    Consumer(
      name: "JOSM", outputs: [.geoJSON, .prettyGeoJSON],
      remark: "areas become closed ways, values text", isHeavy: true
    ) { try Script.shell("read-josm.sh").features(of: $0) },
  ]
}
