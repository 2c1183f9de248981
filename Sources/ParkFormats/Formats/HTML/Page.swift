internal import ByteIO
internal import Markup

/// The page around the data: its policy, its style, its controls and its script.
///
/// Its parts are files in `Page`, which the build puts into the program.
struct Page {
  private let styles: [[UInt8]]
  private let scripts: [[UInt8]]

  /// The hosts whose pictures the page may show once a base map has been chosen.
  private static let tileHosts = [
    "https://tile.openstreetmap.org", "https://server.arcgisonline.com",
  ]

  /// Creates a page that holds `leaflet`.
  init(leaflet: Leaflet) {
    styles = [leaflet.style, PackageResources.page_css, PackageResources.map_css]
    scripts = [
      leaflet.script,
      [
        PackageResources.data_js, PackageResources.elements_js, PackageResources.callouts_js,
        PackageResources.layers_js, PackageResources.pins_js, PackageResources.findings_js,
        PackageResources.changes_js,
        PackageResources.basemaps_js, PackageResources.panel_js, PackageResources.main_js,
      ].flatMap { $0 + [0x0A] },
    ]
  }

  /// Writes all that comes before the data.
  func begin(title: String, _ out: inout ByteBuffer) {
    out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    out.append(text: policy)
    out.append("\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    out.append("<meta name=\"color-scheme\" content=\"light dark\">\n")
    out.append("<meta name=\"generator\" content=\"parkconv\">\n<title>")
    XMLWriter.escape(title, &out)
    out.append("</title>\n<link rel=\"icon\" href=\"data:,\">\n")
    for style in styles { element("style", style, &out) }
    out.append("</head>\n<body>\n")
    append(PackageResources.page_html, &out)
    out.append("<script type=\"application/json\" id=\"park-map\">\n")
  }

  /// Writes all that comes behind the data.
  func end(_ out: inout ByteBuffer) {
    out.append("</script>\n<!--\n")
    append(PackageResources.leaflet_licence_txt, &out)
    out.append("-->\n")
    for script in scripts { element("script", script, &out) }
    out.append("</body>\n</html>\n")
  }

  private func append(_ bytes: [UInt8], _ out: inout ByteBuffer) { out.append(bytes.span) }

  private func element(
    _ name: StaticString, _ content: [UInt8], _ out: inout ByteBuffer
  ) {
    out.append("<")
    out.append(name)
    out.append(">")
    out.append(content.span)
    out.append("</")
    out.append(name)
    out.append(">\n")
  }

  /// What the page may load and run (Content Security Policy Level 3): its own scripts and styles, named
  /// by their hashes, and pictures; nothing else.
  private var policy: String {
    [
      "default-src 'none'", "script-src " + sources(scripts), "style-src " + sources(styles),
      "img-src data: " + Self.tileHosts.joined(separator: " "), "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  private func sources(_ contents: [[UInt8]]) -> String {
    contents.map { "'sha256-" + Base64.text(SHA256.hash($0)) + "'" }.joined(separator: " ")
  }
}
