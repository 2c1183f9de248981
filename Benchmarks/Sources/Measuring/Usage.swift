/// What one run of a program took.
package struct Usage: Codable, Sendable, Equatable {
  /// CPU time in its own code and in the kernel, in seconds.
  package let user: Double
  package let system: Double
  /// The time that went by, in seconds.
  package let wall: Double
  /// The most memory that was resident, in KiB.
  package let peak: Int

  package init(user: Double, system: Double, wall: Double, peak: Int) {
    (self.user, self.system, self.wall, self.peak) = (user, system, wall, peak)
  }

  /// All CPU time, in seconds.
  package var cpu: Double { user + system }
}

extension Usage {
  /// Reads the line that `childusage` writes; `nil` if it is another one.
  package init?(line: String, status: inout Int) {
    let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 5 else { return nil }
    status = numbers[0]
    self.init(
      user: Double(numbers[1]) / 1e6, system: Double(numbers[2]) / 1e6,
      wall: Double(numbers[3]) / 1e6, peak: numbers[4])
  }
}
