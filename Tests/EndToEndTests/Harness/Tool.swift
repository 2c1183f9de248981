import Foundation

/// A program that the tests run.
enum Tool: String {
  case parkconv
  case parkcheck
  case ogr2ogr
  case ogrinfo
  case gdalinfo
  case gdaltransform
  case gdalTranslate = "gdal_translate"
  case gdaladdo
  case gdalwarp
  case gdallocationinfo
  case gpsbabel
  case xmllint
  case git
  case preCommit = "pre-commit"
  case plutil
  case plistutil
  case python3
  case sh
  case unshare
  case cc
  case chromium

  /// The file of a program that is nowhere to be found.
  struct NotFound: Error, CustomStringConvertible {
    let tool: Tool
    var description: String { "there is no program '\(tool.rawValue)'; see CONTRIBUTING.md" }
  }

  /// The path of the program: our own beside the test bundle, or in the folder that `PARKTOOLS_TEST_PROGRAMS`
  /// names; the others on the `PATH`.
  var path: String {
    get throws {
      let folders: [String]
      switch self {
      case .parkconv, .parkcheck: folders = Tool.foldersOfProducts
      case .plutil: folders = Tool.foldersOfPath + Tool.foldersOfSwift
      default: folders = Tool.foldersOfPath
      }
      let candidates = folders.map { $0 + "/" + rawValue }
      guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
        throw NotFound(tool: self)
      }
      return path
    }
  }

  private static let shippedFolder =
    ProcessInfo.processInfo.environment["PARKTOOLS_TEST_PROGRAMS"]

  /// Whether our programs are those that are shipped and not those for debugging.
  static var isShipped: Bool { shippedFolder != nil }

  /// Whether our programs are built with a sanitizer, which takes memory of its own.
  static let isSanitized = ["__asan_init", "__tsan_init"].contains { (symbol: String) in
    dlsym(dlopen(nil, RTLD_NOW), symbol) != nil
  }

  /// The folders from the test bundle up; the build puts programs and bundle into the same one.
  private static let foldersOfProducts: [String] = {
    if let shippedFolder { return [shippedFolder] }
    let bundles =
      Bundle.allBundles.map(\.bundleURL) + [Bundle.main.executableURL].compactMap(\.self)
    return bundles.flatMap { bundle in
      sequence(first: bundle.resolvingSymlinksInPath().deletingLastPathComponent()) { folder in
        folder.path == "/" ? nil : folder.deletingLastPathComponent()
      }.prefix(6).map(\.path)
    }
  }()

  /// The folders of the toolchain, to which the `PATH` may have a link to `swift` alone.
  private static let foldersOfSwift = foldersOfPath.map { folder in
    URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath().deletingLastPathComponent()
      .path
  }

  /// Whether there is such a program.
  var isThere: Bool { (try? path) != nil }

  private static let foldersOfPath =
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    .split(separator: ":").map(String.init)
}
