package import ByteIO
package import Diagnostics
internal import ParkChecks
package import ParkFormats
package import ParkModel

/// Turns the files of a map into one file of another format.
package struct Conversion {
  /// The files.
  package var inputs: InputSet
  /// The format to write.
  package var format: Format
  /// Where to write.
  package var destination: OutputSet.Destination
  /// The layers that are wanted.
  package var layers: Set<Layer>
  /// The map's name; `nil` for the one that the files give.
  package var name: String?
  /// How many digits coordinates may have behind the point; `nil` for all that they have.
  package var precision: Int?
  /// The format's own options.
  package var options: Set<FormatOption>

  /// What a conversion came to.
  package struct Outcome {
    /// Whether the output was written.
    package var isWritten: Bool
    /// What the format could not hold, one phrase each.
    package var omissions: [String]
    /// The files that were named but say nothing about a park.
    package var foreignFiles: [String]
    /// Whether a file could not be read to its end.
    package var isIncomplete: Bool
    /// How many files were read.
    package var readCount: Int
  }

  /// Prepares a conversion.
  package init(
    inputs: InputSet, format: Format, destination: OutputSet.Destination,
    layers: Set<Layer> = Set(Layer.allCases), name: String? = nil, precision: Int? = nil,
    options: Set<FormatOption> = []
  ) {
    self.inputs = inputs
    self.format = format
    self.destination = destination
    self.layers = layers
    self.name = name
    self.precision = precision
    self.options = options
  }

  /// Reads, judges and writes in one pass. Where anything is wrong, nothing is written.
  ///
  /// - Parameter collector: Takes what is wrong with the files.
  /// - Returns: what it came to.
  /// - Throws: when a file can't be read or the output can't be written.
  package func run(reportingTo collector: DiagnosticCollector) throws(WritingError) -> Outcome {
    let destination = try place()
    let outputs = try WritingError.of { () throws(IOError) in try OutputSet(destination) }
    let assembler = MapAssembler(
      format: format, outputs: outputs, layers: layers, name: name,
      context: context(for: destination))
    let checker = ParkChecker(
      configuration: inputs.configuration, collector: collector, next: assembler)
    let reading = try WritingError.of { () throws(IOError) in
      try MapReading(inputs, roleOrder: format.roleOrder).run(into: checker, diagnostics: collector)
    }
    let isFit =
      collector.errorCount == 0 && !reading.isIncomplete && reading.foreignFiles.isEmpty
      && reading.readCount > 0
    if isFit {
      try assembler.finish()
      try WritingError.of { () throws(IOError) in try outputs.commit() }
    }
    return Outcome(
      isWritten: isFit, omissions: isFit ? assembler.omissions : [],
      foreignFiles: reading.foreignFiles, isIncomplete: reading.isIncomplete,
      readCount: reading.readCount)
  }

  private func context(for destination: OutputSet.Destination) -> WritingContext {
    let pictures = PictureFinder(inputs.configuration, outputFolder: folder(of: destination))
    return WritingContext(
      configuration: inputs.configuration, precision: precision, options: options,
      overlayImage: pictures.overlayImage, icons: pictures.icons)
  }

  /// Returns where the output goes: where it was asked to, or beside the overlay's image.
  private func place() throws(WritingError) -> OutputSet.Destination {
    guard format.subject == .besideOverlayImage else { return destination }
    guard let image = inputs.configuration.overlayImage else { throw .imageUnnamed }
    guard let file = inputs.configuration.file(at: image) else { throw .imageRemote(image) }
    _ = try WritingError.of { () throws(IOError) in try ByteSource(path: file) }
    return .folder(folderPart(of: file))
  }

  private func folder(of destination: OutputSet.Destination) -> String {
    switch destination {
    case .standardOutput, .nowhere: "."
    case .file(let path): folderPart(of: path)
    case .folder(let path): path
    }
  }
}
