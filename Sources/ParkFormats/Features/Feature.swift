internal import Diagnostics
internal import PropertyList

/// A feature of a map, as a file in a format other than property lists describes it.
struct Feature {
  /// Where it begins in its file.
  var position: SourcePosition

  /// Its shapes: one, or the parts of a shape of several parts.
  var shapes: [Shape]

  /// What is said about it.
  var properties: FeatureProperties

  /// The folders that hold it.
  var folders = Folders()
}

/// A shape on the globe.
enum Shape {
  /// A single place.
  case point(Place)
  /// Places in order.
  case line([Place])
  /// The places of an outer ring; the last may repeat the first.
  case ring([Place])
  /// Three corners of a picture.
  case picture(PictureCorners)
}

/// The corners of a picture by which park files place it.
struct PictureCorners {
  var topLeft: Place
  var topRight: Place
  var bottomLeft: Place
}
