internal import ByteIO
internal import ParkModel

extension CheckRun.Request {
  /// Returns why the outputs can't be written when `checks` have been made, for which the park files
  /// `parkPaths` were read; `nil` where they can.
  func conflict(with checks: [FileCheck], _ parkPaths: [String]) -> IOError? {
    do throws(IOError) {
      try judgeOutputs(with: checks, parkPaths)
      return nil
    } catch {
      return error
    }
  }

  private func judgeOutputs(
    with checks: [FileCheck], _ parkPaths: [String]
  ) throws(IOError) {
    if outputs.isEmpty { return }
    var read = try FilePlace.places(ofFilesAt: paths(of: checks) + parkPaths)
    let readsStream = checks.contains { $0.target.origin == .standardInput }
    if readsStream, let place = FilePlace.standardInput { read.append(place) }
    var written: Set<FilePlace> = []
    for path in outputs {
      guard let place = try FilePlace(ofFileAt: path) else { continue }
      if read.contains(place) { throw IOError(readByItself: path) }
      if !written.insert(place).inserted { throw IOError(writtenTwice: path) }
    }
  }

  /// Returns the files, the configurations and the overlays' images that are read.
  private func paths(of checks: [FileCheck]) -> [String] {
    let files = checks.compactMap { check in
      if case .file(let path) = check.target.origin { path } else { nil }
    }
    let configurations =
      configurationPath.map { [$0] }
      ?? Set(checks.compactMap(\.configuration.folder)).map {
        path(of: Configuration.fileName, inFolder: $0)
      }
    let images = Set(
      checks.compactMap { check in
        check.configuration.overlayImage.flatMap(check.configuration.file)
      })
    return files + configurations + images + furtherInputs
  }
}
