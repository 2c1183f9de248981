#if os(Linux)
  import Foundation
  import Testing

  @Suite("How the page looks", .serialized)
  struct PageLookTests {
    @Test(
      "The overlay's image lies between its corners, also where they stand askew",
      arguments: [
        ("{34.4311,-118.6012}", "{34.4194,-118.6012}", "{34.4194,-118.5912}"),
        ("{34.4321,-118.6002}", "{34.4184,-118.6042}", "{34.4174,-118.5952}"),
      ])
    func overlay(topLeft: String, bottomLeft: String, bottomRight: String) throws {
      try withTemporaryFolder { folder in
        let park = folder + "/park"
        try copy(Sample.magicMountain.folder, to: park)
        let file = park + "/MagicMountain.plist"
        let changed = try text(of: file).replacing("{34.4311,-118.6012}", with: topLeft)
          .replacing("{34.4194,-118.6012}", with: bottomLeft)
        try write(changed, to: file)
        let json = #"{ "overlay": { "image": "overlay.png", "shape": "corners" } }"#
        try write(json, to: park + "/parktools.json")
        try withMap(park) { page in
          let places = [topLeft, "{34.4311,-118.5912}", bottomRight, bottomLeft].map {
            "[" + $0.dropFirst().dropLast() + "]"
          }
          let distance = try page.evaluate(
            """
            (() => {
              const image = document.querySelector('img.quad');
              const matrix = new DOMMatrix(getComputedStyle(image).transform);
              const size = image.offsetWidth;
              const corners = [[0, 0], [size, 0], [size, size], [0, size]];
              const wanted = [\(places.joined(separator: ","))]
                .map((place) => view.latLngToLayerPoint(place));
              return Math.max(...corners.map(([x, y], index) => {
                const point = matrix.transformPoint({ x, y });
                return Math.hypot(point.x - wanted[index].x, point.y - wanted[index].y);
              }));
            })()
            """)
          let pixels = try #require(distance.number)
          #expect(pixels < 1.5)
          #expect(
            try page.evaluate("document.querySelector('img.quad').naturalWidth").number == 1018)
        }
      }
    }

    @Test("On a phone, a button brings the panel, and Escape puts it away")
    func phone() throws {
      try withMap(Sample.magicMountain.folder) { page in
        try page.show(as: .init(width: 390, height: 780))
        let isShown =
          "document.getElementById('panel').checkVisibility({ visibilityProperty: true })"
        #expect(try page.evaluate(isShown) == false)
        try page.click("#panel-switch")
        #expect(try page.evaluate(isShown) == true)
        #expect(try page.count("#panel-switch[aria-expanded=true]") == 1)
        try page.press(.escape)
        try page.evaluate("new Promise((done) => setTimeout(done, 500))")
        #expect(try page.evaluate(isShown) == false)
        let overflow = "document.documentElement.scrollWidth > innerWidth"
        #expect(try page.evaluate(overflow) == false)
      }
    }

    @Test("Texts can be read in light and in dark", arguments: [false, true])
    func contrast(isDark: Bool) throws {
      try withMap(Sample.northCampus.folder) { page in
        try page.show(as: .init(isDark: isDark))
        try page.click(".pin")
        let ratios = try page.evaluate(
          """
          (() => {
            const light = (color) => {
              const [r, g, b] = color.match(/[\\d.]+/g).map((share) => {
                const value = share / 255;
                return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
              });
              return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const ground = (node) => {
              const color = getComputedStyle(node).backgroundColor;
              return /, 0\\)$/.test(color) ? ground(node.parentElement) : color;
            };
            const names = 'h1, h2, legend, #summary, .layer label span, .details span, .place .name,'
              + '.place .second, .remark, .choice span, .callout h3, .callout p, .callout dt,'
              + '.callout dd, .callout code, .callout button, .leaflet-bar a';
            return [...document.querySelectorAll(names)].map((node) => {
              const [a, b] = [light(getComputedStyle(node).color), light(ground(node))];
              return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            });
          })()
          """)
        let numbers = try #require(ratios.array).compactMap(\.number)
        #expect(numbers.count > 60)
        let least = try #require(numbers.min())
        #expect(least >= 4.5)
      }
    }
  }
#endif
