/// Times commands in turn, so that what slows down the machine for a while slows down all of them.
package struct Rounds: Sendable {
  private let launcher: Launcher
  private let count: Int

  /// Creates the measurement of so many rounds.
  package init(_ count: Int, _ launcher: Launcher) {
    (self.count, self.launcher) = (count, launcher)
  }

  /// Returns the runs of each command. The first one that `isWarm` is not counted: it fills the caches.
  package func run(_ commands: [Command], isWarm: Bool = true) throws(MeasuringError) -> [Series] {
    var series = commands.map { Series(name: $0.name) }
    if isWarm { for command in commands { _ = try launcher.run(command) } }
    for round in 0..<count {
      for (index, command) in commands.enumerated() {
        series[index].append(try launcher.run(command))
        if round == 0 { try command.proof?.check(for: command.name) }
      }
    }
    return series
  }
}
