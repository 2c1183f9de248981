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
  package var destination: OutputFile.Destination
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
    /// What the model could not hold of the files, and what it has been given instead, one phrase each.
    package var remarks: [String]
    /// The files that were named but say nothing about a park.
    package var foreignFiles: [String]
    /// Whether a file could not be read to its end.
    package var isIncomplete: Bool
    /// How many files were read.
    package var readCount: Int
  }

  /// Prepares a conversion.
  package init(
    inputs: InputSet, format: Format, destination: OutputFile.Destination,
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
  package func run(reportingTo collector: DiagnosticCollector) throws(IOError) -> Outcome {
    let output = try OutputFile(destination)
    let map = try MapReading(inputs, roleOrder: format.roleOrder, diagnostics: collector)
    let picture = OverlayPicture(inputs.configuration, map)
    var configuration = inputs.configuration
    configuration.overlayImage = picture?.name
    let context = WritingContext(
      configuration: configuration, precision: precision, options: options,
      overlayImageReference: picture?.reference(from: outputFolder))
    let assembler = MapAssembler(
      format: format, output: output, layers: layers, name: name, documentName: map.name,
      context: context)
    let checker = ParkChecker(
      configuration: inputs.configuration, collector: collector, next: assembler)
    let reading = try map.run(into: checker, diagnostics: collector)
    let isFit =
      collector.errorCount == 0 && !reading.isIncomplete && reading.foreignFiles.isEmpty
      && reading.readCount > 0
    if isFit {
      assembler.finish()
      try output.commit()
    }
    return Outcome(
      isWritten: isFit, omissions: isFit ? assembler.omissions : [],
      remarks: isFit ? reading.remarks + unheld(picture) : [],
      foreignFiles: reading.foreignFiles, isIncomplete: reading.isIncomplete,
      readCount: reading.readCount)
  }

  /// Says that property lists do not hold the name of a picture, unless the configuration does.
  private func unheld(_ picture: OverlayPicture?) -> [String] {
    guard let picture, format.name == Format.plist.name, inputs.configuration.overlayImage == nil
    else { return [] }
    return [
      "left out the name of the overlay's image, \"\(picture.name)\", "
        + "which belongs into \(Configuration.fileName)"
    ]
  }

  private var outputFolder: String {
    switch destination {
    case .standardOutput: "."
    case .file(let path): folderPart(of: path)
    }
  }
}
