import ParkModel

@testable import ParkChecks

extension Mutation {
  /// Faults of single coordinates.
  static let ofPlaces: [Mutation] = [
    Mutation("coordinate-syntax") { park, documents, random in
      documents.replacePoint(of: park, &random) { place, random in
        let (latitude, longitude) = (place.latitude.description, place.longitude.description)
        let texts = [
          "\(latitude),\(longitude)", "{\(latitude) \(longitude)}", "{\(latitude),}", "{}",
          "{\(latitude)°,\(longitude)°}", "{\(latitude),\(longitude)", "{\(latitude);\(longitude)}",
          "{\(latitude.replacing(".", with: ",", once: true)),\(longitude)}",
          "{\(latitude.replacing(".", with: ". ", once: true)),\(longitude)}",
          "{−\(latitude),\(longitude)}", "{\(latitude),\(longitude),0}", "{nan,\(longitude)}",
        ]
        return "<string>\(texts.randomElement(using: &random) ?? "")</string>"
      }
    },
    Mutation("coordinate-range") { park, documents, random in
      documents.replacePoint(of: park, &random) { place, random in
        let places = [
          Coordinate(latitude: place.latitude + 180, longitude: place.longitude),
          Coordinate(
            latitude: place.latitude,
            longitude: place.longitude * 10 + (place.longitude < 0 ? -1000 : 1000)),
          Coordinate(latitude: place.latitude, longitude: place.longitude + 361),
        ]
        return places.randomElement(using: &random).map(park.element)
      }
    },
    Mutation("coordinate-swapped") { park, documents, random in
      documents.replacePoint(of: park, &random) { place, _ in
        let isDistinct = park.isDistinct(place.swapped)
        return place.swapped.isOnGlobe && isDistinct ? park.element(place.swapped) : nil
      }
    },
    Mutation("coordinate-sign") { park, documents, random in
      documents.replacePoint(of: park, &random) { place, random in
        place.signFlips.filter(park.isDistinct).randomElement(using: &random).map(park.element)
      }
    },
    Mutation("coordinate-null-island") { park, documents, random in
      guard park.isDistinct(Coordinate(latitude: 0, longitude: 0)) else { return false }
      return documents.replacePoint(of: park, &random) { _, random in
        ["<string>{0,0}</string>", "<string>{0.0, 0.0}</string>"].randomElement(using: &random)
      }
    },
    Mutation("coordinate-outlier") { park, documents, random in
      documents.replacePoint(of: park, &random) { place, random in
        let sign: Double = Bool.random(using: &random) ? 1 : -1
        let away = sign * Double.random(in: 0.5...5, using: &random)
        let isLatitude = Bool.random(using: &random)
        let moved = Coordinate(
          latitude: place.latitude + (isLatitude ? away : 0),
          longitude: place.longitude + (isLatitude ? 0 : away))
        let isOther =
          !moved.signFlips.contains { !park.isDistinct($0) }
          && park.isDistinct(moved.swapped)
        return moved.isOnGlobe && isOther ? park.element(moved) : nil
      }
    },
    Mutation("coordinate-precision") { park, documents, random in
      documents.replacePoint(of: park, &random, boundaryToo: false) { place, random in
        let places = Int.random(in: 0...3, using: &random)
        let text =
          "{\(DecimalText.string(place.latitude, places: places)),"
          + "\(DecimalText.string(place.longitude, places: places))}"
        // One that is rounded out of the park is another fault.
        guard let rounded = try? CoordinateText.parse(text), !park.isDistinct(rounded) else {
          return nil
        }
        return "<string>\(text)</string>"
      }
    },
  ]
}

extension RandomPark {
  /// Whether `place` is well away from the park.
  func isDistinct(_ place: Coordinate) -> Bool {
    guard place.isOnGlobe else { return true }
    let plane = Plane(around: center)
    let away = plane.point(place).distance(to: PlanePoint(x: 0, y: 0))
    return away > max(2000, 4 * (width + height))
  }
}
