/// What has been found out about a pin's place before the rules for attractions judge it.
struct Standing {
  /// Whether the coordinate could be read.
  let isReadable: Bool

  /// Whether a finding about the place has been reported.
  let isMisplaced: Bool

  /// The park's ground, where it is known.
  let ground: Outline?
}
