import Foundation
import Testing

@testable import ParkFormats

@Suite("Features made to take all time")
struct FeatureTimeTests {
  /// Expects that `work` takes time in proportion to the number that it gets, as far as can be told from
  /// `count` and eight times as many.
  private func expectProportion(_ count: Int, _ work: (Int) throws -> Void) throws {
    let less = try time { try work(count) }
    let more = try time { try work(8 * count) }
    #expect(more < 24 * less + 50_000, "\(less) µs, then \(more) µs")
  }

  /// The CPU time that this thread takes for `work`, in microseconds.
  private func time(_ work: () throws -> Void) rethrows -> Int {
    let start = now()
    try work()
    return now() - start
  }

  private func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
  }

  /// Returns a GeoJSON pin of ours with further `properties`.
  private func pin(_ properties: String) -> String {
    """
    {"type":"Feature","properties":{"layer":"attractions","source":"Pins.plist","name":"N",\(properties)},
    "geometry":{"type":"Point","coordinates":[2,1]}}
    """
  }

  private func kml(_ content: String) -> String {
    "<kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document>\(content)</Document></kml>"
  }

  private func placemark(_ name: String) -> String {
    "<Placemark><name>\(name)</name><Point><coordinates>2,1</coordinates></Point></Placemark>"
  }

  @Test("many keys in the opposite order")
  func order() throws {
    try expectProportion(1000) { count in
      let keys = (0..<count).map { "k\($0)" }
      let order = keys.reversed().joined(separator: ",")
      let map = try ReadMap(
        "geojson",
        pin("\"plist-order\":\"\(order)\"," + keys.map { "\"\($0)\":1" }.joined(separator: ",")))
      #expect(map.lines.count == count + 2)
      #expect(map.lines[2].contains("k\(count - 1)"))
      #expect(map.lines[count + 1].contains("k0"))
    }
  }
}
