package import ByteIO
package import Diagnostics
internal import JSONReading
internal import Markup
internal import Reporting

/// The findings that a project lives with: those of a run that was kept, by their content and not by
/// their lines.
package struct Baseline {
  /// The path of the file of each finding, by the finding's fingerprint.
  private let paths: [String: String]

  /// The folder that paths are relative to.
  private let folder: BaselineFolder

  /// Why a baseline can't be used.
  package enum Failure: Error {
    /// The file can't be read.
    case unreadable(IOError)
    /// The file is no baseline.
    case invalid(String)
  }

  /// How many bytes a baseline may have: a million findings.
  private static let greatestSize = 1 << 28

  /// Reads the baseline in the file at `path`.
  package init(contentsOf path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(IOError) {
      folder = try BaselineFolder(ofFile: path)
      let greatest = Baseline.greatestSize
      guard let content = try ByteSource(path: path).allBytes(upTo: greatest) else {
        throw IOError(.read, path: path, reason: "it has more than \(greatest) bytes")
      }
      bytes = content
    } catch {
      throw .unreadable(error)
    }
    do throws(JSONError) {
      guard let paths = Baseline.paths(in: try JSONParser.parse(bytes)) else {
        throw JSONError(position: .start, message: "expected a baseline of parkcheck, version 1")
      }
      self.paths = paths
    } catch {
      throw .invalid("\(path):\(error.position): error: \(error.message)")
    }
  }

  private static func paths(in root: JSONValue) -> [String: String]? {
    guard case .number("1")? = root["version"]?.content,
      case .array(let findings)? = root["findings"]?.content
    else { return nil }
    var paths: [String: String] = [:]
    for finding in findings {
      guard case .string(let fingerprint)? = finding["fingerprint"]?.content,
        case .string(let path)? = finding["path"]?.content
      else { return nil }
      paths[fingerprint] = path
    }
    return paths
  }

  /// Takes the findings of the baseline out of `findings`, which are all of those in `files`.
  ///
  /// - Returns: The others, and how many there are no longer of those that the baseline has of these
  ///   files.
  package func apply(
    to findings: [Diagnostic], in files: [String]
  ) -> (left: [Diagnostic], goneCount: Int) {
    let checkedPaths = Set(files.map { folder.path(of: $0) })
    var gone = paths.filter { checkedPaths.contains($0.value) }
    var left: [Diagnostic] = []
    for (finding, fingerprint) in zip(findings, folder.fingerprints(of: findings)) {
      if paths[fingerprint] == nil { left.append(finding) }
      gone[fingerprint] = nil
    }
    return (left, gone.count)
  }

  /// Writes `findings` as a baseline into the file at `path`.
  package static func write(_ findings: [Diagnostic], to path: String) throws(IOError) {
    let folder = try BaselineFolder(ofFile: path)
    let output = try OutputFile(.file(path))
    var json = JSONWriter(isPretty: true)
    json.beginObject(&output.buffer)
    json.name("version", &output.buffer)
    json.number(1, &output.buffer)
    json.name("findings", &output.buffer)
    json.beginArray(&output.buffer)
    for (finding, fingerprint) in zip(findings, folder.fingerprints(of: findings)) {
      let members = [
        ("fingerprint", fingerprint), ("path", folder.path(of: finding.file)),
        ("rule", finding.rule.name), ("message", finding.message),
      ]
      write(members, &json, &output.buffer)
    }
    json.endArray(&output.buffer)
    json.endObject(&output.buffer)
    output.buffer.append(UInt8(ascii: "\n"))
    try output.commit()
  }

  private static func write(
    _ members: [(name: String, text: String)], _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.beginObject(&out)
    for (name, text) in members {
      json.name(name, &out)
      json.string(text, &out)
    }
    json.endObject(&out)
  }
}

/// The folder of a baseline, from which its paths lead to the files, wherever the program runs.
private struct BaselineFolder {
  private let path: String?

  init(ofFile file: String) throws(IOError) {
    path = ByteIO.absolutePath(of: folderPart(of: file))
    if path == nil { throw IOError(.open, path: file, code: errno) }
  }

  /// Returns the path of `file` from this folder; absolute where it lies outside.
  func path(of file: String) -> String {
    let absolute = absolutePath(ofFile: file)
    guard let path else { return absolute }
    let prefix = path == "/" ? path : path + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// Returns the fingerprints of `findings` as they are from this folder.
  func fingerprints(of findings: [Diagnostic]) -> [String] {
    var absolutePaths: [String: String] = [:]
    let located = findings.map { finding in
      var finding = finding
      let known = absolutePaths[finding.file] ?? absolutePath(ofFile: finding.file)
      absolutePaths[finding.file] = known
      finding.file = known
      return finding
    }
    return Fingerprint.all(of: located, in: path).map(\.text)
  }

  private func absolutePath(ofFile file: String) -> String {
    guard let folder = ByteIO.absolutePath(of: folderPart(of: file)) else { return file }
    return (folder == "/" ? "" : folder) + "/" + fileName(of: file)
  }
}

extension JSONValue {
  /// The value of the member `name` of an object.
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }
}
