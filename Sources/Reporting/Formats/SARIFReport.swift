internal import ByteIO
internal import Diagnostics
internal import Markup

/// SARIF 2.1.0 (OASIS standard), with paths relative to the folder in which the program ran.
struct SARIFReport: Reporter {
  /// Where the standard's schema is published.
  private static let schema: StaticString =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// What paths are relative to.
  private static let base: StaticString = "%SRCROOT%"

  func write(_ report: CheckReport, to out: inout ByteBuffer) {
    var json = JSONWriter(isPretty: true)
    json.object(&out) { json, out in
      json.name("$schema", &out)
      json.string(Self.schema, &out)
      json.name("version", &out)
      json.string("2.1.0", &out)
      json.array("runs", CollectionOfOne(report), &out) { report, json, out in
        json.object(&out) { json, out in write(runOf: report, &json, &out) }
      }
    }
    out.append("\n")
  }

  private func write(
    runOf report: CheckReport, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    let files = report.findingsByFile.map(\.path)
    json.object("tool", &out) { json, out in
      json.object("driver", &out) { json, out in write(driverOf: report, &json, &out) }
    }
    json.array("invocations", CollectionOfOne(report), &out, write(invocationOf:_:_:))
    json.object("originalUriBaseIds", &out) { json, out in
      json.object(Self.base, &out) { json, out in
        json.message("description", "The folder in which \(report.tool.name) ran.", &out)
      }
    }
    json.array("artifacts", files, &out) { file, json, out in
      json.object(&out) { json, out in
        json.object("location", &out) { json, out in
          write(report.path(of: file), &json, &out)
        }
        json.array("roles", ["analysisTarget"], &out) { $1.string($0, &$2) }
      }
    }
    write(resultsOf: report, files, &json, &out)
    json.name("columnKind", &out)
    json.string("unicodeCodePoints", &out)
  }

  // MARK: The tool

  private func write(
    driverOf report: CheckReport, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.member("name", report.tool.name, &out)
    json.member("version", report.tool.version, &out)
    json.member("semanticVersion", report.tool.version, &out)
    if let address = report.tool.address { json.member("informationUri", address, &out) }
    json.array("rules", report.rules, &out, write(rule:_:_:))
  }

  private func write(rule: RuleSummary, _ json: inout JSONWriter, _ out: inout ByteBuffer) {
    json.object(&out) { json, out in
      json.member("id", rule.id.name, &out)
      json.message("shortDescription", rule.summary.asSentence, &out)
      json.message("fullDescription", rule.rationale, &out)
      if let address = rule.helpAddress { json.member("helpUri", address, &out) }
      json.message("help", rule.helpText, markdown: rule.helpMarkdown, &out)
      json.object("defaultConfiguration", &out) { json, out in
        json.member("level", rule.severity.sarifLevel, &out)
      }
      json.object("properties", &out) { json, out in
        json.member("fix", rule.fixability.rawValue, &out)
        json.member("problem.severity", rule.severity.problemSeverity, &out)
      }
    }
  }

  private func write(
    invocationOf report: CheckReport, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.object(&out) { json, out in
      json.name("executionSuccessful", &out)
      json.literal(report.unreadable.isEmpty ? "true" : "false", &out)
      json.array("toolExecutionNotifications", report.unreadable, &out) { file, json, out in
        json.object(&out) { json, out in
          json.name("level", &out)
          json.string("error", &out)
          json.message("message", file.reason, &out)
          json.array("locations", [report.path(of: file.path)], &out) { path, json, out in
            json.object(&out) { json, out in
              json.object("physicalLocation", &out) { json, out in
                json.object("artifactLocation", &out) { json, out in write(path, &json, &out) }
              }
            }
          }
        }
      }
    }
  }

  // MARK: The findings

  private func write(
    resultsOf report: CheckReport, _ files: [String], _ json: inout JSONWriter,
    _ out: inout ByteBuffer
  ) {
    let rules = Dictionary(
      report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let artifacts = Dictionary(
      files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let fingerprints = Fingerprint.all(of: report.findings, in: report.workingFolder)
    json.array("results", zip(report.findings, fingerprints), &out) { pair, json, out in
      let (finding, fingerprint) = pair
      json.object(&out) { json, out in
        json.member("ruleId", finding.rule.name, &out)
        if let index = rules[finding.rule] { json.member("ruleIndex", index, &out) }
        json.member("level", finding.severity.sarifLevel, &out)
        json.message("message", TextReporter.text(of: finding), &out)
        json.array("locations", CollectionOfOne(finding), &out) { finding, json, out in
          json.object(&out) { json, out in
            write(placeOf: finding, report, artifacts[finding.file], &json, &out)
          }
        }
        json.object("partialFingerprints", &out) { json, out in
          json.member("parkcheck/v1", fingerprint.text, &out)
        }
      }
    }
  }

  private func write(
    placeOf finding: Diagnostic, _ report: CheckReport, _ artifact: Int?,
    _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.object("physicalLocation", &out) { json, out in
      json.object("artifactLocation", &out) { json, out in
        write(report.path(of: finding.file), &json, &out)
        if let artifact { json.member("index", artifact, &out) }
      }
      json.object("region", &out) { json, out in
        json.member("startLine", max(1, Int(finding.position.line)), &out)
        json.member("startColumn", max(1, Int(finding.position.column)), &out)
      }
    }
    guard !finding.keyPath.isEmpty else { return }
    json.array("logicalLocations", [finding.keyPath], &out) { keyPath, json, out in
      json.object(&out) { json, out in
        json.member("fullyQualifiedName", keyPath, &out)
        json.member("kind", "member", &out)
      }
    }
  }

  private func write(
    _ path: ReportedPath, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.member("uri", path.uri, &out)
    if path.isRelative {
      json.name("uriBaseId", &out)
      json.string(Self.base, &out)
    }
  }
}

extension JSONWriter {
  /// Writes a member that is a message, or a text in two forms.
  fileprivate mutating func message(
    _ name: StaticString, _ text: String, markdown: String? = nil, _ out: inout ByteBuffer
  ) {
    object(name, &out) { json, out in
      json.member("text", text.asSARIFMessage, &out)
      if let markdown { json.member("markdown", markdown.asSARIFMessage, &out) }
    }
  }
}

extension String {
  /// The text in which no viewer finds placeholders (SARIF 2.1.0, 3.11.5), nor links (3.11.6).
  fileprivate var asSARIFMessage: String {
    replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "] (")
  }

  /// The text as Markdown that shows nothing but the text.
  fileprivate var asMarkdown: String {
    map { "\\`*_[]<>&#".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// The text with a capital letter and a full stop.
  fileprivate var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (last == "." ? "" : ".")
  }
}

extension RuleSummary {
  fileprivate var helpText: String {
    [rationale, remedy, mending].compactMap { $0 }.joined(separator: "\n\n")
  }

  fileprivate var helpMarkdown: String {
    "**Why it matters.** \(rationale.asMarkdown)\n\n**How to mend it.** \(remedy.asMarkdown)"
      + (mending.map { "\n\n" + $0 } ?? "")
  }

  private var mending: String? {
    switch fixability {
    case .none: nil
    case .safe: "parkcheck --fix mends it."
    case .unsafe: "parkcheck --unsafe-fixes mends it; look at the result."
    }
  }
}

extension Severity {
  /// The level of SARIF 2.1.0, 3.27.10.
  fileprivate var sarifLevel: String { rawValue }

  /// What GitHub's code scanning sorts by.
  fileprivate var problemSeverity: String { self == .note ? "recommendation" : rawValue }
}
