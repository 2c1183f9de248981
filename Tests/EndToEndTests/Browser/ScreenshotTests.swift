#if os(Linux)
  import Foundation
  import Testing

  /// Pictures of what is written for the samples, for people: `make screenshots`.
  @Suite(
    "Screenshots", .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["UPDATE_SCREENSHOTS"] == "1"))
  struct ScreenshotTests {
    private static let folder = Repository.root + "/Samples/Screenshots"

    /// A picture of a page.
    struct Shot: CustomTestStringConvertible {
      let name: String
      let sample: Sample
      let look: BrowserPage.Look
      /// What is done before the picture is taken.
      var script = ""
      /// What is written in the attractions file in place of what.
      var change: (old: String, new: String)?

      var testDescription: String { name }
    }

    private static let shots = [
      Shot(
        name: "page-light", sample: .magicMountain, look: .init(),
        script: "document.querySelector('#places button').click(); showOpening(view, false)"),
      Shot(
        name: "page-dark", sample: .northCampus, look: .init(isDark: true),
        script: "document.querySelectorAll('.pin')[5].click()"),
      Shot(
        name: "page-findings", sample: .magicMountain, look: .init(),
        script: "showEverything(view, false); document.querySelector('.mark').click()",
        change: ("{34.42635,-118.59712}", "{34.43235,-118.59712}")),
      Shot(
        name: "page-phone", sample: .magicMountain,
        look: .init(width: 390, height: 780, density: 2),
        script: "document.querySelectorAll('.pin')[2].click()"),
      Shot(
        name: "page-phone-list", sample: .northCampus,
        look: .init(width: 390, height: 780, density: 2, isDark: true),
        script: "document.getElementById('panel-switch').click()"),
      Shot(
        name: "page-print", sample: .magicMountain,
        look: .init(width: 720, height: 1018, isPaper: true)),
    ]

    @Test("The page is seen as the picture shows it", arguments: shots)
    func take(shot: Shot) throws {
      try withTemporaryFolder { folder in
        let (park, path) = (folder + "/park", folder + "/map.html")
        try copy(shot.sample.folder, to: park)
        if let change = shot.change {
          let file = park + "/MagicMountainAttractions.plist"
          try write(text(of: file).replacing(change.old, with: change.new), to: file)
        }
        let finished = try run(
          .parkconv, ["plist-to-html", park, "-o", path, "--keep-going", "--quiet"])
        try #require(finished.ending != .exit(2), "\(finished.errors)")
        try withBrowserPage { page in
          try page.show(as: shot.look)
          try page.open(path)
          try page.evaluate(shot.script + "; 0")
          try page.show(as: shot.look)
          try write(page.screenshot(), to: Self.folder + "/" + shot.name + ".png")
        }
      }
    }

    @Test("The comparison is seen as the picture shows it")
    func comparison() throws {
      try withTemporaryFolder { folder in
        let park = folder + "/park"
        try copy(Sample.magicMountain.folder, to: park)
        for (name, old, new) in Self.changes {
          let file = park + "/" + name
          try write(text(of: file).replacing(old, with: new), to: file)
        }
        let path = folder + "/diff.html"
        let finished = try run(
          .parkconv, ["diff", Sample.magicMountain.folder, park, "--html", path])
        try #require(finished.ending == .exit(1), "\(finished.errors)")
        try withBrowserPage { page in
          try page.show(as: .init())
          try page.open(path)
          try page.show(as: .init())
          try write(page.screenshot(), to: Self.folder + "/diff.png")
        }
      }
    }

    /// What is written in which file in place of what.
    private static let changes = [
      ("MagicMountain.plist", "{34.4274,-118.60246}", "{34.4280,-118.6034}"),
      ("MagicMountain.plist", "{34.4311,-118.6012}", "{34.4308,-118.6008}"),
      ("MagicMountainAttractions.plist", "{34.42635,-118.59712}", "{34.42575,-118.59612}"),
      ("MagicMountainAttractions.plist", "Ridler's", "Riddler's"),
      ("MagicMountainAttractions.plist", ">Batman<", ">Full Throttle<"),
      ("MagicMountainAttractions.plist", "{34.42581,-118.60089}", "{34.42445,-118.5985}"),
      ("EntranceToGoliathRoute.plist", "{34.423004,-118.59537}", "{34.4226,-118.59517}"),
      ("BatmanLocations.plist", "{34.42539,-118.59878}", "{34.42489,-118.59778}"),
    ]

    @Test("The picture is the one that is written")
    func picture() throws {
      let finished = try run(.parkconv, ["plist-to-svg", Sample.magicMountain.folder])
      try #require(finished.ending == .exit(0), "\(finished.errors)")
      try write(finished.output, to: Self.folder + "/picture.svg")
    }
  }
#endif
