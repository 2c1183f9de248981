internal import ByteIO
internal import ParkModel

extension CheckRun.Request {
  /// Returns why the outputs can't be written when `checks` have been made; `nil` where they can.
  func conflict(with checks: [FileCheck]) -> IOError? {
    do throws(IOError) {
      try judgeOutputs(with: checks)
      return nil
    } catch {
      return error
    }
  }

  private func judgeOutputs(with checks: [FileCheck]) throws(IOError) {
    if outputs.isEmpty { return }
    var read = try FilePlace.places(ofFilesAt: paths(of: checks))
    let readsStream = checks.contains { $0.target.origin == .standardInput }
    if readsStream, let place = FilePlace.standardInput { read.append(place) }
    var written: Set<FilePlace> = []
    for path in outputs {
      guard let place = try FilePlace(ofFileAt: path) else { continue }
      if read.contains(place) { throw IOError(readByItself: path) }
      if !written.insert(place).inserted { throw IOError(writtenTwice: path) }
    }
  }

  /// Returns what is read: the files, those beside them that may be their parks, the configurations and the
  /// overlays' images.
  private func paths(of checks: [FileCheck]) throws(IOError) -> [String] {
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
    return files + neighbours(of: checks) + configurations + images + furtherInputs
  }

  private func neighbours(of checks: [FileCheck]) -> [String] {
    let folders = Set(checks.map { folderPart(of: $0.target.path) })
    return folders.flatMap { folder in
      ((try? namesInFolder(folder)) ?? []).filter(isPropertyListName).map {
        path(of: $0, inFolder: folder)
      }
    }
  }
}
