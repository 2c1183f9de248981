internal import ParkModel

extension MapSummary {
  /// The facts of all files, the park first.
  var sections: [SummarySection] {
    parks.map(section) + attractions.map(section) + characters.map(section) + routes.map(section)
  }

  // MARK: The park

  private func section(of park: Park) -> SummarySection {
    var items: [SummaryItem] = []
    if let name = park.name { items.append(SummaryItem("name", "name", .text(name))) }
    if let center = park.center {
      items.append(SummaryItem("center", "centre", .coordinate(center)))
    }
    if let overlay = park.overlay { items += overlayItems(overlay) }
    items += boundaryItems(park.boundary.map(\.coordinate))
    return SummarySection(file: park.file, items: items)
  }

  private func overlayItems(_ overlay: Overlay) -> [SummaryItem] {
    let rect = overlay.mapRect
    let middle = (overlay.topLeft.latitude + overlay.bottomLeft.latitude) / 2
    let scale = MapPoint.perMetre(atLatitude: middle)
    return [
      SummaryItem("overlayTopLeft", "overlay top left", .coordinate(overlay.topLeft)),
      SummaryItem("overlayTopRight", "overlay top right", .coordinate(overlay.topRight)),
      SummaryItem("overlayBottomLeft", "overlay bottom left", .coordinate(overlay.bottomLeft)),
      SummaryItem(
        "overlayBottomRight", "overlay bottom right (derived)", .coordinate(overlay.bottomRight)),
      mapPoints("overlayOriginX", "overlay origin x", rect.origin.x),
      mapPoints("overlayOriginY", "overlay origin y", rect.origin.y),
      mapPoints("overlayWidth", "overlay width", rect.width),
      mapPoints("overlayHeight", "overlay height", rect.height),
      SummaryItem(
        "overlayAspectRatio", "overlay width : height",
        .number(rect.height > 0 ? rect.width / rect.height : 0, unit: "", places: 4)),
      SummaryItem(
        "overlayWidthMetres", "overlay width on the ground",
        .number(rect.width / scale, unit: "m", places: 1)),
      SummaryItem(
        "overlayHeightMetres", "overlay height on the ground",
        .number(rect.height / scale, unit: "m", places: 1)),
      SummaryItem(
        "openingLatitudeSpanDegrees", "opening span of latitude",
        .number(overlay.openingLatitudeSpan, unit: "°", places: 7)),
    ]
  }

  private func mapPoints(_ key: String, _ label: String, _ value: Double) -> SummaryItem {
    SummaryItem(key + "MapPoints", label, .number(value, unit: "map points", places: 4))
  }

  private func boundaryItems(_ boundary: [Coordinate]) -> [SummaryItem] {
    guard let first = boundary.first else { return [] }
    return [
      SummaryItem("boundaryPoints", "boundary points", .count(boundary.count)),
      SummaryItem(
        "boundaryLengthMetres", "boundary length",
        .number(Distance.length(of: boundary + [first]), unit: "m", places: 1)),
      SummaryItem(
        "boundaryAreaSquareMetres", "boundary area",
        .number(Area.squareMetres(within: boundary), unit: "m²", places: 0)),
    ]
  }

  // MARK: The other files

  private func section(of attractions: Attractions) -> SummarySection {
    var items = [SummaryItem("attractions", "attractions", .count(attractions.count))]
    for (type, count) in zip(types.types, attractions.countsByType) where count > 0 {
      items.append(SummaryItem("type:" + type.code, "of the type \(type.name)", .count(count)))
    }
    if attractions.unlistedCount > 0 {
      items.append(
        SummaryItem("unlistedType", "of no listed type", .count(attractions.unlistedCount)))
    }
    if !attractions.bounds.isEmpty {
      let bounds = attractions.bounds
      items.append(corner("southWest", "south-west corner", bounds.south, bounds.west))
      items.append(corner("northEast", "north-east corner", bounds.north, bounds.east))
    }
    return SummarySection(file: attractions.file, items: items)
  }

  private func corner(
    _ key: String, _ label: String, _ latitude: Double, _ longitude: Double
  ) -> SummaryItem {
    SummaryItem(key, label, .coordinate(Coordinate(latitude: latitude, longitude: longitude)))
  }

  private func section(of path: Path) -> SummarySection {
    let points = path.points.map(\.coordinate)
    var items = [SummaryItem("name", "name", .text(path.name))]
    if path.file.role == .route {
      items.append(SummaryItem("points", "points", .count(points.count)))
      items.append(
        SummaryItem(
          "lengthMetres", "length",
          .number(Distance.length(of: points), unit: "m", places: 1)))
    } else {
      items.append(SummaryItem("sightings", "sightings", .count(points.count)))
    }
    return SummarySection(file: path.file, items: items)
  }
}
