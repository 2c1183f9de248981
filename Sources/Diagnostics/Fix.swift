/// What a program can do about a finding.
public struct Fix: Hashable, Sendable {
  /// Whether it may be done without a person's look at it.
  public let isSafe: Bool

  /// The changes, all of which belong together.
  public let edits: [ValueEdit]

  /// Creates a fix of `edits`.
  public init(isSafe: Bool, edits: [ValueEdit]) {
    self.isSafe = isSafe
    self.edits = edits
  }
}

extension Diagnostic {
  /// Whether a program can mend the fault.
  public var fixability: Fixability {
    switch fix?.isSafe {
    case nil: .none
    case true?: .safe
    case false?: .unsafe
    }
  }
}

/// A change of one element of a property list.
public struct ValueEdit: Hashable, Sendable {
  /// Where the element begins in its file.
  public let position: SourcePosition

  /// What becomes of it.
  public let change: ValueChange

  /// Creates a change of the element at `position`.
  public init(at position: SourcePosition, _ change: ValueChange) {
    self.position = position
    self.change = change
  }
}

/// What becomes of an element.
public enum ValueChange: Hashable, Sendable {
  /// The white space at the ends of its text goes.
  case trimmed
  /// The two numbers of its coordinate change places.
  case exchangedNumbers
  /// The signs of numbers of its coordinate change.
  case changedSigns(latitude: Bool, longitude: Bool)
  /// Numbers of its coordinate are replaced by those of the coordinates at other positions; `nil` for
  /// those that stay.
  case numbersFrom(latitude: SourcePosition?, longitude: SourcePosition?)
  /// Its kind changes to that of the element name, its text stays.
  case kind(String)
  /// It goes, with the white space in front of it.
  case removal
}
