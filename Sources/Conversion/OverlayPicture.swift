internal import ByteIO
internal import ParkFormats
internal import ParkModel

/// The picture of the overlay: that of the configuration, or else the one that a file of the map holds or
/// names.
struct OverlayPicture {
  /// The name, which is a path or an address.
  let name: String

  /// What the picture is made of.
  let content: Picture.Content

  /// Finds the picture; `nil` where there is none.
  ///
  /// A file of the map may come from anywhere. What it names or holds must be a picture, lest an output
  /// carries a file off.
  ///
  /// - Parameters:
  ///   - configuration: The app's configuration.
  ///   - map: The files of the map.
  ///   - limit: How long a picture may be that a file of the map holds, in bytes.
  ///   - lack: Takes why a picture of the map can't be had, as a phrase.
  /// - Throws: when the file that holds the picture can't be read.
  init?(
    _ configuration: Configuration, _ map: MapReading, upTo limit: Int, lack: (String) -> Void
  ) throws(IOError) {
    if let name = configuration.overlayImage {
      self.init(name, in: configuration.folder ?? ".")
    } else if let packed = map.packedImage {
      guard let name = packed.fileName, let bytes = try packed.bytes(upTo: limit) else {
        lack("the overlay's image \"\(packed.name)\", which \(OverlayPicture.lack(packed, limit))")
        return nil
      }
      self.init(name: name, content: .bytes(bytes))
    } else if let (name, folder) = map.image {
      self.init(name, in: folder)
    } else {
      return nil
    }
  }

  /// Says why the image of an archive can't be had.
  private static func lack(_ packed: PackedImage, _ limit: Int) -> String {
    packed.size > limit ? "is longer than \(limit) bytes" : "can't be unpacked as a picture"
  }

  private init(name: String, content: Picture.Content) {
    self.name = name
    self.content = content
  }

  /// The picture at the path or the address `name`, a path being relative to `folder`.
  private init(_ name: String, in folder: String) {
    if name.contains("://") {
      self.init(name: name, content: .remote)
    } else {
      self.init(
        name: name, content: .file(name.hasPrefix("/") ? name : folder + "/" + name))
    }
  }

  /// Whether the picture is in an archive.
  var isPacked: Bool { if case .bytes = content { true } else { false } }

  /// Finds out whether the picture is a file that can't be read, or that holds no picture.
  ///
  /// - Throws: when it is the machine that fails, and not the file.
  func isMissing() throws(IOError) -> Bool {
    guard case .file(let path) = content else { return false }
    do throws(IOError) {
      let beginning = try ByteSource(ofRegularFileAt: path).firstBytes(64)
      return PictureKind(of: beginning) == nil
    } catch {
      if error.isOfMachine { throw error }
      return true
    }
  }
}
