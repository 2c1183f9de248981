internal import ByteIO
package import CommandLineKit
package import Comparison
package import Diagnostics
package import ParkFormats
internal import ParkModel

/// Two versions of a map, read, compared and drawn.
package struct VersionComparison {
  /// In what the versions differ.
  package let changes: [MapChange]

  /// The files that were named but say nothing about a park.
  package let foreignFiles: [String]

  /// Whether both versions could be read to their ends, without errors in them.
  package let isComplete: Bool

  /// What the drawings could not hold, one phrase each.
  package private(set) var omissions: [String] = []

  /// Reads and compares the versions of `pair`, and writes `drawings` unless something is wrong with these.
  ///
  /// - Parameters:
  ///   - pair: The versions.
  ///   - drawings: What is to be drawn.
  ///   - progress: Is told how far the reading has come, and ends with it.
  ///   - collector: Takes what is wrong with the files.
  /// - Throws: when a file can't be read, or a drawing can't be written.
  package init(
    of pair: VersionPair, drawings: [ComparisonDrawing], progress: ProgressBar? = nil,
    reportingTo collector: DiagnosticCollector
  ) throws(WritingError) {
    let (old, new) = (MapVersion(), MapVersion())
    let configuration = pair.new.configuration
    let oldReading = try Self.reading(of: pair.old, progress, collector)
    let newReading = try Self.reading(of: pair.new, progress, collector)
    let before = try Self.run(oldReading, into: old, collector)
    let name = newReading.name ?? oldReading.name ?? old.name
    var artists: [ComparisonArtist] = []
    let spared = try WritingError.of { () throws(IOError) in
      drawings.isEmpty ? [] : try pair.old.places() + pair.new.places()
    }
    for drawing in drawings {
      artists.append(
        try ComparisonArtist(
          drawing, of: newReading, named: name, configuration, sparing: spared))
    }
    let group = ConsumerGroup([new] + artists.map(\.assembler))
    let after = try Self.run(newReading, into: group, collector)
    progress?.end()
    foreignFiles = before.foreignFiles + after.foreignFiles
    isComplete =
      collector.errorCount == 0 && !before.isIncomplete && !after.isIncomplete
      && foreignFiles.isEmpty
    changes =
      MapComparison(
        of: old, with: new, configuration: configuration, areLoneFiles: pair.areLoneFiles
      ).changes
    guard isComplete else { return }
    for artist in artists {
      try artist.finish(changes)
      omissions += artist.assembler.omissions
    }
  }

  private static func reading(
    of inputs: InputSet, _ progress: ProgressBar?, _ collector: DiagnosticCollector
  ) throws(WritingError) -> MapReading {
    try WritingError.of { () throws(IOError) in
      try MapReading(inputs, progress: progress, diagnostics: collector)
    }
  }

  private static func run(
    _ reading: MapReading, into consumer: any ParkConsumer, _ collector: DiagnosticCollector
  ) throws(WritingError) -> MapReading.Outcome {
    try WritingError.of { () throws(IOError) in
      try reading.run(into: consumer, diagnostics: collector)
    }
  }
}
