#if os(Linux)
  import Foundation
  import Testing

  @Suite("Two versions of a map as a picture and as a page", .serialized)
  struct DrawnDiffTests {
    /// Lends a folder with two versions of the sample park, `Old` and `New`.
    private func withVersions(_ body: (String) throws -> Void) throws {
      try withTemporaryFolder { folder in
        for name in ["Old", "New"] {
          try copy(Sample.magicMountain.folder, to: folder + "/" + name)
        }
        try edit(folder + "/New/MagicMountainAttractions.plist") { text in
          text.replacing("{34.42635,-118.59712}", with: "{34.42575,-118.59612}")
            .replacing("Ridler's Revenge", with: "<b>Riddler's</b>".escaped)
            .replacing("{34.42581,-118.60089}", with: "{34.42445,-118.5985}")
            .replacing(">Batman<", with: ">Full Throttle<")
        }
        try edit(folder + "/New/MagicMountain.plist") { text in
          text.replacing("{34.4274,-118.60246}", with: "{34.4280,-118.6034}")
        }
        try edit(folder + "/New/EntranceToGoliathRoute.plist") { text in
          text.replacing("{34.423004,-118.59537}", with: "{34.4226,-118.59517}")
        }
        try body(folder)
      }
    }

    private func edit(_ path: String, _ change: (String) -> String) throws {
      try write(change(try text(of: path)), to: path)
    }

    /// Compares the versions in `folder` and writes what `arguments` ask for.
    private func diff(_ arguments: [String], in folder: String) throws -> Finished {
      try run(.parkconv, ["diff", "Old", "New"] + arguments, in: folder)
    }

    @Test("The picture has old places, arrows, new places, and names all changes")
    func picture() throws {
      try withVersions { folder in
        let finished = try diff(["--svg", "Diff.svg"], in: folder)
        #expect(finished.ending == .exit(1), "\(finished.errors)")
        #expect(finished.text.contains("~ attraction  Goliath"))
        try withBrowserPage { page in
          try page.open(folder + "/Diff.svg")
          #expect(try page.count("#changes path.old") == 2)
          #expect(try page.count("#changes path.arrow") == 3)
          #expect(try page.count("#changes path.old-line") == 2)
          #expect(try page.count("#before") == 1)
          let texts = try page.evaluate(
            "[...document.querySelectorAll('#legend text')].map((node) => node.textContent)")
          let legend = texts.array?.compactMap(\.string) ?? []
          for text in ["Goliath", "Full Throttle", "<b>Riddler's</b>", "moved 113.5 m south-east"] {
            #expect(legend.contains(text), "\(legend)")
          }
          #expect(try page.complaints == [])
        }
      }
    }

    @Test("Names and signs of changes do not lie on each other, and stay in the frame")
    func overlaps() throws {
      try withVersions { folder in
        _ = try diff(["--svg", "Diff.svg"], in: folder)
        try withBrowserPage { page in
          try page.open(folder + "/Diff.svg")
          let count = try page.evaluate(
            """
            (() => {
              const boxes = [...document.querySelectorAll('#labels text')]
                .map((node) => node.getBoundingClientRect());
              const frame = document.querySelector('#map .ground').getBoundingClientRect();
              const meets = (a, b) =>
                a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom;
              const pairs = boxes.filter((a, i) => boxes.some((b, j) => i < j && meets(a, b)));
              const out = boxes.filter((a) => a.left < frame.left || a.right > frame.right);
              return pairs.length + out.length;
            })()
            """)
          #expect(count.number == 0)
        }
      }
    }

    @Test("The page lists the changes, and each leads to its place")
    func page() throws {
      try withVersions { folder in
        let finished = try diff(["--html", "Diff.html"], in: folder)
        #expect(finished.ending == .exit(1), "\(finished.errors)")
        try withBrowserPage { page in
          try page.open(folder + "/Diff.html")
          #expect(try page.text("#summary") == "1 added · 1 removed · 3 moved · 1 changed")
          #expect(try page.count("#changes .change") == 6)
          #expect(try page.count(".former") == 2)
          #expect(try page.count(".arrow-head") == 3)
          #expect(try page.count(".changed-place > .badge") == 4)
          try page.evaluate(
            """
            [...document.querySelectorAll('.change')]
              .find((node) => node.textContent.includes('Goliath')).click()
            """)
          #expect(try page.text(".callout")?.contains("moved 113.5 m south-east") == true)
          #expect(try page.text(".callout code") == "{34.42575,-118.59612}")
          try page.press(.escape)
          try page.click("#layers input[value=changes]")
          #expect(try page.count(".former, .arrow-head, .changed-place") == 0)
          try page.click("#changes .change")
          #expect(try page.count(".arrow-head") == 3)
          let names = try page.evaluate(
            "[...document.querySelectorAll('.change .name')].map((node) => node.textContent)")
          #expect(names.array?.compactMap(\.string).contains("<b>Riddler's</b>") == true)
          #expect(try page.count("#changes b") == 0)
          #expect(try page.requests == [])
          #expect(try page.complaints == [])
        }
      }
    }

    @Test("Versions that say the same are drawn too, and an empty side is no hindrance")
    func sameAndEmpty() throws {
      try withVersions { folder in
        let options = ["--svg", "Same.svg", "--html", "Same.html"]
        let same = try run(.parkconv, ["diff", "Old", "Old"] + options, in: folder)
        #expect(same.ending == .exit(0), "\(same.errors)")
        #expect(try text(of: folder + "/Same.svg").contains("Both versions say the same"))
        for sides in [["/dev/null", "New"], ["New", "/dev/null"]] {
          let finished = try run(
            .parkconv, ["diff"] + sides + ["--svg", "Side.svg", "--html", "Side.html"], in: folder)
          #expect(finished.ending == .exit(1), "\(finished.errors)")
          try withBrowserPage { page in
            try page.open(folder + "/Side.html")
            #expect(try page.count("#changes .change") == 13)
            #expect(try page.complaints == [])
          }
        }
      }
    }

    @Test("A picture goes to standard output in place of the text; two can't")
    func standardOutput() throws {
      try withVersions { folder in
        let one = try diff(["--svg", "-"], in: folder)
        #expect(one.text.hasPrefix("<svg"))
        let two = try diff(["--svg", "-", "--html", "-"], in: folder)
        #expect(two.ending == .exit(2))
      }
    }

    @Test("Versions with errors leave no picture")
    func errors() throws {
      try withVersions { folder in
        try write("<plist>", to: folder + "/New/MagicMountain.plist")
        let finished = try diff(["--svg", "Diff.svg"], in: folder)
        #expect(finished.ending == .exit(2))
        let left = try names(in: folder)
        #expect(!left.contains("Diff.svg"))
      }
    }
  }

  extension String {
    fileprivate var escaped: String {
      replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
  }
#endif
