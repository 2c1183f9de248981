internal import ParkModel

/// A rule that park files keep, named after the fault that breaks it.
protocol Rule {
  /// What the rule is, why it matters, and examples.
  static var description: RuleDescription { get }
}

/// A rule that judges a park file as a whole.
protocol ParkRule: Rule {
  init()

  /// Reports what is wrong with `park`.
  func judge(_ park: JudgedPark, _ findings: Findings)
}

/// A rule that judges the entries of an attractions file one by one.
///
/// It runs a million times for a large file: it compares bytes, makes no text and allocates nothing
/// unless it finds something.
protocol AttractionRule: Rule, AnyObject {
  /// What in a pin gives occasion to judge it; of a rule that judges all pins together, nothing.
  static var occasion: PinOccasions { get }

  init(_ configuration: Configuration)

  /// Reports what is wrong with `attraction`, in which there is an occasion.
  func judge(_ attraction: borrowing Attraction, _ standing: Standing, _ findings: Findings)

  /// Reports what only all of the file's pins together tell.
  func finish(_ pins: borrowing PinStore, _ findings: Findings)
}

extension AttractionRule {
  func judge(_ attraction: borrowing Attraction, _ standing: Standing, _ findings: Findings) {}
  func finish(_ pins: borrowing PinStore, _ findings: Findings) {}
}

/// A rule that judges a route, or the sightings of a character.
protocol PathRule: Rule {
  init()

  /// Reports what is wrong with `path`.
  func judge(_ path: JudgedPath, _ findings: Findings)
}
