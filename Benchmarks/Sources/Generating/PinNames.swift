/// The words that names of pins are made of.
package enum PinNames: String, CaseIterable, Sendable {
  /// English words, ASCII alone.
  case ascii
  /// Words in several scripts, with characters of two, three and four bytes in UTF-8.
  case nonASCII = "non-ascii"

  /// Returns the name of the pin `index`; no other pin has it.
  func name(_ index: Int) -> String {
    let (first, second) = words
    let name = "\(first[index % first.count]) \(second[index / first.count % second.count])"
    let number = index / (first.count * second.count)
    return number == 0 ? name : "\(name) \(number + 1)"
  }

  private var words: (first: [String], second: [String]) {
    switch self {
    case .ascii: (PinNames.english, PinNames.englishThings)
    case .nonASCII: (PinNames.worldly, PinNames.worldlyThings)
    }
  }

  private static let english = [
    "Amber", "Ancient", "Blue", "Brave", "Bright", "Broken", "Captain's", "Copper", "Crimson",
    "Crystal", "Dancing", "Distant", "Emerald", "Endless", "Flying", "Frozen", "Giant", "Golden",
    "Green", "Hidden", "Hollow", "Iron", "Laughing", "Little", "Lost", "Lucky", "Midnight", "Misty",
    "Northern", "Old", "Quiet", "Raging", "Red", "Roaring", "Royal", "Secret", "Silver", "Sleeping",
    "Southern", "Wild",
  ]

  private static let englishThings = [
    "Anchor", "Barn", "Bridge", "Carousel", "Castle", "Cave", "Coaster", "Dragon", "Eagle",
    "Falcon",
    "Fish & Chips", "Forest", "Fountain", "Garden", "Gate", "Grotto", "Harbour", "Hill", "Island",
    "Kitchen", "Lagoon", "Lantern", "Lighthouse", "Meadow", "Mill", "Mine", "Mountain", "Orchard",
    "Pavilion", "Pirate", "Plaza", "Rapids", "River", "Rocket", "Swing", "Theatre", "Tower",
    "Train",
    "Village", "Windmill",
  ]

  private static let worldly = [
    "Größter", "Kühner", "Süße", "Weißer", "Élégant", "Très", "Forêt", "Señor", "Ñandú", "Ação",
    "Čarovný", "Žlutý", "Łódzki", "Złoty", "Ősi", "Gümüş", "Şirin", "Великий", "Тихий", "Старый",
    "Χρυσός", "Μικρός", "忍者", "黄金", "東京", "富士", "행복한", "푸른", "สวน", "🎢",
  ]

  private static let worldlyThings = [
    "Brücke", "Höhle", "Straße", "Château", "Île", "Café", "Montaña", "Corazón", "Coração", "Věž",
    "Źródło", "Hegyvidék", "Köşk", "Замок", "Парк", "Башня", "Πύργος", "Κήπος", "神社", "観覧車",
    "竜の塔", "花火", "놀이터", "정원", "ประตู", "🎡",
  ]
}
