internal import ParkModel

/// Attractions that are judged as they are read.
struct JudgedAttractions<Entries: AttractionSequence & ~Copyable>: AttractionSequence, ~Copyable {
  var entries: Entries
  var judge: PinJudge

  /// How many attractions had no coordinate that could be read.
  private(set) var unreadableCount = 0

  /// Whether what can be read counts as readable whatever is wrong with it.
  let handsOnFaulty: Bool

  /// Judges each attraction and calls `body` with it, and with whether its coordinate could be read and no
  /// error was found.
  mutating func forEach(_ body: (borrowing Attraction, Bool) -> Void) {
    JudgedAttractions.judge(
      &entries, with: &judge, handsOnFaulty: handsOnFaulty, &unreadableCount, body)
  }

  private static func judge(
    _ entries: inout Entries, with judge: inout PinJudge, handsOnFaulty: Bool,
    _ unreadableCount: inout Int, _ body: (borrowing Attraction, Bool) -> Void
  ) {
    entries.forEach { attraction, isReadable in
      if !isReadable { unreadableCount &+= 1 }
      let isSound = judge.judge(attraction, isReadable: isReadable) || handsOnFaulty
      body(attraction, isReadable && isSound)
    }
  }
}
