public import Diagnostics

/// Takes the values of one property list as they are read.
///
/// A root array is handed on element by element, so that the memory does not grow with the file;
/// any other root is handed on whole.
public protocol PropertyListConsumer: AnyObject {
  /// The root is an array, which begins at `position`.
  func rootArrayBegan(at position: SourcePosition)

  /// The element `index` of the root array has been read.
  ///
  /// The consumer may take the tree's content out of it; what it leaves is used again.
  func rootArray(element tree: inout PropertyListTree, at index: Int) -> ReadingStep

  /// The root array has been read to its end.
  func rootArrayEnded()

  /// A root that is no array has been read.
  func root(_ tree: inout PropertyListTree)
}

/// Whether reading goes on.
public enum ReadingStep: Sendable {
  /// The rest is wanted.
  case goOn
  /// Enough has been read.
  case stop
}

/// How reading a property list ended.
public enum ReadingOutcome: Sendable {
  /// The whole file has been read; findings about single values may have been reported.
  case complete
  /// The consumer had enough.
  case stopped
  /// The file could not be read to its end; the reason has been reported.
  case failed
}
