internal import ByteIO
internal import Diagnostics

enum BinaryReader {
  static func read(
    _ source: ByteSource, into consumer: any PropertyListConsumer, faults: FaultReporter
  ) throws(IOError) -> ReadingOutcome {
    .failed
  }
}
