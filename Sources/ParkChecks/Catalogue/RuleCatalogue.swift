/// All rules, in the order of their documentation.
public enum RuleCatalogue {
  /// How a rule does its work.
  private enum Entry {
    /// A reader finds the fault.
    case reading(any Rule.Type)
    /// The places of points are judged together.
    case place(any Rule.Type)
    case park(any ParkRule.Type)
    case attraction(any AttractionRule.Type)
    case path(any PathRule.Type)

    var rule: any Rule.Type {
      switch self {
      case .reading(let rule), .place(let rule): rule
      case .park(let rule): rule
      case .attraction(let rule): rule
      case .path(let rule): rule
      }
    }
  }

  private static var entries: [Entry] {
    [
      .reading(PlistSyntax.self),
      .reading(PlistEntity.self),
      .reading(PlistStructure.self),
      .reading(PlistEncoding.self),
      .reading(PlistDuplicateKey.self),
      .reading(PlistValue.self),
      .reading(KeyWhitespace.self),
      .reading(ValueKind.self),
      .reading(CoordinateSyntax.self),
      .place(CoordinateRange.self),
      .place(CoordinateSwapped.self),
      .place(CoordinateSign.self),
      .place(CoordinateNullIsland.self),
      .place(CoordinateOutlier.self),
      .place(CoordinatePrecision.self),
      .park(ParkMissingKey.self),
      .park(ParkUnknownKey.self),
      .park(OverlayInverted.self),
      .park(OverlayEmpty.self),
      .park(OverlaySkewed.self),
      .park(OverlayCorner.self),
      .park(OverlayBottomRight.self),
      .park(OverlaySize.self),
      .park(OverlayImage.self),
      .park(CenterOutside.self),
      .park(BoundarySize.self),
      .park(BoundaryCrossing.self),
      .park(BoundaryRepeat.self),
      .park(BoundaryElsewhere.self),
      .attraction(AttractionMissingKey.self),
      .attraction(AttractionKeySpelling.self),
      .attraction(AttractionTypeUnlisted.self),
      .attraction(AttractionTypeNumber.self),
      .attraction(AttractionRoot.self),
      .attraction(AttractionDuplicate.self),
      .attraction(AttractionNameEmpty.self),
      .attraction(AttractionOutside.self),
      .path(RouteSize.self),
      .path(RouteRepeat.self),
      .path(RouteJump.self),
      .path(RouteOutside.self),
      .path(CharacterSightings.self),
      .path(CharacterOutside.self),
      .reading(UnusedSuppression.self),
    ]
  }

  /// What each rule is.
  public static var rules: [RuleDescription] { entries.map { $0.rule.description } }

  static var parkRules: [any ParkRule.Type] {
    entries.compactMap { if case .park(let rule) = $0 { rule } else { nil } }
  }

  static var attractionRules: [any AttractionRule.Type] {
    entries.compactMap { if case .attraction(let rule) = $0 { rule } else { nil } }
  }

  static var pathRules: [any PathRule.Type] {
    entries.compactMap { if case .path(let rule) = $0 { rule } else { nil } }
  }
}
