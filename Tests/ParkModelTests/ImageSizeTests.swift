import Testing

@testable import ParkModel

@Suite("The size of a picture")
struct ImageSizeTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

  /// A segment of a JPEG file that begins a frame of 3 by 2 pixels.
  private static let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1]

  private static func size(_ width: Int, _ height: Int) -> ImageSize.Reading {
    .size(ImageSize(width: width, height: height))
  }

  @Test(
    "it is read from the first bytes, and what is cut or damaged is broken",
    arguments: [
      (png + [0, 0, 1, 2, 0, 0, 0, 7], size(258, 7)), (png + [0, 0, 0, 0, 0, 0, 0, 7], .broken),
      (png + [0, 0, 1, 2, 0, 0, 0], .broken),
      (Array(png.dropLast()) + Array(repeating: 0, count: 9), .broken),
      (Array("GIF89a".utf8) + [3, 0, 2, 1], size(3, 258)),
      (Array("GIF89a".utf8) + [3, 0, 2], .broken),
      (Array("GIF89a".utf8) + [0, 0, 2, 0], .broken),
      ([0xFF, 0xD8] + frame, size(3, 2)), ([0xFF, 0xD8, 0xFF] + frame, size(3, 2)),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + frame, size(3, 2)),
      ([0xFF, 0xD8, 0xFF, 0xC4, 0, 4, 1, 2] + frame, size(3, 2)),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 3] + frame, .broken),
      ([0xFF, 0xD8, 0xFF], .broken), ([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF], .broken),
      ([0xFF, 0xD8] + frame.dropLast(2), .broken),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF] + Array(repeating: 0, count: 65_540), .unknown),
      (Array("%PDF-1.4".utf8), .unknown), (Array("    ftypheic".utf8), .unknown),
      (Array("    ftyphei".utf8), .broken), (Array("<svg/>".utf8), .unknown),
      ([], .broken), (Array("picture".utf8), .broken),
    ] as [([UInt8], ImageSize.Reading)])
  func reading(bytes: [UInt8], expected: ImageSize.Reading) {
    #expect(ImageSize.Reading(of: bytes) == expected)
  }
}
