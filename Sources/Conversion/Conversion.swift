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
  /// What the format's own options were given.
  package var options: FormatSettings

  /// What a conversion came to.
  package struct Outcome {
    /// Whether the output was written.
    package var isWritten: Bool
    /// Whether nothing was wrong with the files.
    package var isFaultless: Bool
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
    inputs: InputSet, format: Format, destination: OutputFile.Destination,
    layers: Set<Layer> = Set(Layer.allCases), name: String? = nil, precision: Int? = nil,
    options: FormatSettings = FormatSettings()
  ) {
    self.inputs = inputs
    self.format = format
    self.destination = destination
    self.layers = layers
    self.name = name
    self.precision = precision
    self.options = options
  }

  /// Why a conversion could not run.
  package enum Failure: Error {
    /// A file can't be read, or the output can't be written.
    case io(IOError)
    /// The format lacks something on this machine.
    case format(FormatFailure)
  }

  /// Reads, judges and writes in one pass. Where anything is wrong, nothing is written, unless the
  /// format was told to keep going.
  ///
  /// - Parameter collector: Takes what is wrong with the files.
  /// - Returns: what it came to.
  /// - Throws: why it could not run.
  package func run(reportingTo collector: DiagnosticCollector) throws(Failure) -> Outcome {
    let output = try Self.checked { () throws(IOError) in try OutputFile(destination) }
    let assembler = try assembler(writingInto: output)
    return try Self.checked { () throws(IOError) in
      let reading = try read(into: assembler, collector)
      let isFit = reading.readCount > 0 && (keepsGoing || isFaultless(reading, collector))
      if isFit {
        assembler.finish(
          showing: MapFindings(
            diagnostics: collector.sorted, droppedCount: collector.droppedCount))
        try output.commit()
      }
      return Outcome(
        isWritten: isFit, isFaultless: isFaultless(reading, collector),
        omissions: isFit ? assembler.omissions : [], foreignFiles: reading.foreignFiles,
        isIncomplete: reading.isIncomplete, readCount: reading.readCount)
    }
  }

  private static func checked<Value>(
    _ body: () throws(IOError) -> Value
  ) throws(Failure) -> Value {
    do throws(IOError) { return try body() } catch { throw .io(error) }
  }

  private func assembler(writingInto output: OutputFile) throws(Failure) -> MapAssembler {
    let context = WritingContext(
      configuration: inputs.configuration, precision: precision, options: options,
      overlayImageReference: imageReference)
    do throws(FormatFailure) {
      return try MapAssembler(
        format: format, output: output, layers: layers, name: name, context: context)
    } catch {
      throw .format(error)
    }
  }

  private func read(
    into assembler: MapAssembler, _ collector: DiagnosticCollector
  ) throws(IOError) -> MapReading.Outcome {
    let checker = ParkChecker(
      configuration: inputs.configuration, collector: collector, next: assembler,
      handsOnFaulty: keepsGoing)
    return try MapReading(inputs, roleOrder: format.roleOrder)
      .run(into: checker, diagnostics: collector)
  }

  /// Whether the map is written whatever is wrong with the files.
  private var keepsGoing: Bool { options.contains(.keepGoing) }

  private func isFaultless(
    _ reading: MapReading.Outcome, _ collector: DiagnosticCollector
  ) -> Bool {
    collector.errorCount == 0 && !reading.isIncomplete && reading.foreignFiles.isEmpty
  }

  /// The address of the overlay's image as seen from the output's folder.
  private var imageReference: String? {
    guard let image = inputs.configuration.overlayImage else { return nil }
    if image.contains("://") { return image }
    let folder = inputs.configuration.folder ?? "."
    let path = image.hasPrefix("/") ? image : folder + "/" + image
    return RelativeReference.reference(to: path, from: outputFolder)
  }

  private var outputFolder: String {
    switch destination {
    case .standardOutput: "."
    case .file(let path): folderPart(of: path)
    }
  }
}
