internal import ByteIO
internal import ParkModel

/// A flat map on which an image lies: its coordinates, x east and y north, and what it is called.
enum ImagePlane {
  /// Degrees of longitude and latitude, EPSG:4326.
  case degrees
  /// Metres on the web's Mercator map, EPSG:3857, the one that the app draws on.
  case mercator

  /// Returns the place of `coordinate` on the plane.
  func point(_ coordinate: Coordinate) -> (x: Double, y: Double) {
    switch self {
    case .degrees: return (coordinate.longitude, coordinate.latitude)
    case .mercator:
      let point = MapPoint(coordinate)
      let metres = 2 * .pi * ImagePlane.equatorRadius / MapPoint.worldSize
      let middle = MapPoint.worldSize / 2
      return ((point.x - middle) * metres, (middle - point.y) * metres)
    }
  }

  /// The radius of the equator in metres (WGS 84).
  private static let equatorRadius = 6_378_137.0

  /// The reference system as well-known text (OGC 01-009), longitude or easting first.
  var wellKnownText: String {
    switch self {
    case .degrees: ImagePlane.geographic
    case .mercator:
      #"PROJCS["WGS 84 / Pseudo-Mercator",\#(ImagePlane.geographic),PROJECTION["Mercator_1SP"],"#
        + #"PARAMETER["central_meridian",0],PARAMETER["scale_factor",1],"#
        + #"PARAMETER["false_easting",0],PARAMETER["false_northing",0],"#
        + #"UNIT["metre",1,AUTHORITY["EPSG","9001"]],AXIS["Easting",EAST],AXIS["Northing",NORTH],"#
        + #"EXTENSION["PROJ4","+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +wktext +no_defs"],"#
        + #"AUTHORITY["EPSG","3857"]]"#
    }
  }

  private static let geographic =
    #"GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,"#
    + #"AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,"#
    + #"AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],"#
    + #"AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]"#

  /// Which axes of the reference system x and y are, as GDAL counts them.
  var axisMapping: String {
    switch self {
    case .degrees: "2,1"
    case .mercator: "1,2"
    }
  }
}
