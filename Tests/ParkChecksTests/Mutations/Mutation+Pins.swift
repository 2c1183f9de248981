import ParkModel

@testable import ParkChecks

extension Mutation {
  /// Faults of pins.
  static let ofPins: [Mutation] = [
    Mutation("attraction-missing-key") { park, documents, random in
      let index = Int.random(in: 0..<park.pins.count, using: &random)
      documents.pins[index].remove(
        ["name", "location", "type"].randomElement(using: &random) ?? "name")
      return true
    },
    Mutation("attraction-key-spelling") { park, documents, random in
      let names = [
        "name": ["title", "Name", "nam", "naem"], "location": ["Location", "loaction", "coord"],
        "type": ["Type", "typ"], "subtitle": ["subTitle", "subtitel", "sub_title"],
      ]
      let index = Int.random(in: 0..<park.pins.count, using: &random)
      let key = names.keys.sorted().randomElement(using: &random) ?? ""
      documents.pins[index].rename(key, to: names[key]?.randomElement(using: &random) ?? "")
      return true
    },
    Mutation("attraction-type") { park, documents, random in
      let index = Int.random(in: 0..<park.pins.count, using: &random)
      let code = ["7", "food", "", "01", "1 "].randomElement(using: &random) ?? ""
      documents.pins[index]["type"] = "<string>\(code)</string>"
      return true
    },
    Mutation("attraction-type-number") { park, documents, random in
      let index = Int.random(in: 0..<park.pins.count, using: &random)
      let kind = ["integer", "real"].randomElement(using: &random) ?? ""
      documents.pins[index]["type"] = "<\(kind)>2</\(kind)>"
      return true
    },
    Mutation("attraction-root") { park, documents, random in
      let entries = park.pins.enumerated().map { index, pin in
        "<key>Pin \(index)</key><dict>"
          + pin.map { "<key>\($0.key)</key>\($0.value)" }.joined() + "</dict>"
      }
      documents.finish = { _ in Example.document(of: "<dict>\(entries.joined())</dict>") }
      return true
    },
    Mutation("attraction-duplicate") { park, documents, random in
      let index = Int.random(in: 1..<park.pins.count, using: &random)
      let earlier = Int.random(in: 0..<index, using: &random)
      documents.pins[index]["location"] = documents.pins[earlier]["location"]
      if Bool.random(using: &random) { documents.pins[index] = documents.pins[earlier] }
      return true
    },
    Mutation("attraction-name-empty") { park, documents, random in
      let index = Int.random(in: 0..<park.pins.count, using: &random)
      let name = ["", " ", "\n\t"].randomElement(using: &random) ?? ""
      documents.pins[index]["name"] = "<string>\(name)</string>"
      return true
    },
    Mutation("attraction-outside") { park, documents, random in
      let index = Int.random(in: 0..<park.pins.count, using: &random)
      documents.pins[index]["location"] = park.element(park.outsidePlace(using: &random))
      return true
    },
  ]
}

extension RandomPark {
  /// Returns a place off the ground, but in its neighbourhood.
  func outsidePlace(using random: inout SeededRandom) -> Coordinate {
    let angle = Double.random(in: 0...6.28, using: &random)
    let distance = Double.random(in: 0.65...2, using: &random)
    return place(
      north: distance * max(height, 100) * Angle.sine(angle) + 60 * Angle.sine(angle),
      east: distance * max(width, 100) * Angle.cosine(angle) + 60 * Angle.cosine(angle))
  }
}
