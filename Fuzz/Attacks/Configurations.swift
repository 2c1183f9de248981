internal import Diagnostics
internal import ParkModel

extension Attack {
  /// Configurations, and the patterns of paths in them.
  static let configuration = Attack("configuration") { bytes in
    do throws(ConfigurationError) {
      let configuration = try Configuration(json: bytes, file: "parktools.json")
      for path in ["Park.plist", "a/b/c/Park.plist", "a b/[x]*?.plist", "./../Park.plist"] {
        _ = configuration.role(ofFile: path)
        _ = configuration.excludes(path)
        _ = configuration.adapted(toFile: path)
      }
    } catch {
      guard case .invalid(let findings) = error else { fatalError("\(error)") }
      expect(!findings.isEmpty, "a configuration that is refused without a word")
      let lines = String(decoding: bytes, as: UTF8.self).unicodeScalars
        .split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
      for finding in findings {
        let (line, column) = (Int(finding.position.line), Int(finding.position.column))
        expect(
          1...lines.count ~= line && 1...lines[line - 1] + 1 ~= column,
          "a finding outside of the file: \(TextReporter.line(for: finding))")
        expectPrintable(TextReporter.line(for: finding))
      }
    }
    return true
  }
}
