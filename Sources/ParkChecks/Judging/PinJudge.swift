internal import ByteIO
internal import ParkModel
internal import PropertyList

/// Judges the pins of one file.
struct PinJudge: ~Copyable {
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

  /// Judges one pin; returns false where an error was found.
  mutating func judge(_ attraction: borrowing Attraction, isReadable: Bool) -> Bool {
    let misplacement = isReadable ? misplacement(of: attraction.coordinate) : nil
    remember(attraction, isJudgedLater: isReadable && misplacement == nil)
    let occasions = PinOccasions(in: attraction, isGroundKnown: context?.ground != nil)
    let isRough = isReadable && Double(attraction.decimals) < decimals
    if misplacement == nil && occasions.isEmpty && !isRough { return true }
    let errorCount = findings.collector.errorCount
    report(misplacement, isRough: isRough, occasions, in: attraction, isReadable: isReadable)
    return findings.collector.errorCount == errorCount
  }

  private func report(
    _ misplacement: Misplacement?, isRough: Bool, _ occasions: PinOccasions,
    in attraction: borrowing Attraction, isReadable: Bool
  ) {
    let location = attraction.locationIndex
    if let misplacement {
      PlaceFindings(
        surroundings: context?.surroundings, findings: findings, decimals: decimals
      ).report(misplacement, of: attraction.located, attraction.keyPath(toEntry: location))
    }
    let standing = Standing(
      isReadable: isReadable, isMisplaced: misplacement != nil, ground: context?.ground)
    for (occasion, rule) in rules where !occasion.isDisjoint(with: occasions) {
      rule.judge(attraction, standing, findings)
    }
    if isRough && misplacement == nil {
      CoordinatePrecision.judge(
        attraction.located, attraction.keyPath(toEntry: location), decimals, findings)
    }
  }

  /// Returns what is wrong with a pin's place as far as that is clear already; without a known park, the
  /// others must have been read.
  private func misplacement(of place: Coordinate) -> Misplacement? {
    if let surroundings = context?.surroundings {
      return surroundings.misplacement(of: place, outlierRatio: outlierRatio)
    }
    return place.isOnGlobe ? nil : .offGlobe
  }

  private mutating func remember(_ attraction: borrowing Attraction, isJudgedLater: Bool) {
    let location = attraction.locationIndex
    let position = attraction.record.position(of: location < 0 ? attraction.dictionary : location)
    pins.append(
      Pin(
        place: isJudgedLater ? attraction.coordinate : nil, position: position,
        nameHash: attraction.nameHash))
    if attraction.outerKey != nil {
      pins.append(entryPath: attraction.keyPath)
    }
  }

  /// Judges what only all pins together tell.
  func finish() {
    if context?.surroundings == nil {
      PinCloudJudge(outlierRatio: outlierRatio, decimals: decimals, findings: findings).judge(pins)
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
      let count = min(8, text.upperBound &- place)
      place &+= count
      hash = (hash ^ bytes.lastWord(before: place, count: count)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
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
