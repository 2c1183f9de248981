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
      SummaryItem("overlayTopLeft", "top left", in: "overlay", .coordinate(overlay.topLeft)),
      SummaryItem("overlayTopRight", "top right", in: "overlay", .coordinate(overlay.topRight)),
      SummaryItem(
        "overlayBottomLeft", "bottom left", in: "overlay", .coordinate(overlay.bottomLeft)),
      SummaryItem(
        "overlayBottomRight", "bottom right (derived)", in: "overlay",
        .coordinate(overlay.bottomRight)),
      mapPoints("overlayOriginX", "origin x", rect.origin.x),
      mapPoints("overlayOriginY", "origin y", rect.origin.y),
      mapPoints("overlayWidth", "width", rect.width),
      mapPoints("overlayHeight", "height", rect.height),
      SummaryItem(
        "overlayAspectRatio", "width : height", in: "overlay",
        .number(rect.height > 0 ? rect.width / rect.height : 0, unit: "", places: 4)),
      SummaryItem(
        "overlayWidthMetres", "width on the ground", in: "overlay",
        .number(rect.width / scale, unit: "m", places: 1)),
      SummaryItem(
        "overlayHeightMetres", "height on the ground", in: "overlay",
        .number(rect.height / scale, unit: "m", places: 1)),
      SummaryItem(
        "openingLatitudeSpanDegrees", "span of latitude", in: "opening",
        .number(overlay.openingLatitudeSpan, unit: "°", places: 7)),
    ]
  }

  private func mapPoints(_ key: String, _ label: String, _ value: Double) -> SummaryItem {
    SummaryItem(
      key + "MapPoints", label, in: "overlay", .number(value, unit: "map points", places: 4))
  }

  private func boundaryItems(_ boundary: [Coordinate]) -> [SummaryItem] {
    guard let first = boundary.first else { return [] }
    return [
      SummaryItem("boundaryPoints", "points", in: "boundary", .count(boundary.count)),
      SummaryItem(
        "boundaryLengthMetres", "length", in: "boundary",
        .number(Distance.length(of: boundary + [first]), unit: "m", places: 1)),
      SummaryItem(
        "boundaryAreaSquareMetres", "area", in: "boundary",
        .number(Area.squareMetres(within: boundary), unit: "m²", places: 0)),
    ]
  }

  // MARK: The other files

  private func section(of attractions: Attractions) -> SummarySection {
    var items = [SummaryItem("attractions", "attractions", .count(attractions.count))]
    for (type, count) in zip(types.types, attractions.countsByType) where count > 0 {
      items.append(SummaryItem("type:" + type.code, type.name, in: "types", .count(count)))
    }
    if attractions.unlistedCount > 0 {
      items.append(
        SummaryItem("unlistedType", "not listed", in: "types", .count(attractions.unlistedCount)))
    }
    if !attractions.bounds.isEmpty {
      let bounds = attractions.bounds
      items.append(corner("southWest", "south-west", bounds.south, bounds.west))
      items.append(corner("northEast", "north-east", bounds.north, bounds.east))
    }
    return SummarySection(file: attractions.file, items: items)
  }

  private func corner(
    _ key: String, _ label: String, _ latitude: Double, _ longitude: Double
  ) -> SummaryItem {
    SummaryItem(
      key, label, in: "corners", .coordinate(Coordinate(latitude: latitude, longitude: longitude)))
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
