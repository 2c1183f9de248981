import ByteIO
import Diagnostics
import Fixing
import ParkChecks
import ParkModel

/// Returns all that is wrong with `bytes`, read as the file `name`; `nil` where they can't be read to their
/// end.
func findings(in bytes: [UInt8], of name: String) -> [Diagnostic]? {
  let configuration = Configuration()
  let collector = DiagnosticCollector(limit: .max)
  let outcome = try? ParkReader.read(
    ByteSource(bytes, named: name), configuration: configuration,
    into: ParkChecker(configuration: configuration, collector: collector), diagnostics: collector)
  return outcome == .failed ? nil : collector.sorted
}

/// Mends what can be mended in `bytes`, read as the file `name`.
func mend(_ bytes: [UInt8], of name: String, isUnsafe: Bool = true) -> FileFixer.Outcome {
  FileFixer(mendsUnsafely: isUnsafe) { findings(in: $0, of: name) }.run(bytes)
}

extension FileFixer.Outcome {
  /// The names of the rules whose findings are left.
  var rules: Set<String> { Set(findings.map(\.rule.name)) }

  /// The content afterwards as text.
  var text: String { String(decoding: after, as: UTF8.self) }
}
