@testable import ParkChecks

extension Mutation {
  /// Faults of the property list itself.
  static let ofPropertyLists: [Mutation] = [
    Mutation("plist-syntax") { _, documents, random in
      documents.spoilt = ParkDocuments.File.allCases.randomElement(using: &random) ?? .park
      let share = Double.random(in: 0.3...0.95, using: &random)
      documents.finish = { String($0.prefix(Int(Double($0.count) * share))) }
      return true
    },
    Mutation("plist-entity") { _, documents, _ in
      documents.finish = { text in
        text.replacing(
          "<!DOCTYPE plist PUBLIC", with: "<!DOCTYPE plist [<!ENTITY a \"b\">]><!--", once: true
        ).replacing(".dtd\">", with: ".dtd\"-->", once: true)
      }
      return true
    },
    Mutation("plist-structure") { _, documents, random in
      documents.spoilt = .attractions
      let kind = Int.random(in: 0..<4, using: &random)
      documents.finish = { text in
        switch kind {
        case 0: text.replacing("<key>type</key>\n", with: "", once: true)
        case 1:
          text.replacing("<key>subtitle</key>", with: "<key>a</key><key>subtitle</key>", once: true)
        case 2: text.replacing("</dict>", with: "</dict>,", once: true)
        default: text.replacing("<string>", with: "<int/><string>", once: true)
        }
      }
      return true
    },
    Mutation("plist-encoding") { _, documents, _ in
      documents.pins[0]["name"] = "<string>Café</string>"
      documents.finish = { text in
        text.replacing("encoding=\"UTF-8\"", with: "encoding=\"US-ASCII\"", once: true)
      }
      return true
    },
    Mutation("plist-duplicate-key") { park, documents, random in
      let index = Int.random(in: 0..<park.pins.count, using: &random)
      documents.pins[index].append(park.pins[index].randomElement(using: &random) ?? ("", ""))
      return true
    },
    Mutation("plist-value") { park, documents, random in
      let index = Int.random(in: 0..<park.pins.count, using: &random)
      let values = [
        "<integer>x</integer>", "<real>3,5</real>", "<real>nan</real>", "<date>today</date>",
        "<data>?</data>", "<date>2023-02-29T00:00:00Z</date>",
      ]
      documents.pins[index].append(("extra", values.randomElement(using: &random) ?? ""))
      return true
    },
    Mutation("key-whitespace") { park, documents, random in
      if Bool.random(using: &random) {
        documents.spoilt = .park
        documents.park.rename("overlayTopRightCoord", to: " overlayTopRightCoord")
      } else {
        let index = Int.random(in: 0..<park.pins.count, using: &random)
        let key = ["name", "location", "type"].randomElement(using: &random) ?? "name"
        documents.pins[index].rename(key, to: key + " ")
      }
      return true
    },
    Mutation("unused-suppression") { _, documents, random in
      documents.spoilt = ParkDocuments.File.allCases.randomElement(using: &random) ?? .park
      let rule = ["attraction-type", "coordinate-swapped", "no-rule"].randomElement(using: &random)
      documents.finish = { text in
        text.replacing(
          "<string>", with: "<!-- parkcheck:ignore \(rule ?? "") --><string>", once: true)
      }
      return true
    },
    Mutation("value-kind") { park, documents, random in
      let index = Int.random(in: 0..<park.pins.count, using: &random)
      let key = ["name", "location", "subtitle"].randomElement(using: &random) ?? "name"
      let values = ["<integer>7</integer>", "<true/>", "<array/>", "<dict/>"]
      documents.pins[index][key] = values.randomElement(using: &random) ?? ""
      return true
    },
  ]
}

extension String {
  /// Returns the text with `old` replaced by `new`, where it first stands.
  func replacing(_ old: String, with new: String, once: Bool) -> String {
    guard let range = firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
