package import ByteIO
package import Diagnostics
package import ParkModel

/// How the files of a format are read.
package enum FormatReading: Sendable {
  /// As the property lists that the model is made from.
  case propertyLists
  /// As features, which are sorted into property lists.
  case features(FeatureReading)
}

/// How the features of a format's files are read.
package struct FeatureReading: Sendable {
  /// The extensions of the files, without the dot, in lower case.
  package let extensions: [String]

  /// The layers that the files have a place for.
  package let layers: Set<Layer>

  let read: @Sendable (ByteSource, FeatureSorter, DiagnosticCollector) throws(IOError) -> Bool

  /// Creates the reading of files whose names end in `extensions` and that have a place for `layers` by
  /// `read`, which returns whether a file could be read to its end.
  init(
    extensions: [String], layers: Set<Layer> = Set(Layer.allCases),
    read:
      @escaping @Sendable (ByteSource, FeatureSorter, DiagnosticCollector) throws(IOError) ->
      Bool
  ) {
    self.extensions = extensions
    self.layers = layers
    self.read = read
  }

  /// Reads `source` from its beginning and sorts its features into property lists.
  ///
  /// - Throws: when the file can't be read at all.
  package func sort(
    _ source: ByteSource, configuration: Configuration, diagnostics: DiagnosticCollector
  ) throws(IOError) -> SortedMap {
    let sorter = FeatureSorter(path: source.name, configuration: configuration)
    let isComplete = try read(source, sorter, diagnostics)
    return SortedMap(sorter, isComplete: isComplete, configuration)
  }
}

/// What a file of features says, sorted into property lists.
package struct SortedMap: Sendable {
  /// The property lists.
  package let files: [RecordFile]

  /// The map's name, if the file gives one.
  package let name: String?

  /// The name of the overlay's picture, if the file gives one that does not lie within itself.
  package let imageName: String?

  /// Whether the file could be read to its end.
  package let isComplete: Bool

  /// What the property lists could not hold, and what they have been given instead, one phrase each.
  package let remarks: [String]

  init(_ sorter: FeatureSorter, isComplete: Bool, _ configuration: Configuration) {
    files = sorter.files()
    name = sorter.mapName.flatMap { $0.isEmpty ? nil : $0 }
    imageName = sorter.packedImageName == nil ? sorter.imageName : nil
    self.isComplete = isComplete
    remarks =
      sorter.leftovers.phrases.map { "left out \($0)" }
      + SortedMap.packed(sorter.packedImageName, configuration)
      + SortedMap.untyped(sorter.untypedCount, configuration.types)
  }

  /// Says that a picture stays in its archive, unless the configuration has one in its place.
  private static func packed(_ name: String?, _ configuration: Configuration) -> [String] {
    guard let name, configuration.overlayImage == nil else { return [] }
    return ["left out the overlay's image \"\(name)\", which is in the archive"]
  }

  private static func untyped(_ count: Int, _ types: TypeTable) -> [String] {
    let type = types.types[types.fallbackIndex].name
    if count == 0 { return [] }
    return [
      count == 1
        ? "took 1 attraction without a type for \"\(type)\""
        : "took \(count) attractions without a type for \"\(type)\""
    ]
  }
}
