internal import ByteIO
internal import Diagnostics
internal import ParkModel
internal import PropertyList

extension Format {
  /// The app's own property lists, one file for each park, attractions file, route and character.
  package static let plist = Format(
    name: "plist", title: "property lists", fileExtension: "plist",
    mediaType: "application/x-plist",
    cannotHold: ["the comments and the white space of other property lists"],
    options: [.binary], holdsImage: true, reading: .propertyLists,
    makeWriter: .severalFiles { PropertyListsWriter(outputs: $0, context: $1) })
}

extension FormatOption {
  /// Property lists in the binary form.
  package static let binary = FormatOption(
    "binary", help: "Write binary property lists, as apps ship them")
}

/// Writes a map as the property lists that an app reads.
private final class PropertyListsWriter: MapWriter {
  /// An attractions file that has been begun.
  private struct List {
    let output: OutputFile
    var writer: any PropertyListWriter
  }

  private let outputs: OutputSet
  private let form: PropertyListForm
  private let records: PropertyListRecords
  private var names = PropertyListNames()

  private var lists: [List] = []

  /// Where the list of each attractions file is.
  private var places: [ParkFile: Int] = [:]

  /// Where the list of the attractions files of one name is, where several files of another format may
  /// hold them in parts.
  private var placesByName: [String: Int] = [:]
  private let joinsFiles: Bool

  /// The file of the attraction that came last, and where its list is.
  private var latest: (file: ParkFile, index: Int)?

  /// The names of routes and characters that differ from those of their files.
  private var lostNames: [String] = []

  private(set) var omissions: [String] = []
  private(set) var remarks: [String] = []

  /// The overlay's image, where it comes along with the map and so lies beside the property lists.
  private let image: Picture?
  private var hasPark = false

  /// The name that the first park is to get.
  private var parkName: String?

  init(outputs: OutputSet, context: WritingContext) {
    self.outputs = outputs
    form = context.options.contains(.binary) ? .binary : .xml
    joinsFiles = context.joinsFiles
    image = context.overlayImage
    records = PropertyListRecords(context)
  }

  func begin(_ header: MapHeader) {
    parkName = header.givenName
    if parkName != nil, header.park == nil { omissions.append("the map's name") }
  }

  func begin(_ layer: Layer) {}

  func end(_ layer: Layer) {}

  // MARK: Files

  func park(_ park: Park) {
    let tree = records.tree(of: park, named: parkName)
    (parkName, hasPark) = (nil, true)
    write(tree, to: makeFile(for: park.file))
  }

  func character(_ path: Path) { write(path) }

  func route(_ path: Path) { write(path) }

  private func write(_ path: Path) {
    if path.name != path.file.listTitle { lostNames.append(path.name) }
    write(records.tree(of: path), to: makeFile(for: path.file))
  }

  private func write(_ tree: PropertyListTree, to output: OutputFile) {
    var writer = form.writer
    writer.root(tree, 0, &output.buffer)
    writer.end(&output.buffer)
    output.buffer.giveBackRoom()
  }

  private func makeFile(for file: ParkFile) -> OutputFile {
    outputs.makeFile(named: names.name(for: file))
  }

  func boundary(_ park: Park, carriesPark: Bool) {}

  func overlay(_ overlay: Overlay, of park: Park, carriesPark: Bool) {}

  // MARK: Attractions

  func attraction(_ attraction: borrowing Attraction, of file: ParkFile) {
    let place = listIndex(of: file)
    let entry = records.entry(of: attraction)
    if let key = entry.key {
      lists[place].writer.entry(entry.tree, key: key, &lists[place].output.buffer)
    } else {
      lists[place].writer.element(entry.tree, entry.value, &lists[place].output.buffer)
    }
  }

  func attractionsEnded(_ file: ParkFile) { _ = listIndex(of: file) }

  /// Returns where the list of `file` is, which is begun with its first entry. Entries of several files
  /// may come mixed.
  private func listIndex(of file: ParkFile) -> Int {
    if let latest, latest.file == file { return latest.index }
    let known = places[file] ?? (joinsFiles ? placesByName[file.name] : nil)
    let index = known ?? lists.count
    if known == nil { lists.append(List(output: makeFile(for: file), writer: form.writer)) }
    (places[file], placesByName[file.name]) = (index, index)
    latest = (file, index)
    return index
  }

  func end() {
    for place in lists.indices { lists[place].writer.end(&lists[place].output.buffer) }
    remarks = names.remarks
    if lostNames.count == 1 {
      let name = Quotation.shortened(lostNames[0])
      omissions.append("the name \"\(name)\", which is not that of its file")
    } else if lostNames.count > 1 {
      omissions.append(
        "the names of \(lostNames.count) routes and characters, which are not those of their files")
    }
    if let image, hasPark, case .bytes(let bytes) = image.content {
      write(bytes, named: image.path)
    }
  }

  /// Writes the overlay's image into the folder of the property lists, if there is one.
  private func write(_ bytes: [UInt8], named name: String) {
    guard case .folder = outputs.destination else {
      return omissions.append(
        "the overlay's image \"\(name)\", which goes into a folder that -o names")
    }
    outputs.makeFile(named: name).buffer.append(bytes.span)
    remarks.append(
      "put the overlay's image into '\(name)', which belongs into \(Configuration.fileName)")
  }
}
