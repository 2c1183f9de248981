package import Diagnostics

/// What the checks have to say about a map.
package struct MapFindings: Sendable {
  /// The findings in the order of the files, those of one file in the order of their places.
  package var diagnostics: [Diagnostic] = []

  /// How many more there were than are kept.
  package var droppedCount = 0

  /// Creates a list of findings.
  package init(diagnostics: [Diagnostic] = [], droppedCount: Int = 0) {
    self.diagnostics = diagnostics
    self.droppedCount = droppedCount
  }
}
