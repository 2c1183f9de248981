internal import ByteIO
internal import Comparison
internal import ParkModel

extension Format {
  /// A page with a map for a browser.
  package static let html = Format(
    name: "html", title: "a page with a map for a browser (HTML)", fileExtension: "html",
    mediaType: "text/html",
    cannotHold: ["an overlay's image that is in the network, or that browsers can't show"],
    options: [.leaflet, .keepGoing], layerOrder: Layer.allCases, holdsImage: true,
    makeWriter: .oneFile { (output, context) throws(FormatFailure) in
      try HTMLWriter(output: output, context: context)
    })
}

extension FormatOption {
  static let leaflet = FormatOption(
    "leaflet", .folder(usual: Leaflet.usualFolder),
    help: "Folder of the map library Leaflet, which goes into the page")

  /// Has a format written though there are errors.
  package static let keepGoing = FormatOption(
    "keep-going",
    help: "Show what can be read in spite of errors, and the errors; the exit status is still 1")
}

/// Writes a map as one page that needs nothing else: style, script, pictures and data are in it.
///
/// The records go out as they come; the findings are put on the map once all of them are known.
private final class HTMLWriter: MapWriter {
  private let output: OutputFile
  private let page: Page
  private var data: PageData
  private var places = FindingPlaces()

  init(output: OutputFile, context: WritingContext) throws(FormatFailure) {
    let folder = context.options.text(.leaflet) ?? Leaflet.usualFolder
    self.output = output
    self.page = Page(leaflet: try Leaflet(folder: folder))
    self.data = PageData(context)
  }

  var omissions: [String] { data.omissions }

  func begin(_ header: MapHeader) {
    page.begin(title: header.name, &output.buffer)
    data.begin(header, &output.buffer)
    if let park = header.park { places.add(park) }
  }

  func begin(_ layer: Layer) {}

  func boundary(_ park: Park, carriesPark: Bool) {
    places.add(park)
    data.boundary(park, carriesPark: carriesPark, &output.buffer)
  }

  func overlay(_ overlay: Overlay, of park: Park, carriesPark: Bool) {
    places.add(park)
    data.overlay(overlay, of: park, carriesPark: carriesPark, &output.buffer)
  }

  func attraction(_ attraction: borrowing Attraction, of file: ParkFile) {
    places.add(attraction, of: file)
    data.attraction(attraction, of: file, &output.buffer)
  }

  func character(_ path: Path) {
    places.add(path)
    data.path(path, layer: "characters", &output.buffer)
  }

  func route(_ path: Path) {
    places.add(path)
    data.path(path, layer: "routes", &output.buffer)
  }

  func end(_ layer: Layer) {}

  func findings(_ findings: MapFindings) {
    data.findings(findings, places, &output.buffer)
  }

  func changes(_ changes: [MapChange]) { data.changes(changes, &output.buffer) }

  func end() {
    data.end(&output.buffer)
    page.end(&output.buffer)
  }
}
