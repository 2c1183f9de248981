internal import ByteIO
internal import Comparison
internal import ParkModel

extension Format {
  /// A still picture.
  package static let svg = Format(
    name: "svg", title: "a picture (SVG)", fileExtension: "svg", mediaType: "image/svg+xml",
    cannotHold: [
      "subtitles and further keys of pins", "names for which there is no room",
      "an overlay's image that is in the network, or that browsers can't show",
    ],
    options: [.width, .theme, .keepGoing], layerOrder: Layer.allCases, holdsImage: true,
    makeWriter: .oneFile { SVGWriter(output: $0, context: $1) })
}

extension FormatOption {
  static let width = FormatOption(
    "width", .number(in: 320...8000, usual: 960), help: "Width of the picture in pixels")
  static let theme = FormatOption(
    "theme", .choice(of: SVGTheme.allCases.map(\.rawValue), usual: SVGTheme.auto.rawValue),
    help: "Light or dark picture; auto follows the reader's system where it is shown")
}

/// The ground that a picture is made for.
enum SVGTheme: String, CaseIterable {
  case auto, light, dark
}

/// Gathers a map, and draws it as a picture when all of it is known.
private final class SVGWriter: MapWriter {
  private let output: OutputFile
  private let context: WritingContext
  private var drawing: MapDrawing
  private var places = FindingPlaces()
  private var pins: Set<Coordinate> = []
  private var findings = MapFindings()
  private var title = ""

  private(set) var omissions: [String] = []

  init(output: OutputFile, context: WritingContext) {
    self.output = output
    self.context = context
    self.drawing = MapDrawing(configuration: context.configuration)
  }

  func begin(_ header: MapHeader) {
    title = header.name
    if let park = header.park { places.add(park) }
  }

  func begin(_ layer: Layer) {}

  func boundary(_ park: Park, carriesPark: Bool) {
    places.add(park)
    drawing.addBoundary(of: park)
  }

  func overlay(_ overlay: Overlay, of park: Park, carriesPark: Bool) {
    places.add(park)
    drawing.add(overlay, of: park)
  }

  func attraction(_ attraction: borrowing Attraction, of file: ParkFile) {
    places.add(attraction, of: file)
    pins.insert(attraction.coordinate)
    drawing.add(attraction)
  }

  func character(_ path: Path) {
    places.add(path)
    drawing.add(path)
  }

  func route(_ path: Path) {
    places.add(path)
    drawing.add(path)
  }

  func end(_ layer: Layer) {}

  func findings(_ findings: MapFindings) { self.findings = findings }

  func changes(_ changes: [MapChange]) { drawing.add(changes) }

  func end() {
    let icons = SVGIcons(of: context.configuration, used: drawing.usedTypes)
    omissions += icons.omissions
    let picture = SVGPicture(
      drawing: drawing, title: title, image: image(), icons: icons,
      width: Double(context.options.number(.width) ?? 960),
      theme: context.options.text(.theme).flatMap(SVGTheme.init) ?? .auto,
      findings: marks())
    picture.write(&output.buffer)
  }

  /// The marks of the findings; `nil` where there are none.
  private func marks() -> FindingMarks? {
    if findings.diagnostics.isEmpty { return nil }
    return FindingMarks(
      findings, places: places, keys: context.configuration.keys, pins: pins,
      point: { drawing.point($0) })
  }

  private func image() -> EmbeddedImage? {
    if drawing[.overlay].isEmpty { return nil }
    return context.embeddedOverlayImage { omissions.append($0) }
  }
}
