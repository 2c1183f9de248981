internal import ByteIO

/// The library that draws maps in a browser, read from a folder so that a page can hold it.
struct Leaflet {
  /// The script.
  let script: [UInt8]
  /// The style, with its pictures in it.
  let style: [UInt8]

  /// Where Debian's package puts the library.
  static let usualFolder = "/usr/share/javascript/leaflet"

  private static let scriptNames = ["leaflet.min.js", "leaflet.js"]
  private static let styleName = "leaflet.css"

  /// Reads the library in `folder`, as Debian or its makers lay it out.
  ///
  /// - Throws: what is missing, and how to get it.
  init(folder: String) throws(FormatFailure) {
    let scripts = Self.scriptNames.map { path(of: $0, inFolder: folder) }
    guard let script = scripts.first(where: isReadableFile) else {
      throw FormatFailure(
        "there is no \(Self.scriptNames.joined(separator: " or ")) in '\(folder)'", Self.remedy)
    }
    do throws(IOError) {
      self.script = Self.withoutSourceMap(try ByteSource(ofRegularFileAt: script).allBytes())
      self.style = try Self.style(inFolder: folder)
    } catch {
      throw FormatFailure("\(error)", Self.remedy)
    }
    guard Self.mayStandInPage(self.script), Self.mayStandInPage(style) else {
      throw FormatFailure("'\(folder)' has a Leaflet that can't stand in a page", Self.remedy)
    }
  }

  /// The paths of the files in `folder` that are read.
  package static func files(inFolder folder: String) -> [String] {
    let images = path(of: "images", inFolder: folder)
    let names = ((try? namesInFolder(images)) ?? []).map { path(of: $0, inFolder: images) }
    return (scriptNames + [styleName]).map { path(of: $0, inFolder: folder) } + names
  }

  private static let remedy =
    "install Leaflet 1.7 or a later 1.x (Debian's package libjs-leaflet), or name its folder with "
    + "--leaflet"

  /// Returns the style with the pictures of `folder` in the places of their names.
  private static func style(inFolder folder: String) throws(IOError) -> [UInt8] {
    var text = String(
      decoding: try ByteSource(ofRegularFileAt: path(of: styleName, inFolder: folder)).allBytes(),
      as: UTF8.self)
    let images = path(of: "images", inFolder: folder)
    for name in try isFolder(images) ? try namesInFolder(images) : [] where name.hasSuffix(".png") {
      let image = try EmbeddedImage(name, inFolder: images, mediaType: "image/png")
      text = text.replacing("url(images/\(name))", with: "url(\(image.address))")
    }
    return Array(text.utf8)
  }

  /// A browser's inspector would look for the map that the last line names.
  private static func withoutSourceMap(_ script: [UInt8]) -> [UInt8] {
    Array(
      String(decoding: script, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .filter { !$0.hasPrefix("//# sourceMappingURL") }.joined(separator: "\n").utf8)
  }

  /// Whether nothing in `bytes` ends the element that holds them.
  private static func mayStandInPage(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return !["</script", "</style", "<!--"].contains(where: text.contains)
  }
}
