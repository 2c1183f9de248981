import Foundation
import Testing

@Suite("Trips through KMZ")
struct ArchiveTripTests {
  @Test(
    "Property lists come back with all that they said",
    arguments: Sample.allCases, ["", "--binary"])
  func samePropertyLists(sample: Sample, option: String) throws {
    try withTemporaryFolder { folder in
      let configuration = ["--config", sample.folder + "/parktools.json"]
      let options = option.isEmpty ? [] : [option]
      try convert(["plist-to-kmz", sample.folder, "-o", folder + "/map.kmz"])
      try convert(
        ["kmz-to-plist", folder + "/map.kmz", "-o", folder + "/after"] + configuration + options)
      try convert(["plist-to-plist", sample.folder, "-o", folder + "/before"] + options)
      #expect(try names(in: folder + "/after") == names(in: folder + "/before"))
      for name in try names(in: folder + "/before") {
        let compared = try run(
          .python3,
          ["-c", Self.comparison, folder + "/before/" + name, folder + "/after/" + name])
        #expect(compared.text == "same\n", "\(name): \(compared.text)\(compared.errors)")
      }
    }
  }

  @Test(
    "The image in an archive is left out with a word, and no output refers to it",
    arguments: [Variant.geoJSON, .kml, .html, .svg])
  func packedImage(variant: Variant) throws {
    try withTemporaryFolder { folder in
      try convert(["plist-to-kmz", Sample.magicMountain.folder, "-o", folder + "/map.kmz"])
      let finished = try run(
        .parkconv, ["kmz-to-" + variant.format, folder + "/map.kmz"], in: folder)
      #expect(finished.ending == .exit(0))
      #expect(
        finished.errors
          == "kmz: left out the overlay's image \"files/overlay.png\", which is in the archive\n")
      #expect(!finished.text.contains("overlay.png"))
    }
  }

  private func convert(_ words: [String]) throws {
    let finished = try run(.parkconv, words)
    try #require(finished.ending == .exit(0), "\(finished.errors)")
  }

  /// Compares what two property lists say: of coordinates the numbers, of dictionaries the order too.
  private static let comparison = """
    import plistlib, re, sys
    def plain(value):
      if isinstance(value, dict): return [(key, plain(value[key])) for key in value]
      if isinstance(value, list): return [plain(element) for element in value]
      if isinstance(value, str) and re.fullmatch(r'{[-+.0-9eE ]+,[-+.0-9eE ]+}', value):
        return tuple(float(number) for number in value[1:-1].split(','))
      return (type(value), value)
    before, after = (plain(plistlib.load(open(path, 'rb'))) for path in sys.argv[1:])
    print('same' if before == after else f'{before}, then {after}')
    """
}
