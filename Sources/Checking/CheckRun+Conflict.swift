internal import ByteIO
internal import ParkModel

extension CheckRun.Request {
  /// Returns why the outputs can't be written when `checks` have been made; `nil` where they can.
  func conflict(with checks: [FileCheck]) -> IOError? {
    var written: Set<FilePlace> = []
    let outputs = outputs.compactMap { path in FilePlace(ofFileAt: path).map { (path, $0) } }
    for (path, place) in outputs where !written.insert(place).inserted {
      return IOError(writtenTwice: path)
    }
    if written.isEmpty { return nil }
    let read = Set(paths(of: checks).compactMap { FilePlace(ofFileAt: $0) })
    for (path, place) in outputs
    where read.contains(place) || readsStream(checks) && place == .standardInput {
      return IOError(readByItself: path)
    }
    return nil
  }

  private func paths(of checks: [FileCheck]) -> [String] {
    let files = checks.compactMap { check in
      if case .file(let path) = check.target.origin { path } else { nil }
    }
    let configurations =
      configurationPath.map { [$0] }
      ?? Set(checks.compactMap(\.configuration.folder)).map {
        path(of: Configuration.fileName, inFolder: $0)
      }
    return files + configurations + furtherInputs
  }

  private func readsStream(_ checks: [FileCheck]) -> Bool {
    checks.contains { $0.target.origin == .standardInput }
  }
}
