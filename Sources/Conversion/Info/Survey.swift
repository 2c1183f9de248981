package import ByteIO
package import CommandLineKit
package import Diagnostics
internal import ParkChecks

/// The files of a map, read and judged for a summary.
package struct Survey {
  /// What the files say.
  package let summary: MapSummary

  /// The files that were named but say nothing about a park.
  package let foreignFiles: [String]

  /// Whether no file says anything about a park.
  package var isEmpty: Bool { summary.sections.isEmpty }

  /// Reads and judges the files of `inputs`, and tells `progress` how far it is.
  ///
  /// - Throws: when a file can't be read.
  package init(
    of inputs: InputSet, progress: ProgressBar? = nil,
    reportingTo collector: DiagnosticCollector
  ) throws(IOError) {
    summary = MapSummary(configuration: inputs.configuration)
    let checker = ParkChecker(
      configuration: inputs.configuration, collector: collector, next: summary)
    foreignFiles =
      try MapReading(inputs, progress: progress, diagnostics: collector)
      .run(into: checker, diagnostics: collector).foreignFiles
  }
}
