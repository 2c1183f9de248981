public import Diagnostics
public import ParkModel
public import PropertyList

/// Judges what a park's files say, record by record, and hands every record on.
public final class ParkChecker: ParkConsumer {
  private let next: (any ParkConsumer)?

  /// Creates a checker that reports to `collector` and hands the records on to `next`.
  public init(
    configuration: Configuration, collector: DiagnosticCollector, next: (any ParkConsumer)? = nil
  ) {
    self.next = next
  }

  public func began(_ file: ParkFile) -> ReadingStep { next?.began(file) ?? .goOn }

  public func park(_ park: Park) { next?.park(park) }

  public func attraction(
    _ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile
  ) {
    next?.attraction(attraction, isReadable: isReadable, of: file)
  }

  public func path(_ path: Path) { next?.path(path) }

  public func ended(_ file: ParkFile) { next?.ended(file) }
}
