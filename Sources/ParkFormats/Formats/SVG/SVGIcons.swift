internal import ParkModel

/// The pictures that the type table names for pins; each stands once in a picture, and is used by its
/// pins.
struct SVGIcons {
  private let images: [Int: EmbeddedImage]
  private let types: TypeTable

  /// What could not be held, one phrase each.
  let omissions: [String]

  /// Reads the pictures of the types in `used`.
  init(of configuration: Configuration, used: Set<Int>) {
    types = configuration.types
    var images: [Int: EmbeddedImage] = [:]
    var omissions: [String] = []
    for (index, type) in types.types.enumerated() where used.contains(index) {
      guard let name = type.icon else { continue }
      do throws(EmbeddedImage.Lack) {
        images[index] = try EmbeddedImage(name, of: configuration)
      } catch {
        omissions.append(error.omission(of: "the icon", named: name))
      }
    }
    (self.images, self.omissions) = (images, omissions)
  }

  /// Returns the sign of the type with an index.
  func glyph(ofType index: Int) -> Glyph {
    images[index] == nil ? Glyph(of: types.types[index]) : .picture(index)
  }

  /// Writes the pictures, 24 pixels square, where pins find them.
  func write(_ svg: inout SVGElements) {
    for (index, image) in images.sorted(by: { $0.key < $1.key }) {
      svg.element(
        "image",
        [
          "id": .text(Self.id(index)), "width": "24", "height": "24",
          "href": .text(image.address),
        ])
    }
  }

  /// Returns the name of the picture of the type with an index.
  static func id(_ index: Int) -> String { "icon-\(index)" }
}
