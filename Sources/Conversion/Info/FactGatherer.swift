internal import Comparison
internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// Gathers what files say about a map, a fact a line.
final class FactGatherer: AttractionConsumer {
  private let configuration: Configuration
  private(set) var lines: [String] = []

  init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  private func note(_ kind: String, _ name: String, _ fact: String) {
    lines.append(TextReporter.printable("\(kind) \"\(name)\" \(fact)") + "\n")
  }

  func began(_ file: ParkFile) -> ReadingStep { .goOn }

  func park(_ park: Park) {
    let name = park.shownName
    for key in KeyNames.Park.allCases {
      guard let place = park.coordinates[key]?.coordinate else { continue }
      note("park", name, "\(key.words) \(place)")
    }
    for point in park.boundary { note("park", name, "boundary \(point.coordinate)") }
    noteEntries("park", name, park.extras, of: park.record)
  }

  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {
    let (name, record) = (attraction.name, attraction.record)
    if let key = attraction.outerKey { note("attraction", name, "key \(record.string(of: key))") }
    if isReadable {
      note("attraction", name, "location \(attraction.coordinate)")
    } else if let location = attraction.value(of: .location) {
      note("attraction", name, "location \(ValueText.text(of: location, in: record))")
    }
    if let code = attraction.typeCode {
      let listed = attraction.listedType.map { configuration.types.types[$0].name }
      note("attraction", name, "type \(listed ?? "\"\(code)\"")")
    }
    if let subtitle = attraction.subtitle { note("attraction", name, "subtitle \"\(subtitle)\"") }
    noteEntries("attraction", name, attraction.extras, of: record)
  }

  private func noteEntries(
    _ kind: String, _ name: String,
    _ entries: [(key: PropertyListTree.Index, value: PropertyListTree.Index)],
    of record: PropertyListTree
  ) {
    for (key, value) in entries {
      note(kind, name, "\(record.string(of: key)) \(ValueText.text(of: value, in: record))")
    }
  }

  func path(_ path: Path) {
    let part = path.file.role == .route ? "point" : "sighting"
    for point in path.points {
      note(path.file.role.rawValue, path.name, "\(part) \(point.coordinate)")
    }
  }

  func ended(_ file: ParkFile) {}
}
