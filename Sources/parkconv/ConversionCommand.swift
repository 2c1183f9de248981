import ByteIO
import CommandLineKit
import Conversion
import Diagnostics
import ParkFormats
import ParkModel

/// `parkconv …-to-…`.
struct ConversionCommand {
  let source: Format
  let format: Format
  let arguments: Arguments
  let report: Report

  func run() -> ExitStatus {
    let settings = Options.settings(of: format.options, in: arguments)
    if let conflict = conflict(among: format.options.filter(settings.contains)) ?? conflictInUpdate
    {
      return report.complain([conflict])
    }
    do throws(InputSet.Failure) {
      let inputs = try InputSet(
        arguments[Options.inputs].map(InputArgument.init),
        configurationPath: arguments[SharedOptions.config], format: source,
        updating: folderToUpdate)
      return convert(inputs, options: settings)
    } catch {
      return report.complain(error)
    }
  }

  private func conflict(among options: [FormatOption]) -> String? {
    for option in options {
      if let other = options.first(where: { option.excludes.contains($0.name) }) {
        return "--\(option.name) and --\(other.name) exclude each other"
      }
    }
    return nil
  }

  private var folderToUpdate: String? {
    format.hasSeveralFiles ? arguments[Options.update] : nil
  }

  private var isShown: Bool { format.hasSeveralFiles && arguments[Options.diff] }

  private var conflictInUpdate: String? {
    if folderToUpdate != nil, arguments[Options.output] != nil {
      return "--output and --update exclude each other"
    }
    return isShown && folderToUpdate == nil ? "--diff goes with --update" : nil
  }

  private func convert(_ inputs: InputSet, options: FormatSettings) -> ExitStatus {
    let destination: OutputSet.Destination
    do throws(IOError) { destination = try self.destination() } catch {
      return report.failed(error)
    }
    var conversion = Conversion(
      inputs: inputs, format: format, destination: destination,
      layers: Set(arguments[Options.layers] ?? Layer.allCases), name: arguments[Options.name],
      precision: arguments[Options.precision], options: options)
    if folderToUpdate != nil { conversion.treatment = isShown ? .showing : .updating }
    let collector = inputs.collector(with: arguments[SharedOptions.severity])
    do throws(WritingError) {
      let outcome = try report.withProgress(
        on: [inputs], isQuiet: arguments[SharedOptions.quiet],
        color: arguments[SharedOptions.color()]
      ) { bar throws(WritingError) in
        conversion.progress = bar
        return try conversion.run(reportingTo: collector)
      }
      return conclude(outcome, collector)
    } catch {
      tell(collector)
      return fail(error)
    }
  }

  /// Where the output goes. Of a format with several files, the word behind `-o` names a folder, unless it
  /// is the name of one of these files or something else that is there and no folder.
  private func destination() throws(IOError) -> OutputSet.Destination {
    if let folderToUpdate { return .folder(folderToUpdate) }
    guard let path = arguments[Options.output], path != "-" else { return .standardOutput }
    guard format.hasSeveralFiles else { return .file(path) }
    let kind = try FileKind(ofFileAt: path)
    if path.hasSuffix("/") || kind == .folder { return .folder(path) }
    let isNamedLikeFile = path.lowercased().hasSuffix("." + format.fileExtension)
    return isNamedLikeFile || kind != nil ? .file(path) : .folder(path)
  }

  private func fail(_ error: WritingError) -> ExitStatus {
    switch error {
    case .failed(let error): return report.failed(error)
    case .unavailable(let failure): return report.complain(failure.messages)
    case .imageUnnamed, .imagePacked, .imageRemote, .imageUnknown:
      return report.complain(["\(error)"])
    case .overlayMissing:
      report.say("\(error); nothing was written")
      return .dataErrors
    }
  }

  private func conclude(
    _ outcome: Conversion.Outcome, _ collector: DiagnosticCollector
  ) -> ExitStatus {
    let isQuiet = arguments[SharedOptions.quiet]
    tell(collector)
    report.foreign(outcome.foreignFiles, of: source)
    if !outcome.excessFiles.isEmpty { return report.complain([excess(outcome.excessFiles)]) }
    if outcome.isWritten {
      if !isQuiet { tell(outcome) }
      if !outcome.difference.isEmpty { return show(outcome.difference) }
      if outcome.isFaultless { return .done }
    }
    let end = outcome.isWritten ? "what could be read was written" : "nothing was written"
    report.say("\(reason(outcome, collector)); \(end)")
    return .dataErrors
  }

  /// Writes a difference to standard output, in the encodings of the files.
  private func show(_ difference: [UInt8]) -> ExitStatus {
    do throws(IOError) {
      let output = try OutputFile(.standardOutput)
      output.buffer.append(difference.span)
      try output.commit()
      return .done
    } catch {
      return report.failed(error)
    }
  }

  private func tell(_ collector: DiagnosticCollector) {
    report.findings(
      collector, isQuiet: arguments[SharedOptions.quiet],
      color: arguments[SharedOptions.color()])
  }

  /// Says what is worth knowing about the input and the output.
  private func tell(_ outcome: Conversion.Outcome) {
    for remark in outcome.readingRemarks { say(remark, of: source) }
    for omission in outcome.omissions { say("left out \(omission)", of: format) }
    for remark in outcome.remarks { say(remark, of: format) }
  }

  private func say(_ remark: String, of format: Format) {
    Console.error("\(format.name): \(TextReporter.printable(remark))\n")
  }

  private func excess(_ files: [String]) -> String {
    let names = files.prefix(3).map { "'\($0)'" } + (files.count > 3 ? ["…"] : [])
    return "the map is \(files.count) files (\(names.joined(separator: ", "))); "
      + "name a folder for them, as in -o Map/"
  }

  /// Why nothing was written.
  private func reason(_ outcome: Conversion.Outcome, _ collector: DiagnosticCollector) -> String {
    switch collector.errorCount {
    case 0 where outcome.isIncomplete: "a file can't be read to its end"
    case 0 where outcome.readCount > 0: "not all files belong to a map"
    case 0:
      source.name == Format.plist.name ? "there is no park file" : "there is nothing to convert"
    case 1: "1 error"
    case let count: "\(count) errors"
    }
  }
}
