package import Diagnostics
package import PropertyList

/// A property list put together from what a file of another format says.
package struct RecordFile: Sendable {
  /// Where it came from, and what it says.
  package let file: ParkFile

  /// Its values, whose positions are those in the file that it came from.
  package let content: Content

  /// The values of a property list.
  package enum Content: Sendable {
    /// A root dictionary.
    case dictionary(PropertyListTree)
    /// The elements of a root array, which begins at a position.
    case list(ElementStore, at: SourcePosition)
  }

  /// Creates the property list of `file` with the values `content`.
  package init(file: ParkFile, content: Content) {
    self.file = file
    self.content = content
  }
}

extension ParkReader {
  /// Hands on what `records` say about a park, as if they had been read from a property list.
  package static func read(
    _ records: RecordFile, configuration: Configuration, into consumer: any ParkConsumer,
    diagnostics: DiagnosticCollector
  ) {
    let reader = ParkFileReader(
      path: records.file.path, as: records.file, expectation: .known(records.file.role),
      configuration: configuration, consumer: consumer, diagnostics: diagnostics)
    switch records.content {
    case .dictionary(var tree): reader.root(&tree)
    case .list(let elements, let position):
      reader.rootArrayBegan(at: position)
      elements.replay(into: reader)
      reader.rootArrayEnded()
    }
  }
}
