internal import Diagnostics
internal import ParkFormats

extension Format {
  /// The severities of rules for files of this format, unless the user says otherwise.
  ///
  /// What the app needs may be missing from the files of people who never heard of it, which is no
  /// reason not to convert them; and numbers may have been written without zeros at their ends.
  var usualLevels: [RuleID: SeverityLevel] {
    guard case .features? = reading else { return [:] }
    return [
      RuleID("park-missing-key"): .warning, RuleID("attraction-missing-key"): .warning,
      RuleID("character-sightings"): .warning, RuleID("coordinate-precision"): .off,
    ]
  }
}
