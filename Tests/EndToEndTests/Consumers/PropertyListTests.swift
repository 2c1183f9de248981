import Foundation
import Testing

@Suite("Property lists as their readers see them")
struct PropertyListTests {
  @Test(
    "plutil reads what the samples say", arguments: Sample.allCases, [[], ["--binary"]])
  func plutil(sample: Sample, options: [String]) throws {
    try withTemporaryFolder { folder in
      for name in try written(sample, options, to: folder + "/out") {
        let (path, result) = (folder + "/out/" + name, folder + "/" + name)
        let finished = try run(.plutil, ["-convert", "xml1", "-o", result, path])
        try #require(finished.ending == .exit(0), "\(finished.errors)")
        let before = try PropertyValue(contentsOf: sample.folder + "/" + name)
        #expect(try PropertyValue(contentsOf: result) == before, "\(name)")
      }
    }
  }

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

  /// Writes the property lists of `sample` into `folder`, and returns their names.
  private func written(
    _ sample: Sample, _ options: [String], to folder: String
  ) throws -> [String] {
    try convert(["plist-to-plist", sample.folder, "-o", folder] + options)
    let names = try names(in: folder)
    #expect(names.count == 2 + sample.characterFiles.count + sample.routeFiles.count)
    return names
  }

  private func convert(_ words: [String]) throws {
    let finished = try run(.parkconv, words)
    try #require(finished.ending == .exit(0), "\(finished.errors)")
  }
}
