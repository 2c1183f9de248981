package import Diagnostics

/// What a run of the checker has found, before it is written in some format.
package struct CheckReport: Sendable {
  /// The program that checked.
  package struct Tool: Hashable, Sendable {
    /// The program's name.
    package let name: String
    /// Its version, such as `1.2.0`.
    package let version: String
    /// The address of its documentation, where there is one.
    package let address: String?

    /// Describes a program.
    package init(name: String, version: String, address: String? = nil) {
      self.name = name
      self.version = version
      self.address = address
    }
  }

  /// A file that could not be read.
  package struct UnreadableFile: Hashable, Sendable {
    /// The file, as the user named it.
    package let path: String
    /// Why, such as `cannot open 'Park.plist': Permission denied`.
    package let reason: String

    /// Describes a file that could not be read.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The program that checked.
  package var tool: Tool

  private let makeRules: @Sendable () -> [RuleSummary]

  /// The rules that could have found something; made when a format asks for them.
  package var rules: [RuleSummary] { makeRules() }

  /// The files that were checked, in the order in which they are reported.
  package var files: [String]

  /// The findings, in the order in which they are reported.
  package var findings: [Diagnostic]

  /// The files that could not be read.
  package var unreadable: [UnreadableFile]

  /// How many findings there are beyond ``findings``.
  package var omittedCount: Int

  /// The name under which standard input was checked; what lies there on disk is something else.
  package var standardInput: String?

  /// The absolute path of the folder in which the program runs, to which paths are relative.
  package var workingFolder: String?

  /// Describes a run.
  package init(
    tool: Tool, rules: @escaping @autoclosure @Sendable () -> [RuleSummary], files: [String],
    findings: [Diagnostic],
    unreadable: [UnreadableFile] = [], omittedCount: Int = 0, standardInput: String? = nil,
    workingFolder: String? = nil
  ) {
    self.tool = tool
    makeRules = rules
    self.files = files
    self.findings = findings
    self.unreadable = unreadable
    self.omittedCount = omittedCount
    self.standardInput = standardInput
    self.workingFolder = workingFolder
  }
}

extension CheckReport {
  /// The findings in one file.
  struct FileFindings {
    let path: String
    var findings: [Diagnostic]
  }

  /// The findings of each file, a clean one having none: first the files that were checked, then
  /// others that have findings.
  var findingsByFile: [FileFindings] {
    var groups: [FileFindings] = []
    var places: [String: Int] = [:]
    for path in files + findings.map(\.file) where places[path] == nil {
      places[path] = groups.count
      groups.append(FileFindings(path: path, findings: []))
    }
    for finding in findings {
      if let place = places[finding.file] { groups[place].findings.append(finding) }
    }
    return groups
  }

  /// Returns the path of `file` as other programs look it up.
  func path(of file: String) -> ReportedPath { ReportedPath(file, in: workingFolder) }
}
