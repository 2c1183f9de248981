package import ByteIO
package import CommandLineKit
package import Diagnostics
internal import ParkChecks
package import ParkFormats
package import ParkModel

/// Turns the files of a map into a file, or files, of another format.
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
  /// What the format's own options were given.
  package var options: FormatSettings
  /// What becomes of files that are there.
  package var treatment = Treatment.replacing
  /// Is told how far the work has come, and ends before anything is put in its place.
  package var progress: ProgressBar?

  /// What becomes of the files at the destination.
  package enum Treatment: Sendable {
    /// They are replaced.
    case replacing
    /// Only what differs in them is changed; the destination is a folder, the format property lists.
    case updating
    /// They stay as they are, and what would be changed is told.
    case showing
  }

  /// What a conversion came to.
  package struct Outcome {
    /// Whether the output was written, or is what is there already.
    package fileprivate(set) var isWritten = false
    /// Whether nothing was wrong with the files.
    package var isFaultless: Bool
    /// What the format could not hold, one phrase each.
    package fileprivate(set) var omissions: [String] = []
    /// What else is worth knowing of what was written, one phrase each.
    package fileprivate(set) var remarks: [String] = []
    /// What the model could not hold of the files, and what it has been given instead, one phrase each.
    package fileprivate(set) var readingRemarks: [String] = []
    /// The files that the map would be, where the destination has place for one alone.
    package fileprivate(set) var excessFiles: [String] = []
    /// What would be changed, in the form that `patch` reads, where that is to be shown.
    package fileprivate(set) var difference: [UInt8] = []
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

  /// Reads, judges and writes in one pass. Where anything is wrong, nothing is written, unless the
  /// format was told to keep going.
  ///
  /// - Parameter collector: Takes what is wrong with the files.
  /// - Returns: what it came to.
  /// - Throws: when a file can't be read or the output can't be written.
  package func run(reportingTo collector: DiagnosticCollector) throws(WritingError) -> Outcome {
    let map = try WritingError.of { () throws(IOError) in
      try MapReading(
        inputs, roleOrder: format.roleOrder, progress: progress, diagnostics: collector)
    }
    let (picture, pictureRemarks) = try picture(of: map)
    let destination = try place(picture)
    let outputs = try WritingError.of { () throws(IOError) in
      guard treatment == .replacing else { return try OutputSet(.nowhere) }
      return try OutputSet(destination, sparing: spared(from: destination, picture))
    }
    let assembler = try assembler(of: map, context(with: picture, for: destination), outputs)
    let checker = ParkChecker(
      configuration: inputs.configuration, collector: collector, next: assembler,
      handsOnFaulty: keepsGoing)
    let reading = try WritingError.of { () throws(IOError) in
      try map.run(into: checker, diagnostics: collector)
    }
    progress?.end()
    let isFaultless =
      collector.errorCount == 0 && !reading.isIncomplete && reading.foreignFiles.isEmpty
    var outcome = Outcome(
      isFaultless: isFaultless, foreignFiles: reading.foreignFiles,
      isIncomplete: reading.isIncomplete,
      readCount: reading.readCount)
    guard reading.readCount > 0, keepsGoing || isFaultless else { return outcome }
    try assembler.finish(
      showing: MapFindings(
        diagnostics: collector.sorted, droppedCount: collector.droppedCount))
    outcome.omissions = assembler.omissions
    outcome.remarks = assembler.remarks
    outcome.readingRemarks =
      reading.remarks + unreadable(checker.unreadableCount) + pictureRemarks + unheld(picture)
    do throws(IOError) {
      if treatment == .replacing {
        try put(outputs, &outcome)
      } else {
        try update(by: outputs, reportingTo: collector, &outcome)
      }
    } catch {
      throw .failed(error)
    }
    return outcome
  }

  /// The places that files at `destination` may not take: those of all that is read.
  private func spared(
    from destination: OutputSet.Destination, _ picture: OverlayPicture?
  ) throws(IOError) -> [FilePlace] {
    if destination == .standardOutput, try FilePlace.standardOutput() == nil { return [] }
    return try inputs.places() + PictureFinder.places(inputs.configuration, picture)
      + FilePlace.places(ofFilesAt: format.files(readFor: options))
  }

  private func assembler(
    of map: MapReading, _ context: WritingContext, _ outputs: OutputSet
  ) throws(WritingError) -> MapAssembler {
    do throws(FormatFailure) {
      return try MapAssembler(
        format: format, outputs: outputs, layers: layers, name: name, documentName: map.name,
        context: context)
    } catch {
      throw .unavailable(error)
    }
  }

  /// Whether the map is written whatever is wrong with the files.
  private var keepsGoing: Bool { options.contains(.keepGoing) }

  /// An updated property list keeps its form, so that only new ones are binary where that was asked for.
  private func context(
    with picture: OverlayPicture?, for destination: OutputSet.Destination
  ) -> WritingContext {
    var configuration = inputs.configuration
    configuration.overlayImage = picture?.name
    let pictures = PictureFinder(configuration, outputFolder: folder(of: destination))
    var context = WritingContext(
      configuration: configuration, precision: precision,
      options: treatment == .replacing ? options : options.without(.binary),
      overlayImage: picture.map(pictures.overlayImage), icons: pictures.icons)
    if case .features? = inputs.format.reading { context.joinsFiles = true }
    return context
  }

  private func put(_ outputs: OutputSet, _ outcome: inout Outcome) throws(IOError) {
    if outputs.isOverfull {
      outcome.excessFiles = outputs.files.map(\.name)
    } else {
      try outputs.commit()
      outcome.isWritten = true
    }
  }

  private func update(
    by outputs: OutputSet, reportingTo collector: DiagnosticCollector, _ outcome: inout Outcome
  ) throws(IOError) {
    guard case .folder(let folder) = destination else {
      preconditionFailure("an update of what is no folder")
    }
    let keys = inputs.configuration.keys
    let update = FolderUpdate(
      folder, keys: keys, keptKeys: inputs.format.unheldKeys.map { keys[$0] },
      isForeign: inputs.format.name != Format.plist.name,
      newForm: options.contains(.binary) ? .binary : .xml, diagnostics: collector)
    let found = try update.outcome(of: outputs)
    if found.isBlocked { return }
    let untouched = try untouched(in: folder, by: outputs)
    if treatment == .showing {
      outcome.difference = update.difference(found)
    } else {
      try update.write(found)
    }
    outcome.remarks += untouched
    outcome.remarks += found.files.isEmpty ? ["nothing to change in '\(folder)'"] : found.remarks
    outcome.isWritten = true
  }

  /// Says that property lists of `folder` stay of which the input has nothing.
  private func untouched(
    in folder: String, by outputs: OutputSet
  ) throws(IOError) -> [String] {
    let roles = Set(layers.compactMap(Role.init(ofLayer:)))
    let written = Set(outputs.files.map(\.name))
    var names: [String] = []
    for input in try InputSet.files(inFolder: folder, .plist) {
      let name = fileName(of: input.name)
      guard !written.contains(name),
        case .park(let role) = try input.identify(inputs.configuration), roles.contains(role)
      else { continue }
      names.append("'\(name)'")
    }
    if names.isEmpty { return [] }
    let list = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    return [
      "left \(list) as \(names.count == 1 ? "it is" : "they are"), of which the input has nothing"
    ]
  }

  /// Says that places are not in the output whose faults were told to be none.
  private func unreadable(_ count: Int) -> [String] {
    switch count {
    case 0: []
    case 1: ["left out 1 place whose coordinate is missing or can't be read"]
    default: ["left out \(count) places whose coordinates are missing or can't be read"]
    }
  }

  /// Says that property lists do not hold the name of a picture, unless the configuration does.
  private func unheld(_ picture: OverlayPicture?) -> [String] {
    guard let picture, !picture.isPacked, format.name == Format.plist.name,
      inputs.configuration.overlayImage == nil
    else { return [] }
    return [
      "left out the name of the overlay's image, \"\(picture.name)\", "
        + "which belongs into \(Configuration.fileName)"
    ]
  }

  /// Returns the picture of the overlay, and what becomes of one that can't go along, one phrase each.
  private func picture(
    of map: MapReading
  ) throws(WritingError) -> (picture: OverlayPicture?, remarks: [String]) {
    if let packed = map.packedImage, let remark = try unused(packed) { return (nil, [remark]) }
    var lacks: [String] = []
    let found = try WritingError.of { () throws(IOError) in
      try OverlayPicture(inputs.configuration, map, upTo: format.longestImage) {
        lacks.append("left out " + $0)
      }
    }
    let isHeld = format.subject == .map && format.holdsImage && format.name != Format.plist.name
    let isMissing = try WritingError.of { () throws(IOError) in
      isHeld ? try found?.isMissing() ?? false : false
    }
    guard let picture = found, inputs.configuration.overlayImage == nil else {
      return (found, lacks)
    }
    if isMissing {
      return (
        nil, ["left out the overlay's image \"\(picture.name)\", expected a file with a picture"]
      )
    }
    return (picture, lacks)
  }

  /// Says that the picture `packed` does not go along, where the format has no place for one; it is not
  /// unpacked then.
  ///
  /// - Throws: where the output is to be about that picture.
  private func unused(_ packed: PackedImage) throws(WritingError) -> String? {
    guard inputs.configuration.overlayImage == nil, let name = packed.fileName else { return nil }
    if format.subject != .map { throw .imagePacked(name) }
    if format.holdsImage { return nil }
    return "left out the overlay's image \"\(packed.name)\", which is in the archive"
  }

  /// Returns where the output goes: where it was asked to, or beside the overlay's image.
  private func place(_ picture: OverlayPicture?) throws(WritingError) -> OutputSet.Destination {
    guard format.subject == .besideOverlayImage else { return destination }
    guard let picture else { throw .imageUnnamed }
    guard case .file(let file) = picture.content else { throw .imageRemote(picture.name) }
    _ = try WritingError.of { () throws(IOError) in try ByteSource(ofRegularFileAt: file) }
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
