/// A park of `Samples`, as a person who knows its app would describe it.
enum Sample: String, CaseIterable {
  case magicMountain = "MagicMountain"
  case northCampus = "NorthCampus"

  /// The folder of its property lists.
  var folder: String { Repository.root + "/Samples/" + rawValue }

  /// The name of its map, from its configuration.
  var mapName: String {
    switch self {
    case .magicMountain: "Six Flags Magic Mountain"
    case .northCampus: "North Campus"
    }
  }

  var parkFile: String {
    switch self {
    case .magicMountain: "MagicMountain.plist"
    case .northCampus: "Campus.plist"
    }
  }

  var attractionsFile: String {
    switch self {
    case .magicMountain: "MagicMountainAttractions.plist"
    case .northCampus: "Places.plist"
    }
  }

  var routeFiles: [String] {
    switch self {
    case .magicMountain: ["EntranceToGoliathRoute.plist"]
    case .northCampus: ["EastWalk.plist", "ShuttleStopLocations.plist"]
    }
  }

  var characterFiles: [String] {
    switch self {
    case .magicMountain:
      ["BatmanLocations.plist", "TazLocations.plist", "TweetyBirdLocations.plist"]
    case .northCampus: ["PeacockLocations.plist"]
    }
  }

  /// The image of its overlay.
  var image: String {
    switch self {
    case .magicMountain: "overlay.png"
    case .northCampus: "campus-map.png"
    }
  }
}

extension Sample {
  /// The keys of its property lists.
  struct Keys {
    let parkName: String
    let center: String
    let topLeft: String
    let topRight: String
    let bottomLeft: String
    let boundary: String
    let name: String
    let location: String
    let type: String
    let subtitle: String
  }

  var keys: Keys {
    switch self {
    case .magicMountain:
      Keys(
        parkName: "name", center: "midCoord", topLeft: "overlayTopLeftCoord",
        topRight: "overlayTopRightCoord", bottomLeft: "overlayBottomLeftCoord",
        boundary: "boundary", name: "name", location: "location", type: "type",
        subtitle: "subtitle")
    case .northCampus:
      Keys(
        parkName: "campusName", center: "centerCoord", topLeft: "topLeftCoord",
        topRight: "topRightCoord", bottomLeft: "bottomLeftCoord", boundary: "outline",
        name: "title", location: "coord", type: "category", subtitle: "details")
    }
  }

  /// How a type of attraction is shown.
  struct Look {
    let word: String
    let color: String
    let symbol: String
  }

  /// How the attractions of type `code` are shown.
  func look(ofType code: String) -> Look? {
    switch (self, code) {
    case (.magicMountain, "1"):
      Look(word: "ride", color: "#7048e8", symbol: "Amusement Park")
    case (.magicMountain, "2"): Look(word: "food", color: "#f08c00", symbol: "Restaurant")
    case (.magicMountain, "3"):
      Look(word: "firstaid", color: "#e03131", symbol: "Medical Facility")
    case (.northCampus, "lecture-hall"):
      Look(word: "Lecture hall", color: "#6a3d9a", symbol: "School")
    case (.northCampus, "library"): Look(word: "Library", color: "#b15928", symbol: "Library")
    case (.northCampus, "cafe"): Look(word: "Café", color: "#ff7f00", symbol: "Restaurant")
    case (.northCampus, "parking"): Look(word: "Parking", color: "#1f78b4", symbol: "Parking Area")
    case (.northCampus, "10"): Look(word: "Emergency phone", color: "#e31a1c", symbol: "Telephone")
    case (.northCampus, "observatory"):
      Look(word: "Observatory", color: "#333366", symbol: "Scenic Area")
    case (.northCampus, "residence"): Look(word: "Residence", color: "#fb9a99", symbol: "Lodging")
    case (.northCampus, "garden"): Look(word: "Garden", color: "#33a02c", symbol: "Park")
    default: nil
    }
  }

  /// The colours of what is drawn, as `#rrggbb`.
  func color(ofLayer layer: String) -> String? {
    switch (self, layer) {
    case (.magicMountain, "boundary"): "#ff00ff"
    case (.magicMountain, "routes"): "#00ff00"
    case (.northCampus, "boundary"): "#800020"
    case (.northCampus, "routes"): "#008080"
    default: nil
    }
  }

  func color(ofCharacter name: String) -> String? {
    switch name {
    case "Batman": "#0000ff"
    case "Taz": "#ff8000"
    case "TweetyBird": "#ffff00"
    case "Peacock": "#00627a"
    default: nil
    }
  }
}
