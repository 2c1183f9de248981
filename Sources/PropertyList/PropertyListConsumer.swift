public import Diagnostics

/// Takes the values of one property list as they are read.
///
/// A root array is handed on some elements at a time, so that the memory does not grow with the file;
/// any other root is handed on whole.
public protocol PropertyListConsumer: AnyObject {
  /// The root is an array, which begins at `position`.
  func rootArrayBegan(at position: SourcePosition)

  /// Elements of the root array have been read: the values in `range` of `tree`, one behind the other,
  /// of which the first is the element `index`.
  ///
  /// The tree must be left as it was; the reader uses it again.
  func rootArray(
    elements range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree, from index: Int
  ) -> ReadingStep

  /// The root array has been read to its end.
  func rootArrayEnded()

  /// A root that is no array has been read.
  func root(_ tree: inout PropertyListTree)
}

extension PropertyListTree {
  /// Calls `body` with each of the values in `range`, one behind the other, until it has had enough, and
  /// with a number that counts from `index`; returns whether more is wanted.
  package func forEachElement(
    in range: Range<Index>, from index: Int, _ body: (_ element: Index, _ index: Int) -> ReadingStep
  ) -> ReadingStep {
    var (element, index) = (range.lowerBound, index)
    while element < range.upperBound {
      if body(element, index) == .stop { return .stop }
      element = end(of: element)
      index += 1
    }
    return .goOn
  }
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
