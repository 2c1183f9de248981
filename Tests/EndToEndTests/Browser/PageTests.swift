#if os(Linux)
  import Foundation
  import Testing

  @Suite("The page in a browser", .serialized)
  struct PageTests {
    @Test("All of a sample is on it, and nothing is asked for", arguments: Sample.allCases)
    func sample(sample: Sample) throws {
      let map = try ReferenceMap(sample)
      try withMap(sample.folder) { (page: BrowserPage) throws in
        #expect(try page.evaluate("document.title").string == sample.mapName)
        #expect(try page.text("h1") == sample.mapName)
        #expect(try page.count(".pin:not(.sighting)") == map.attractions.count)
        let sightings = map.characters.flatMap(\.points).count
        #expect(try page.count(".sighting") == sightings)
        #expect(try page.count("path.sighting-circle") == sightings)
        #expect(try page.count("path.boundary") == 1)
        #expect(try page.count("path.route") == map.routes.count)
        #expect(try page.count("img.quad") == 1)
        #expect(try page.count(".leaflet-control-scale-line") == 1)
        #expect(try page.count("#places li") == listed(map, sightings))
        #expect(try page.requests == [])
        #expect(try page.complaints == [])
      }
    }

    private func listed(_ map: ReferenceMap, _ sightings: Int) -> Int {
      map.attractions.count + sightings + map.routes.count + 1
    }

    @Test("The map opens where the app does")
    func opening() throws {
      try withMap(Sample.magicMountain.folder) { page in
        let view = try page.evaluate(
          "(({lat, lng}, bounds) => [lat, lng, bounds.getNorth() - bounds.getSouth()])"
            + "(view.getCenter(), view.getBounds())")
        let numbers = try #require(view.array).compactMap(\.number)
        // A pixel is the measure of what can be said about the centre.
        #expect(abs(numbers[0] - 34.4248) < 2e-5 && abs(numbers[1] + 118.5971) < 2e-5)
        #expect(numbers[2] >= 0.0117 && numbers[2] < 0.0117 * 1.4, "\(numbers[2])")
      }
    }

    @Test(
      "Each layer has a switch under the app's name",
      arguments: [
        ("boundary", "Park Boundary", "path.boundary"), ("overlay", "Map Overlay", "img.quad"),
        ("attractions", "Attraction Pins", ".pin:not(.sighting)"),
        ("characters", "Character Location", ".sighting"), ("routes", "Route", "path.route"),
      ])
    func layer(id: String, name: String, selector: String) throws {
      try withMap(Sample.magicMountain.folder) { page in
        let control = "#layers input[value=\(id)]"
        let label = try page.evaluate("document.querySelector('\(control)').labels[0].innerText")
        #expect(label.string?.contains(name) == true)
        let count = try page.count(selector)
        #expect(count > 0)
        let others = try page.count("#map img, #map path, .pin")
        try page.click(control)
        #expect(try page.count(selector) == 0)
        try page.click(control)
        #expect(try page.count(selector) == count)
        #expect(try page.count("#map img, #map path, .pin") == others)
        #expect(try page.complaints == [])
      }
    }

    @Test("Tab reaches a pin, Enter opens its callout, Escape closes it and goes back")
    func keyboard() throws {
      try withMap(Sample.magicMountain.folder) { page in
        let label = "document.activeElement.getAttribute('aria-label')"
        var presses = 0
        while try presses < 80 && page.evaluate(label).string?.hasPrefix("Goliath,") != true {
          try page.press(.tab)
          presses += 1
        }
        #expect(try page.evaluate(label).string == "Goliath, ride")
        let outline = try page.evaluate(
          "getComputedStyle(document.activeElement.querySelector('.body')).strokeWidth")
        #expect(outline.string == "3.5px")
        try page.press(.enter)
        #expect(
          try page.text(".callout")?.split(separator: "\n").map(String.init)
            == ["Goliath", "Intensity: 8/10", "ride", "{34.42635,-118.59712}", "Copy"])
        #expect(try page.evaluate("document.activeElement.className").string == "callout")
        try page.press(.escape)
        try page.evaluate("new Promise((done) => setTimeout(done, 400))")
        #expect(try page.count(".leaflet-popup") == 0)
        #expect(try page.evaluate(label).string == "Goliath, ride")
        #expect(try page.complaints == [])
      }
    }

    @Test("The list leads to places; the filter shortens it")
    func list() throws {
      try withMap(Sample.northCampus.folder) { page in
        try page.evaluate(
          "(filter => { filter.value = 'PARKING'; filter.dispatchEvent(new Event('input')); })"
            + "(document.getElementById('filter'))")
        #expect(try page.count("#places li") == 2)
        try page.click("#places button")
        #expect(try page.count(".callout") == 1)
        #expect(try page.text(".callout .kind")?.contains("Parking") == true)
        #expect(try page.complaints == [])
      }
    }

    @Test("The copy button puts the coordinates where a paste finds them")
    func copyButton() throws {
      try withMap(Sample.magicMountain.folder) { page in
        try page.click(".pin:not(.sighting)")
        try page.evaluate(
          "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))")
        try page.evaluate(
          "document.addEventListener('copy', () => { window.taken = String(getSelection()); })")
        try page.click(".copy button")
        try page.evaluate("new Promise((done) => setTimeout(done, 100))")
        #expect(try page.evaluate("window.taken").string == "{34.42635,-118.59712}")
        #expect(try page.text("#live") == "Copied {34.42635,-118.59712}")
      }
    }

    @Test("Names from the data are text, whatever they look like")
    func hostileNames() throws {
      try withTemporaryFolder { folder in
        let names = [
          "Rock & Roll <3 🎢", "<img src=x onerror=alert(1)>", "</script><script>alert(2)</script>",
          "<!-- <script>", "\u{2028}line\u{2029}", "${alert(3)}", "&lt;b&gt;", "__proto__",
          "\"'`]]>", "\u{202E}desrever",
        ]
        try write(Self.attractions(names), to: folder + "/A.plist")
        let options = ["--name", "</title><script>alert(4)</script>"]
        try withMap(folder, options: options) { page in
          #expect(try page.evaluate("document.title").string == options[1])
          #expect(try page.text("h1") == options[1])
          let shown = try page.evaluate(
            "[...document.querySelectorAll('#places .name')].map((node) => node.textContent)")
          #expect(shown.array?.compactMap(\.string) == names)
          let told = try page.evaluate(
            """
            [...document.querySelectorAll('.pin')].map((pin) => {
              pin.click();
              const box = [...document.querySelectorAll('.callout')].pop();
              return ['h3', '.subtitle', 'dt', 'dd'].map((name) => box.querySelector(name).textContent);
            })
            """)
          for (texts, name) in zip(try #require(told.array), names) {
            #expect(texts.array?.compactMap(\.string) == [name, name, name, name])
          }
          #expect(try page.count("#map script, #map img, #panel img, #panel script") == 0)
          #expect(try page.evaluate("document.scripts.length").number == 3)
          #expect(try page.requests == [])
          #expect(try page.complaints == [])
        }
      }
    }

    /// An attractions file in which each name is title, second line, further key and its value.
    private static func attractions(_ names: [String]) -> String {
      let entries = names.enumerated().map { index, name in
        let text = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
          .replacing(">", with: "&gt;")
        return """
          <dict><key>name</key><string>\(text)</string><key>location</key>\
          <string>{52.1\(index)45,4.2\(index)91}</string><key>type</key><string>1</string>\
          <key>subtitle</key><string>\(text)</string><key>\(text)</key><string>\(text)</string></dict>
          """
      }
      return "<plist version=\"1.0\"><array>\(entries.joined())</array></plist>"
    }

    /// An attractions file with a pin at each of `places`.
    private static func attractions(at places: [String]) -> String {
      let entries = places.enumerated().map { index, place in
        "<dict><key>name</key><string>Pin \(index)</string><key>type</key><string>1</string>"
          + "<key>location</key><string>\(place)</string></dict>"
      }
      return "<plist version=\"1.0\"><array>\(entries.joined())</array></plist>"
    }

    @Test(
      "A base map is loaded only once it is chosen, from its own host, with its credit",
      arguments: [
        ("standard", "https://tile.openstreetmap.org/", "OpenStreetMap"),
        ("satellite", "https://server.arcgisonline.com/", "Esri"),
        ("hybrid", "https://server.arcgisonline.com/", "Esri"),
      ])
    func baseMap(id: String, host: String, credit: String) throws {
      try withMap(Sample.magicMountain.folder) { page in
        #expect(try page.text(".leaflet-control-attribution") == "Leaflet")
        try page.click("#basemaps input[value=\(id)]")
        try page.evaluate("new Promise((done) => setTimeout(done, 500))")
        let requests = try page.requests
        #expect(!requests.isEmpty && requests.allSatisfy { $0.hasPrefix(host) }, "\(requests)")
        #expect(try page.text(".leaflet-control-attribution")?.contains(credit) == true)
        try page.click("#basemaps input[value=none]")
        #expect(try page.text(".leaflet-control-attribution") == "Leaflet")
      }
    }

    @Test("A wrong pin is drawn where the file puts it, with a mark that tells the findings")
    func findings() throws {
      try withMap(Repository.root + "/Tests/FieldCases/null-island") { page in
        #expect(try page.count(".mark") == 1)
        #expect(try page.count("#findings li") == 2)
        try page.click("#findings button:enabled")
        #expect(try page.text(".callout")?.contains("coordinate-null-island") == true)
        let center = try page.evaluate("Object.values(view.getCenter()).map(Math.abs)")
        let numbers = try #require(center.array).compactMap(\.number)
        #expect(numbers.count == 2 && numbers.allSatisfy { $0 < 0.01 }, "\(numbers)")
        #expect(try page.complaints == [])
      }
    }

    @Test("--keep-going shows what can be read of a map with errors")
    func keepGoing() throws {
      let folder = Repository.root + "/Tests/FieldCases/swapped"
      try withMap(folder, options: ["--keep-going"], ending: .exit(1)) {
        (page: BrowserPage) throws in
        #expect(try page.count("#findings .severity-error") > 0)
        #expect(try page.count(".pin") > 0)
        #expect(try page.complaints == [])
      }
    }

    @Test("Ten thousand pins are dots from afar and icons from near")
    func manyPins() throws {
      try withTemporaryFolder { folder in
        let places = (0..<10_000).map { "{52.\(1000 + $0 / 100),4.\(2000 + $0 % 100)}" }
        try write(Self.attractions(at: places), to: folder + "/Attractions.plist")
        try withMap(folder) { page in
          #expect(try page.count(".pin") == 0)
          #expect(try page.count("canvas") > 0)
          #expect(try page.count("#places li") == 200)
          try page.click("#places button")
          #expect(try page.count(".callout") == 1)
          try page.evaluate("view.setZoom(20, { animate: false }); 0")
          let count = try page.count(".pin")
          #expect(count > 0 && count <= 400, "\(count)")
          let time = try page.evaluate(
            """
            (() => {
              const start = performance.now();
              showEverything(view, false);
              return performance.now() - start;
            })()
            """)
          let milliseconds = try #require(time.number)
          #expect(milliseconds < 3000)
          #expect(try page.complaints == [])
        }
      }
    }
  }
#endif
