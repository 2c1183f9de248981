import Foundation
import ParkModel
import Testing

@testable import ParkFormats

@Suite struct OverlayPlacementTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The corners of a box of `width` and `height` degrees of latitude about `centre`, turned
  /// counter-clockwise by `degrees`, in the plane that is true at the centre.
  private func turned(
    _ degrees: Double, centre: Coordinate, width: Double, height: Double, shear: Double = 0
  ) -> [Coordinate] {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let scale = cos(centre.latitude * .pi / 180)
    return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      let (east, north) = (x * width / 2 + y * shear, y * height / 2)
      return place(
        centre.latitude + east * sine + north * cosine,
        centre.longitude + (east * cosine - north * sine) / scale)
    }
  }

  @Test("an upright box is exact and not turned")
  func upright() {
    let overlay = Overlay(
      topLeft: place(34.4311, -118.6012), topRight: place(34.4311, -118.5912),
      bottomLeft: place(34.4194, -118.6012))
    let placement = OverlayPlacement(corners: overlay.drawnCorners)
    #expect((placement.north, placement.south) == (34.4311, 34.4194))
    #expect((placement.west, placement.east) == (-118.6012, -118.5912))
    #expect(placement.rotation == 0)
    #expect(placement.isRectangle)
  }

  @Test("a box across the 180th meridian has an eastern edge beyond it")
  func acrossDateLine() {
    let overlay = Overlay(
      topLeft: place(1, 179.9), topRight: place(1, -179.9), bottomLeft: place(0, 179.9))
    for corners in [overlay.drawnCorners, overlay.writtenCorners] {
      let placement = OverlayPlacement(corners: corners)
      #expect((placement.west, placement.east) == (179.9, 180.1))
      #expect(placement.isRectangle)
    }
  }

  @Test(
    "a turned box is told with its turn, counter-clockwise",
    arguments: [-170.0, -90, -45, -1, 0.5, 10, 45, 89, 90, 135], [0.0, 34.4, -60])
  func turnedBox(degrees: Double, latitude: Double) {
    let centre = place(latitude, 12)
    let corners = turned(degrees, centre: centre, width: 0.02, height: 0.01)
    let placement = OverlayPlacement(corners: corners)
    let scale = cos(latitude * .pi / 180)
    #expect(placement.isRectangle)
    #expect(abs(placement.rotation - degrees) < 1e-6)
    #expect(abs(placement.north - latitude - 0.005) < 1e-9)
    #expect(abs(placement.south - latitude + 0.005) < 1e-9)
    #expect(abs(placement.east - 12 - 0.01 / scale) < 1e-9)
    #expect(abs(placement.west - 12 + 0.01 / scale) < 1e-9)
  }

  @Test("a small turn to the left lifts the right end")
  func sign() {
    let placement = OverlayPlacement(corners: [
      place(0, 0), place(0.1, 1), place(1.1, 0.9), place(1, -0.1),
    ])
    #expect(placement.rotation > 5 && placement.rotation < 6)
  }

  @Test("a skewed box has a box about its centre, and says that it is none")
  func skewed() {
    let centre = place(34, -118)
    let corners = turned(20, centre: centre, width: 0.02, height: 0.01, shear: 0.002)
    let placement = OverlayPlacement(corners: corners)
    #expect(!placement.isRectangle)
    #expect(placement.corners == corners)
    #expect(abs((placement.north + placement.south) / 2 - 34) < 1e-9)
    #expect(abs((placement.east + placement.west) / 2 + 118) < 1e-9)
  }

  @Test("a mirrored box is none that a turn could make", arguments: [0.0, 30])
  func mirrored(degrees: Double) {
    let corners = turned(degrees, centre: place(34, -118), width: 0.02, height: 0.01)
    #expect(!OverlayPlacement(corners: [1, 0, 3, 2].map { corners[$0] }).isRectangle)
    #expect(!OverlayPlacement(corners: [3, 2, 1, 0].map { corners[$0] }).isRectangle)
  }

  @Test("the written corners make a parallelogram, also across the 180th meridian")
  func writtenCorners() {
    let overlay = Overlay(
      topLeft: place(1, 179.75), topRight: place(1.25, -179.75), bottomLeft: place(0, -180))
    #expect(
      overlay.writtenCorners == [
        place(0, 180), place(0.25, 180.5), place(1.25, 180.25), place(1, 179.75),
      ])
    #expect(!overlay.isAxisAligned)
  }
}
