package import Diagnostics

/// Mends what can be mended in one file.
package struct FileFixer {
  /// What mending came to.
  package struct Outcome: Sendable {
    /// The bytes of the file before.
    package let before: [UInt8]
    /// The bytes of the file afterwards.
    package fileprivate(set) var after: [UInt8]
    /// How many findings were mended.
    package fileprivate(set) var fixedCount: Int
    /// The findings that are left.
    package fileprivate(set) var findings: [Diagnostic]

    /// Whether the file is to be written.
    package var isChanged: Bool { before != after }
  }

  /// How often a file is mended and looked at again; a fix may bring another fault to light.
  private static let mostRounds = 20

  private let mendsUnsafely: Bool
  private let check: ([UInt8]) -> [Diagnostic]?

  /// Prepares to mend a file.
  ///
  /// - Parameters:
  ///   - mendsUnsafely: Whether fixes are made that a person should look at.
  ///   - check: Finds all that is wrong with the bytes of the file; `nil` where they can't be read to
  ///     their end.
  package init(mendsUnsafely: Bool, check: @escaping ([UInt8]) -> [Diagnostic]?) {
    self.mendsUnsafely = mendsUnsafely
    self.check = check
  }

  /// Returns what becomes of the file with the content `bytes`.
  ///
  /// A binary property list, one whose encoding can't be brought back exactly, and one that can't be
  /// read to its end stay as they are.
  package func run(_ bytes: [UInt8]) -> Outcome {
    var outcome = Outcome(before: bytes, after: bytes, fixedCount: 0, findings: check(bytes) ?? [])
    let encoding = Encoding(of: bytes)
    for _ in 0..<FileFixer.mostRounds {
      guard let text = encoding.decode(outcome.after), let round = mend(text, outcome.findings),
        let encoded = encoding.encode(round.text), let remaining = check(encoded),
        // Without progress, fixes would go round in circles. One may bring to light what only a
        // person can mend.
        mendable(remaining).count < mendable(outcome.findings).count
      else { break }
      outcome.after = encoded
      outcome.fixedCount += round.count
      outcome.findings = remaining
    }
    return outcome
  }

  private func mend(_ text: [UInt8], _ findings: [Diagnostic]) -> (text: [UInt8], count: Int)? {
    if text.starts(with: Array("bplist".utf8)) { return nil }
    var editor = DocumentEditor(text)
    let count = mendable(findings).count { editor.apply($0) }
    return count > 0 ? (editor.edited, count) : nil
  }

  private func mendable(_ findings: [Diagnostic]) -> [Fix] {
    findings.compactMap(\.fix).filter { $0.isSafe || mendsUnsafely }
  }
}
