package import Diagnostics

/// Mends what can be mended in one file.
package struct FileFixer {
  /// What mending came to.
  package struct Outcome: Sendable {
    /// The bytes of the file before.
    package let before: [UInt8]
    /// The bytes of the file afterwards.
    package let after: [UInt8]
    /// How many findings were mended.
    package let fixedCount: Int
    /// The findings that are left.
    package let findings: [Diagnostic]

    /// Whether the file is to be written.
    package var isChanged: Bool { before != after }
  }

  /// How often a file is mended and looked at again; a fix may bring another fault to light.
  private static let mostRounds = 20

  private let mendsUnsafely: Bool
  private let check: ([UInt8]) -> [Diagnostic]

  /// Prepares to mend a file.
  ///
  /// - Parameters:
  ///   - mendsUnsafely: Whether fixes are made that a person should look at.
  ///   - check: Finds what is wrong with the bytes of the file.
  package init(mendsUnsafely: Bool, check: @escaping ([UInt8]) -> [Diagnostic]) {
    self.mendsUnsafely = mendsUnsafely
    self.check = check
  }

  /// Returns what becomes of the file with the content `bytes`.
  ///
  /// A binary property list, and one whose encoding can't be brought back exactly, stays as it is.
  package func run(_ bytes: [UInt8]) -> Outcome {
    var current = bytes
    var findings = check(bytes)
    var fixedCount = 0
    let encoding = Encoding(of: bytes)
    for _ in 0..<FileFixer.mostRounds {
      guard let text = encoding.decode(current),
        let round = mend(text, findings), let encoded = encoding.encode(round.text)
      else { break }
      let remaining = check(encoded)
      // A fix that brings no progress would go round in circles.
      if remaining.count >= findings.count { break }
      current = encoded
      fixedCount += round.count
      findings = remaining
    }
    return Outcome(before: bytes, after: current, fixedCount: fixedCount, findings: findings)
  }

  private func mend(_ text: [UInt8], _ findings: [Diagnostic]) -> (text: [UInt8], count: Int)? {
    if text.starts(with: Array("bplist".utf8)) { return nil }
    var editor = DocumentEditor(text)
    var count = 0
    for fix in findings.compactMap(\.fix) where fix.isSafe || mendsUnsafely {
      if editor.apply(fix) { count += 1 }
    }
    return count > 0 ? (editor.edited, count) : nil
  }
}
