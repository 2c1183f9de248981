import ParkModel
import Testing

@testable import Comparison

@Suite struct PointChangesTests {
  /// Compares lists of latitudes.
  private func changes(_ old: [Double], _ new: [Double]) -> PointChanges {
    func points(_ latitudes: [Double]) -> [Coordinate] {
      latitudes.map { Coordinate(latitude: $0, longitude: 8) }
    }
    return PointChanges(points(old), points(new), keys: KeyNames())
  }

  @Test("a point between the same neighbours has moved")
  func moved() throws {
    let changes = changes([1, 2, 3], [1, 2.5, 3])
    let move = try #require(changes.moved.first)
    #expect(changes.moved.count == 1 && move.place == 1)
    #expect(move.from.latitude == 2 && move.to.latitude == 2.5)
    #expect(changes.added.isEmpty && changes.removed.isEmpty && changes.reorderedCount == 0)
  }

  @Test("points come and go without moving the others")
  func addedAndRemoved() {
    #expect(changes([1, 2, 3], [1, 2, 2.5, 3]).added == [2])
    #expect(changes([1, 2, 3], [1, 3]).removed == [1])
    #expect(changes([1, 2, 3], [1, 2, 2.5, 3]).moved.isEmpty)
  }

  @Test("a line that begins elsewhere has its points in another order")
  func reordered() {
    let changes = changes([1, 2, 3, 4], [2, 3, 4, 1])
    #expect(changes.reorderedCount == 1)
    #expect(changes.moved.isEmpty && changes.added.isEmpty && changes.removed.isEmpty)
  }
}
