package import ByteIO
package import Diagnostics
internal import JSONReading
internal import Markup
internal import Reporting

/// The findings that a project lives with: those of a run that was kept, by their content and not by
/// their lines.
package struct Baseline {
  /// How often each finding was kept, by its fingerprint.
  private let fingerprints: Set<String>

  /// The absolute path of the folder of the file; paths are kept relative to it.
  private let folder: String?

  /// Why a baseline can't be used.
  package enum Failure: Error {
    /// The file can't be read.
    case unreadable(IOError)
    /// The file is no baseline.
    case invalid(String)
  }

  /// Reads the baseline in the file at `path`.
  package init(contentsOf path: String) throws(Failure) {
    folder = Baseline.folder(of: path)
    let bytes: [UInt8]
    do throws(IOError) {
      bytes = try ByteSource(path: path).allBytes()
    } catch {
      throw .unreadable(error)
    }
    do throws(JSONError) {
      guard let fingerprints = Baseline.fingerprints(in: try JSONParser.parse(bytes)) else {
        throw JSONError(position: .start, message: "expected a baseline of parkcheck, version 1")
      }
      self.fingerprints = fingerprints
    } catch {
      throw .invalid("\(path):\(error.position): error: \(error.message)")
    }
  }

  private static func folder(of path: String) -> String? {
    absolutePath(of: folderPart(of: path))
  }

  private static func fingerprints(in root: JSONValue) -> Set<String>? {
    guard case .object(let members) = root.content,
      case .number("1")? = members.first(where: { $0.name == "version" })?.value.content,
      case .array(let findings)? = members.first(where: { $0.name == "findings" })?.value.content
    else { return nil }
    return Set(findings.compactMap(fingerprint))
  }

  private static func fingerprint(of finding: JSONValue) -> String? {
    guard case .object(let members) = finding.content,
      case .string(let text)? = members.first(where: { $0.name == "fingerprint" })?.value.content
    else { return nil }
    return text
  }

  /// Takes the findings of the baseline out of `findings`.
  ///
  /// - Returns: The others, and how many of the baseline there are no longer.
  package func apply(to findings: [Diagnostic]) -> (left: [Diagnostic], goneCount: Int) {
    var met: Set<String> = []
    var left: [Diagnostic] = []
    for (finding, fingerprint) in zip(findings, Fingerprint.all(of: findings, in: folder)) {
      if fingerprints.contains(fingerprint.text) {
        met.insert(fingerprint.text)
      } else {
        left.append(finding)
      }
    }
    return (left, fingerprints.count - met.count)
  }

  /// Writes `findings` as a baseline into the file at `path`.
  package static func write(_ findings: [Diagnostic], to path: String) throws(IOError) {
    let output = try OutputFile(.file(path))
    var json = JSONWriter(isPretty: true)
    json.beginObject(&output.buffer)
    json.name("version", &output.buffer)
    json.number(1, &output.buffer)
    json.name("findings", &output.buffer)
    json.beginArray(&output.buffer)
    for (finding, fingerprint) in zip(findings, Fingerprint.all(of: findings, in: folder(of: path)))
    {
      write(finding, fingerprint, &json, &output.buffer)
    }
    json.endArray(&output.buffer)
    json.endObject(&output.buffer)
    output.buffer.append(UInt8(ascii: "\n"))
    try output.commit()
  }

  /// Writes a finding; all but the fingerprint is for the people who read the file.
  private static func write(
    _ finding: Diagnostic, _ fingerprint: Fingerprint, _ json: inout JSONWriter,
    _ out: inout ByteBuffer
  ) {
    json.beginObject(&out)
    for (name, text) in [
      ("fingerprint", fingerprint.text), ("path", finding.file), ("rule", finding.rule.name),
      ("message", finding.message),
    ] {
      json.name(name, &out)
      json.string(text, &out)
    }
    json.endObject(&out)
  }
}
