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

  /// The rule by which what is no file of the format is told.
  let syntaxRule: RuleID

  let read: @Sendable (ByteSource, FeatureSorter, DiagnosticCollector) throws(IOError) -> Bool

  /// Creates the reading of files whose names end in `extensions` and that have a place for `layers` by
  /// `read`, which returns whether a file could be read to its end.
  init(
    extensions: [String], layers: Set<Layer> = Set(Layer.allCases), syntaxRule: RuleID = .xmlSyntax,
    read:
      @escaping @Sendable (ByteSource, FeatureSorter, DiagnosticCollector) throws(IOError) ->
      Bool
  ) {
    self.extensions = extensions
    self.layers = layers
    self.syntaxRule = syntaxRule
    self.read = read
  }
}

/// Reads the files of a map in formats with features, and sorts what they say into property lists.
package final class MapSorter {
  private let configuration: Configuration
  private var sorters: [FeatureSorter] = []

  /// What reading a file came to.
  package enum Outcome: Sendable {
    /// It has been read.
    case complete
    /// It has been read, and says nothing that belongs to a map.
    case empty
    /// It could not be read to its end; the reason has been reported.
    case failed
  }

  /// Creates a sorter for the files of a map.
  package init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Reads `source` from its beginning, as `reading` reads files of its format.
  ///
  /// - Throws: when the file can't be read at all.
  package func read(
    _ source: ByteSource, by reading: FeatureReading, diagnostics: DiagnosticCollector
  ) throws(IOError) -> Outcome {
    let faults = FeatureFaults(file: source.name, collector: diagnostics)
    if let other = try Format.format(ofContentOf: source),
      !reading.extensions.contains(other.fileExtension)
    {
      faults.report(
        reading.syntaxRule, at: .start, "this looks like \(other.title)",
        likelyCause: "it is read by \(other.name)-to-…")
      return .failed
    }
    let sorter = FeatureSorter(configuration: configuration, faults: faults)
    sorters.append(sorter)
    guard try reading.read(source, sorter, diagnostics) else { return .failed }
    return sorter.isEmpty ? .empty : .complete
  }

  /// Returns what the files say.
  package func map() -> SortedMap { SortedMap(sorters, configuration) }
}

/// What files of features say, sorted into property lists.
package struct SortedMap {
  /// The property lists.
  package let files: [RecordFile]

  /// The map's name, if a file gives one.
  package let name: String?

  /// The overlay's picture, if a file names one that does not lie within itself, and the path of that
  /// file.
  package let image: (name: String, path: String)?

  /// The overlay's picture, if a file holds it.
  package let packedImage: PackedImage?

  /// What the property lists could not hold, and what they have been given instead, one phrase each.
  package let remarks: [String]

  fileprivate init(_ sorters: [FeatureSorter], _ configuration: Configuration) {
    var maker = RecordFileMaker(sorters, configuration)
    files = maker.files()
    name = sorters.lazy.compactMap(\.mapName).first { !$0.isEmpty }
    packedImage = sorters.lazy.compactMap(\.packedImage).first
    let named = sorters.first { $0.imageName != nil && $0.packedImage == nil }
    image = named.flatMap { sorter in sorter.imageName.map { ($0, sorter.path) } }
    var leftovers = Leftovers()
    for sorter in sorters { leftovers.add(sorter.leftovers) }
    leftovers.add(maker.leftovers)
    remarks =
      leftovers.phrases.map { "left out \($0)" }
      + SortedMap.untyped(sorters.reduce(0) { $0 + $1.untypedCount }, configuration.types)
      + SortedMap.keyless(maker.madeKeyCount)
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

  /// Says that attractions have got keys.
  private static func keyless(_ count: Int) -> [String] {
    if count == 0 { return [] }
    return [
      count == 1
        ? "took the name of 1 attraction for its key in the dictionary"
        : "took the names of \(count) attractions for their keys in the dictionary"
    ]
  }
}
