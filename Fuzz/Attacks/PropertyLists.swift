internal import ByteIO
internal import Diagnostics
internal import Fixing
internal import ParkFormats
internal import ParkModel
internal import PropertyList
internal import Reporting

extension Attack {
  /// XML property lists: through the checks, the reports, the fixes, and all formats.
  static let xml = Attack("xml") { bytes in
    if bytes.starts(with: "bplist".utf8) { return false }
    HostilePropertyList(bytes).attack()
    return true
  }

  /// Binary property lists, likewise.
  static let binary = Attack("binary") { bytes in
    guard bytes.starts(with: "bplist".utf8) else { return false }
    HostilePropertyList(bytes).attack()
    return true
  }
}

/// A property list from the fuzzer.
private struct HostilePropertyList {
  private let bytes: [UInt8]
  private let name: String

  /// What depends on this number is done for some of the inputs only, which keeps the fuzzer quick.
  private let lot: UInt64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lot = hash(of: bytes)
    name = bytes.count.isMultiple(of: 2) ? "Fuzz.plist" : "FuzzLocations.plist"
  }

  func attack() {
    let judgement = Judgement(of: bytes, named: name)
    judgement.expectPlaces(in: bytes)
    if lot.isMultiple(of: 8) { expectReports(of: judgement) }
    expectFix(of: judgement)
    expectValues()
    HostileMap(bytes, named: name, format: .plist).expectWay(lot, named: nil)
  }

  // MARK: Reports

  private func expectReports(of judgement: Judgement) {
    let report = CheckReport(
      tool: CheckReport.Tool(name: "parkcheck", version: "0"), rules: [], files: [name],
      findings: judgement.findings)
    for format in ReportFormat.allCases {
      var out = ByteBuffer()
      format.write(report, to: &out)
      switch format {
      case .json, .sarif, .gitlab: Form.json.expect(out.bytes)
      case .jsonLines: Form.jsonLines.expect(out.bytes)
      case .junit, .checkstyle: Form.xml.expect(out.bytes)
      case .text, .concise, .github:
        expect(
          out.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") },
          "a control character in the report \(format)")
      }
    }
  }

  // MARK: Fixes

  private func expectFix(of judgement: Judgement) {
    guard judgement.findings.contains(where: { $0.fix != nil }) else { return }
    let fixer = FileFixer(mendsUnsafely: lot.isMultiple(of: 2)) { [name] in
      let judgement = Judgement(of: $0, named: name, limit: .max)
      return judgement.isComplete ? judgement.findings : nil
    }
    let outcome = fixer.run(bytes)
    if outcome.isChanged {
      expect(outcome.fixedCount > 0, "a change that mends nothing")
      expect(
        outcome.findings.count < judgement.findings.count || outcome.findings != judgement.findings,
        "the findings are the same as before")
      expect(!fixer.run(outcome.after).isChanged, "what was mended is mended again")
      _ = UnifiedDiff.bytes(from: outcome.before, to: outcome.after, path: name)
    } else {
      expect(outcome.fixedCount == 0, "something is called mended that stayed as it was")
    }
  }

  // MARK: Values

  private func expectValues() {
    guard let tree = values(of: bytes) else { return }
    for form in [PropertyListForm.xml, .binary] {
      let written = form.bytes(of: tree)
      guard let read = values(of: written) else {
        fatalError("\(form): what was written is not read")
      }
      expect(tree.isSame(as: read), "\(form): the values have changed")
    }
    expectUpdate(of: tree)
  }

  private func values(of bytes: [UInt8]) -> PropertyListTree? {
    let collector = DiagnosticCollector()
    let tree = try? PropertyListReader.tree(
      of: ByteSource(bytes, named: name), diagnostics: collector)
    return collector.errorCount == 0 ? tree : nil
  }

  /// Expects that the property list can be brought to hold one of its own values, and back.
  private func expectUpdate(of tree: PropertyListTree) {
    let others = tree.nodes.indices.filter { ![.key, .invalid].contains(tree.kind(of: $0)) }
    var other = PropertyListTree()
    _ = other.append(tree, others[Int((lot >> 16) % UInt64(others.count))])
    for values in [other, tree] {
      let update = try? PropertyListUpdate(
        of: bytes, named: name, to: values, keys: KeyNames(), diagnostics: DiagnosticCollector())
      switch update {
      case .same?: break
      case .patched(let after, _)?, .rewritten(let after, _)?:
        expect(self.values(of: after) != nil, "an update that is not read")
      case .unreadable?, nil: fatalError("what is read can't be updated")
      }
    }
  }
}

extension PropertyListTree {
  /// Returns whether all values are the same as those of `other`, in the same order.
  fileprivate func isSame(as other: PropertyListTree) -> Bool {
    nodes.count == other.nodes.count
      && nodes.indices.allSatisfy {
        kind(of: $0) == other.kind(of: $0) && end(of: $0) == other.end(of: $0)
          && text(of: $0) == other.text(of: $0)
      }
  }
}
