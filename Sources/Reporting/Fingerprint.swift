package import Diagnostics

/// What tells a finding from others across edits of its file: its rule, its file and what its
/// message quotes.
///
/// Line, column and key path are left out, and so are numbers that the message does not quote:
/// indices, counts and distances change when something else in the file does. Of several findings
/// that are alike, each has its ordinal.
package struct Fingerprint: Hashable, Sendable {
  /// The fingerprint as 32 hexadecimal digits.
  package let text: String

  /// Finds the fingerprint of each finding.
  ///
  /// - Parameters:
  ///   - findings: All findings of a run.
  ///   - folder: The absolute path of the folder to which paths are relative.
  /// - Returns: The fingerprints in the order of the findings.
  package static func all(of findings: [Diagnostic], in folder: String? = nil) -> [Fingerprint] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let content = content(of: finding, in: folder)
      let ordinal = counts[content, default: 0]
      counts[content] = ordinal + 1
      return Fingerprint(hashing: content + "\0\(ordinal)")
    }
  }

  private static func content(of finding: Diagnostic, in folder: String?) -> String {
    let path = ReportedPath(finding.file, in: folder).text
    return "\(finding.rule)\0\(path)\0\(steadyPart(of: finding.message))"
  }

  /// Returns `message` without the numbers outside double quotes.
  static func steadyPart(of message: String) -> String {
    var isQuoted = false
    var steady = String.UnicodeScalarView()
    for scalar in message.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      let isOfNumber = ("0"..."9").contains(scalar) || scalar == "."
      if isQuoted || !isOfNumber { steady.append(scalar) }
    }
    return String(steady)
  }

  /// Where the two halves of a fingerprint begin: the basis of FNV-1a, and another number.
  private static let bases: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15]

  private init(hashing content: String) {
    text = Self.bases.map { basis in
      let digits = String(Self.hash(content, from: basis), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns the 64-bit FNV-1a hash of the UTF-8 of `text`.
  private static func hash(_ text: String, from basis: UInt64) -> UInt64 {
    text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
