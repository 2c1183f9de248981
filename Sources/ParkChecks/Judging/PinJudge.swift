internal import ByteIO
internal import ParkModel
internal import PropertyList

/// Judges the pins of one file.
struct PinJudge {
  private let findings: Findings
  private let context: ParkContext?
  private let outlierRatio: Double
  private let decimals: Double
  private let rules: [(occasion: PinOccasions, rule: any AttractionRule)]
  private var pins: PinStore

  init(findings: Findings, configuration: Configuration, context: ParkContext?) {
    self.findings = findings
    self.context = context
    pins = PinStore(locationKey: configuration.keys[KeyNames.Attraction.location].text)
    outlierRatio = configuration.rules.thresholds[.outlierRatio]
    decimals = configuration.rules.thresholds[.coordinateDecimals]
    rules = RuleCatalogue.attractionRules.map { ($0.occasion, $0.init(configuration)) }
  }

  /// Judges one pin.
  mutating func judge(_ attraction: borrowing Attraction, isReadable: Bool) {
    let isMisplaced = isReadable && reportMisplacement(of: attraction)
    let occasions = PinOccasions(in: attraction, isGroundKnown: context?.ground != nil)
    if !occasions.isEmpty {
      let standing = Standing(
        isReadable: isReadable, isMisplaced: isMisplaced, ground: context?.ground)
      for (occasion, rule) in rules where !occasion.isDisjoint(with: occasions) {
        rule.judge(attraction, standing, findings)
      }
    }
    if isReadable && !isMisplaced { judgePrecision(of: attraction) }
    remember(attraction, isJudgedLater: isReadable && !isMisplaced)
  }

  /// Reports a pin whose place is wrong as far as that is clear already; without a known park, the
  /// others must have been read.
  private func reportMisplacement(of attraction: borrowing Attraction) -> Bool {
    let place = attraction.coordinate
    let misplacement: Misplacement?
    if let surroundings = context?.surroundings {
      misplacement = surroundings.misplacement(of: place, outlierRatio: outlierRatio)
    } else {
      misplacement = place.isOnGlobe ? nil : .offGlobe
    }
    guard let misplacement else { return false }
    PlaceFindings(
      surroundings: context?.surroundings, findings: findings, decimals: decimals
    ).report(
      misplacement, of: attraction.located, attraction.keyPath(toEntry: attraction.locationIndex))
    return true
  }

  @inline(__always)
  private func judgePrecision(of attraction: borrowing Attraction) {
    guard Double(attraction.decimals) < decimals else { return }
    CoordinatePrecision.judge(
      attraction.located, attraction.keyPath(toEntry: attraction.locationIndex), decimals, findings)
  }

  private mutating func remember(_ attraction: borrowing Attraction, isJudgedLater: Bool) {
    let location = attraction.locationIndex
    let position = attraction.record.position(of: location < 0 ? attraction.dictionary : location)
    pins.append(
      Pin(
        place: isJudgedLater ? attraction.coordinate : nil, position: position,
        nameHash: attraction.nameHash))
    if attraction.dictionary != 0 {
      pins.append(entryPath: attraction.keyPath)
    }
  }

  /// Judges what only all pins together tell.
  func finish() {
    if context?.surroundings == nil {
      PinCloudJudge(
        pins: pins, outlierRatio: outlierRatio, decimals: decimals, findings: findings
      ).judge()
    }
    for (_, rule) in rules { rule.finish(pins, findings) }
  }
}

extension Attraction {
  /// A number made from the name.
  fileprivate var nameHash: UInt32 {
    if nameIndex < 0 { return 0 }
    let hash = record.textHash(of: nameIndex)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

extension Attraction {
  /// The place and where the file says it; there must be one.
  fileprivate var located: LocatedCoordinate {
    LocatedCoordinate(
      coordinate, at: record.position(of: locationIndex), index: index, decimals: decimals)
  }
}

extension PropertyListTree {
  /// Returns a number made from the text at `index`, eight bytes at a time.
  func textHash(of index: Index) -> UInt64 {
    let bytes = self.bytes.span
    let text = nodes[index].text
    var hash = UInt64(truncatingIfNeeded: text.count)
    var place = text.lowerBound
    while place < text.upperBound {
      let end = min(place &+ 8, text.upperBound)
      hash = (hash ^ bytes.lastWord(place..<end)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      place = end
    }
    return hash
  }

  /// Returns whether the text at `index` is nothing but white space.
  func isBlank(_ index: Index) -> Bool {
    let bytes = self.bytes.span
    for place in nodes[index].text where bytes[place] > 0x20 { return false }
    return true
  }
}
