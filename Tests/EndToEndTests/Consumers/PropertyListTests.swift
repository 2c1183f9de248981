import Foundation
import Testing

@Suite("Property lists as their readers see them")
struct PropertyListTests {
  @Test(
    "The schema of its role accepts each property list that has been another format",
    arguments: ["geojson", "kml", "kmz"])
  func schemas(format: String) throws {
    let sample = Sample.magicMountain
    let files: [(PropertyListSchema, [String])] = [
      (.park, [sample.parkFile]), (.attractions, [sample.attractionsFile]),
      (.route, sample.routeFiles), (.character, sample.characterFiles),
    ]
    try withTemporaryFolder { folder in
      let map = folder + "/map." + format
      try convert(["plist-to-" + format, sample.folder, "-o", map])
      try convert(["\(format)-to-plist", map, "-q", "-o", folder + "/out"])
      for (schema, names) in files {
        #expect(try schema.refused(names.map { folder + "/out/" + $0 }) == [])
      }
    }
  }

  private func convert(_ words: [String]) throws {
    let finished = try run(.parkconv, words)
    try #require(finished.ending == .exit(0), "\(finished.errors)")
  }
}
