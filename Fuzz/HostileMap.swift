internal import ByteIO
internal import Diagnostics
internal import ParkChecks
internal import ParkFormats
internal import ParkModel

/// A map from the fuzzer, in some format that is read.
struct HostileMap {
  private let format: Format
  private let files: [(name: String, bytes: [UInt8])]

  /// Takes the file called `name` for a map in `format`.
  init(_ bytes: [UInt8], named name: String, format: Format) {
    self.format = format
    self.files = [(name, bytes)]
  }

  private init(_ format: Format, _ files: [(name: String, bytes: [UInt8])]) {
    self.format = format
    self.files = files
  }

  /// What reading the map comes to.
  struct Reading {
    /// What is wrong with it.
    let collector: DiagnosticCollector
    /// Whether it could be read to its end.
    var isComplete = true
    /// The name that it gives itself.
    var name: String?

    /// Whether it may be written.
    var isSound: Bool { isComplete && collector.errorCount == 0 }
  }

  /// The levels at which nothing but what can't be read is an error, so that more is written.
  private static let levels: [RuleID: SeverityLevel] = Dictionary(
    uniqueKeysWithValues: RuleID.all.filter { !$0.name.hasPrefix("plist-") }.map { ($0, .warning) })

  /// Reads the map, and hands what it says to `consumer`.
  func read(into consumer: (any ParkConsumer)? = nil) -> Reading {
    let configuration = Configuration()
    let collector = DiagnosticCollector(limit: .max, levels: HostileMap.levels)
    var result = Reading(collector: collector)
    for file in files {
      let source = ByteSource(file.bytes, named: file.name)
      let checker = ParkChecker(configuration: configuration, collector: collector, next: consumer)
      switch format.reading {
      case .features(let reading)?:
        let sorter = MapSorter(configuration: configuration)
        let outcome = try? sorter.read(source, by: reading, diagnostics: collector)
        let map = sorter.map()
        for records in map.files {
          ParkReader.read(
            records, configuration: configuration, into: checker, diagnostics: collector)
        }
        result.isComplete = result.isComplete && outcome != nil && outcome != .failed
        result.name = result.name ?? map.name
      case .propertyLists?, nil:
        let outcome = try? ParkReader.read(
          source, configuration: configuration, into: checker, diagnostics: collector)
        result.isComplete = result.isComplete && outcome != nil && outcome != .failed
      }
    }
    return result
  }

  /// Returns the map in another format; `nil` where there are errors in it.
  func written(as target: Format, named name: String?) -> HostileMap? {
    let context = WritingContext(configuration: Configuration())
    guard let outputs = try? OutputSet(.nowhere),
      let assembler = try? MapAssembler(
        format: target, outputs: outputs, layers: Set(Layer.allCases), name: nil,
        documentName: name, context: context),
      read(into: assembler).isSound, (try? assembler.finish()) != nil
    else { return nil }
    return HostileMap(
      target, outputs.files.map { ($0.name, (try? $0.file.allBytes()) ?? []) })
  }
}

extension HostileMap {
  /// The formats that a map is written in from memory alone; a page holds a library from the disk.
  private static let targets = Format.writable.filter { $0.subject == .map && $0.name != "html" }

  /// Expects of some inputs, which `lot` tells, a way through one of the formats, which keeps the fuzzer
  /// quick: the map becomes the same each time, that is read without an error, and further ways through
  /// the format change nothing more.
  func expectWay(_ lot: UInt64, named name: String?) {
    guard lot.isMultiple(of: 4) else { return }
    let target = HostileMap.targets[Int((lot >> 8) % UInt64(HostileMap.targets.count))]
    guard let first = written(as: target, named: name) else { return }
    expect(
      first.isSame(as: written(as: target, named: name)), "two conversions to \(target.name) differ"
    )
    first.expectForm()
    if target.reading == nil { return }
    let reading = first.read()
    expect(
      reading.isSound, "what was written as \(target.name) has errors: \(reading.collector.sorted)")
    guard let second = first.written(as: target, named: reading.name),
      let third = second.written(as: target, named: second.read().name)
    else { return }
    expect(second.isSame(as: third), "\(target.name) does not come to rest")
  }

  private func isSame(as other: HostileMap?) -> Bool {
    guard let other, files.count == other.files.count else { return false }
    return zip(files, other.files).allSatisfy { $0.name == $1.name && $0.bytes == $1.bytes }
  }

  private func expectForm() {
    for file in files { Form(of: format)?.expect(file.bytes) }
  }
}
