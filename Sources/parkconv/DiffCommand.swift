import ByteIO
import CommandLineKit
import Conversion
import Diagnostics
import ParkFormats

/// `parkconv diff`.
struct DiffCommand {
  let arguments: Arguments
  let report: Report

  func run() -> ExitStatus {
    let versions = arguments[Options.versions]
    guard versions.count == 2 else {
      return report.complain(["expected two versions of a map, OLD and NEW"])
    }
    do throws(InputSet.Failure) {
      return compare(try inputs(versions[0]), try inputs(versions[1]))
    } catch {
      return report.complain(error)
    }
  }

  private func inputs(_ word: String) throws(InputSet.Failure) -> InputSet {
    try InputSet(
      [InputArgument(word)], configurationPath: arguments[SharedOptions.config],
      format: format(of: word))
  }

  /// The format that the name of a file tells; a folder is one of property lists.
  private func format(of path: String) -> Format {
    let name = path.lowercased()
    return Format.readable.first { format in
      guard case .features(let reading)? = format.reading, !isFolder(path) else { return false }
      return reading.extensions.contains { name.hasSuffix("." + $0) }
    } ?? .plist
  }

  private func compare(_ old: InputSet, _ new: InputSet) -> ExitStatus {
    let collector = new.collector(with: [])
    do throws(IOError) {
      let comparison = try MapComparison(from: old, to: new, reportingTo: collector)
      report.findings(collector, isQuiet: true)
      report.foreign(comparison.foreignFiles)
      if collector.errorCount > 0 || comparison.isIncomplete || !comparison.foreignFiles.isEmpty {
        report.say("the versions can't be compared")
        return .couldNotRun
      }
      if comparison.isEmpty { return .done }
      let isColoured = Console.wantsColor(isTerminal: Console.isOutputTerminal)
      let status = report.output(comparison.text(isColoured: isColoured))
      return status == .done ? .dataErrors : status
    } catch {
      report.findings(collector, isQuiet: true)
      return report.failed(error)
    }
  }
}
