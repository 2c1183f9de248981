/// What a progress bar says at a moment.
struct ProgressLine {
  /// What there is to do.
  struct Work {
    /// How many bytes there are to be read; `nil` where that is not known.
    let totalBytes: Int?
    let fileCount: Int
  }

  private let work: Work
  private let bytes: Int
  private let files: Int
  private let seconds: Double

  init(_ work: Work, bytes: Int, files: Int, seconds: Double) {
    self.work = work
    self.bytes = bytes
    self.files = files
    self.seconds = seconds
  }

  /// The part of the work that is done, 0 to 1; `nil` where that is not known. Some files are read more
  /// than once.
  private var share: Double? {
    guard let total = work.totalBytes, total > 0 else { return nil }
    return min(Double(bytes) / Double(total), 1)
  }

  /// Whether there is less than half a second to go.
  var isNearlyDone: Bool { secondsLeft.map { $0 < 0.5 } ?? false }

  private var secondsLeft: Double? {
    share.flatMap { $0 > 0 ? seconds * (1 - $0) / $0 : nil }
  }

  /// Returns the line, narrower than `width` cells of a terminal.
  func text(width: Int, isColoured: Bool, isUnicode: Bool) -> String {
    let words = words
    guard let share else { return String(words.prefix(width - 1)) }
    let percent = String(Int(share * 100)) + " %"
    let margin = String(repeating: " ", count: 5 - percent.count)
    let room = min(width - percent.count - margin.count - words.count - 5, 40)
    guard room >= 8 else { return String((margin + percent + "  " + words).prefix(width - 1)) }
    let bar = bar(share, width: room, isUnicode: isUnicode)
    return margin + percent + " " + (isColoured ? "\u{1B}[36m\(bar)\u{1B}[0m" : bar) + "  " + words
  }

  private func bar(_ share: Double, width: Int, isUnicode: Bool) -> String {
    let done = Int((share * Double(width)).rounded(.down))
    let (full, empty) = isUnicode ? ("█", "░") : ("#", ".")
    return String(repeating: full, count: done) + String(repeating: empty, count: width - done)
  }

  /// How much of how much is done, and how long the rest may take.
  private var words: String {
    let amount: String
    if work.fileCount > 1 {
      amount = "\(files) of \(work.fileCount) files"
    } else if let total = work.totalBytes {
      amount = "\(Self.megabytes(bytes)) of \(Self.megabytes(total)) MB"
    } else {
      amount = "\(Self.megabytes(bytes)) MB"
    }
    return secondsLeft.map { amount + ", \(Self.time($0)) left" } ?? amount
  }

  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return tenths >= 1000 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e6).rounded(.up))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }
}
