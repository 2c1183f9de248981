import Testing

/// A fault in a property list, and what becomes of it.
struct FixCase: CustomTestStringConvertible {
  /// A line of the root value.
  struct Line {
    let template: String
    /// Whether the element goes, with the white space in front of it.
    let isRemoved: Bool

    static func stays(_ template: String) -> Line { Line(template: template, isRemoved: false) }
    static func goes(_ element: String) -> Line { Line(template: element, isRemoved: true) }
  }

  let name: String
  let rule: String
  let fileName: String
  let lines: [Line]

  var testDescription: String { name }

  private static func route(_ name: String, _ rule: String, _ points: [Line]) -> FixCase {
    // A neighbour in a CDATA section, one with references, one with a comment in it.
    let neighbours = [
      "<string><![CDATA[{52.10201,4.29401}]]></string>", "<string>&#x7B;52.10202,4.29402}</string>",
      "<string>{52.10203,4.29403<!-- > -->}</string>", "<string>{52.1025,4.2956}</string>",
      "<string>{52.1030,4.2972}</string>", "<string>{52.1032,4.2974}</string>",
    ]
    return FixCase(
      name: name, rule: rule, fileName: "WalkRoute.plist",
      lines: [.stays("<array>")] + neighbours.map { .stays($0) } + points
        + [.stays("<string>{52.1035,4.2990}</string>"), .stays("</array>")])
  }

  private static func pin(_ name: String, _ rule: String, _ entries: String...) -> FixCase {
    FixCase(
      name: name, rule: rule, fileName: "Attractions.plist",
      lines: (["<array>", "<dict>"] + entries + ["</dict>", "</array>"]).map { .stays($0) })
  }

  private static func overlay(
    _ name: String, _ rule: String, _ topLeft: String, _ topRight: String, _ bottomLeft: String
  ) -> FixCase {
    let corners = [
      "<key>overlayTopLeftCoord</key>", "<string>\(topLeft)</string>",
      "<key>overlayTopRightCoord</key>", "<string>\(topRight)</string>",
      "<key>overlayBottomLeftCoord</key>", "<string>\(bottomLeft)</string>",
    ]
    return FixCase(
      name: name, rule: rule, fileName: "Park.plist",
      lines: (["<dict>", "<key>midCoord</key>", "<string>{52.1050,4.3000}</string>"] + corners + [
        "</dict>"
      ]).map { .stays($0) })
  }

  static let all: [FixCase] = [
    pin(
      "blank behind a key", "key-whitespace", "<key>⟦name |name⟧</key>",
      "<string>Noodle Bar </string>", "<key>location</key>", "<string>{52.1040,4.2960}</string>",
      "<key>type</key>", "<string>1</string>"),
    pin(
      "lines around a key", "key-whitespace", "<key>name</key>", "<string/>", "<key>note</key>",
      "<string/>", "<key>⟦\n\t location \n|location⟧</key>", "<string>{52.1040,4.2960}</string>",
      "<key>type</key>", "<string>1</string>"),
    pin(
      "references to blanks around a key", "key-whitespace",
      "<key>⟦&#32;name&#x9;&#xA0; |name⟧</key>", "<string>Noodle Bar</string>",
      "<key>location</key>", "<string>{52.1040,4.2960}</string>", "<key>type</key>",
      "<string>1</string>"),
    pin(
      "integer", "attraction-type-number", "<key>name</key>", "<string>Noodle Bar</string>",
      "<key>location</key>", "<string>{52.1040,4.2960}</string>", "<key>type</key>",
      "<⟦integer|string⟧>2</⟦integer|string⟧>", "<key>id</key>", "<integer>7</integer>"),
    pin(
      "integer that is not listed", "attraction-type-number", "<key>name</key>",
      "<string>Noodle Bar</string>", "<key>location</key>", "<string>{52.1040,4.2960}</string>",
      "<key>type</key>", "<⟦integer|string⟧>77</⟦integer|string⟧>"),
    route(
      "numbers exchanged", "coordinate-swapped",
      [
        .stays("<string>{⟦4.29800|52.10340⟧,⟦52.10340|4.29800⟧}</string>"),
        .stays("<string>\n { ⟦+4.29810|5.21034E1⟧ , ⟦5.21034E1|+4.29810⟧ }\t</string>"),
      ]),
    route(
      "sign lost", "coordinate-sign",
      [
        .stays("<string>{⟦-52.10340|52.10340⟧,4.29800}</string>"),
        .stays("<string>{52.10341, ⟦-4.298|4.298⟧}</string>"),
        .stays("<string>{⟦-52.10342|52.10342⟧,⟦-4.298|4.298⟧}</string>"),
      ]),
    route(
      "point repeated", "route-repeat",
      [
        .stays("<string>{52.1034,4.2985}</string>"), .goes("<string>{52.1034,4.2985}</string>"),
        .goes("<string> {52.10340, 4.29850} </string>"),
      ]),
    overlay(
      "upside down", "overlay-inverted", "{⟦52.1000|52.1100⟧, 4.2900}",
      "{⟦52.1000|52.1100⟧,4.3100}", "{ ⟦52.1100|52.1000⟧ ,4.2900 }"),
    overlay(
      "slanted", "overlay-skewed", "{52.1100,4.2900}", "{⟦52.1095|52.1100⟧,4.3100}",
      "{52.1000,⟦4.2905|4.2900⟧}"),
    overlay(
      "lower right for lower left", "overlay-corner", "{52.1100,4.2900}", "{52.1100,4.3100}",
      "{52.1000,⟦4.3100|4.2900⟧}"),
  ]
}
