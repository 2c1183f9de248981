package import ByteIO
internal import ParkModel

/// Why a map can't be written in a format.
package enum WritingError: Error, Hashable, Sendable {
  /// A file can't be read or written.
  case failed(IOError)
  /// The configuration names no image for the overlay.
  case imageUnnamed
  /// The overlay's image lies elsewhere in the network.
  case imageRemote(String)
  /// The overlay's image is an entry of an archive.
  case imagePacked(String)
  /// The overlay's image is none whose size can be read.
  case imageUnknown(String)
  /// No park file places the overlay.
  case overlayMissing
  /// The format lacks something on this machine.
  case unavailable(FormatFailure)
}

extension WritingError: CustomStringConvertible {
  /// The error as one line.
  package var description: String {
    switch self {
    case .failed(let error): "\(error)"
    case .imageUnnamed:
      "the overlay's image is not known, expected its path in the configuration, as in "
        + #"{"overlay": {"image": "overlay.png"}}"#
    case .imageRemote(let address): "the overlay's image '\(address)' is no file, expected a path"
    case .imagePacked(let name):
      "the overlay's image '\(name)' is in an archive, expected a file: kmz-to-plist with -o FOLDER "
        + "unpacks it, for \(Configuration.fileName) to name it"
    case .imageUnknown(let path): "cannot read the size of '\(path)', expected a PNG or JPEG image"
    case .unavailable(let failure): failure.messages.joined(separator: "; ")
    case .overlayMissing: "no park file places the overlay by its three corners"
    }
  }
}

extension WritingError {
  /// Does `work`, and throws its error as one of writing.
  package static func of<Value>(
    _ work: () throws(IOError) -> Value
  ) throws(WritingError) -> Value {
    do throws(IOError) {
      return try work()
    } catch {
      throw .failed(error)
    }
  }
}
