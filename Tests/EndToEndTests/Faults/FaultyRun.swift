#if os(Linux)
  import Foundation
  import Testing

  /// A command line, run on a machine whose calls fail.
  struct FaultyRun: CustomTestStringConvertible {
    let tool: Tool
    let words: [String]
    /// Whether each of several files stands for itself, so that others may have been changed.
    let changesEachFile: Bool
    /// Whether the output tells of files that can't be read.
    let reportsUnreadable: Bool

    var testDescription: String { ([tool.rawValue] + words).joined(separator: " ") }

    /// Creates the run of `line`, the words behind the program's name.
    init(_ tool: Tool, _ line: String, changesEachFile: Bool = false, reports: Bool = false) {
      self.tool = tool
      words = line.split(separator: " ").map(String.init)
      self.changesEachFile = changesEachFile
      reportsUnreadable = reports
    }

    static let all: [FaultyRun] = [
      FaultyRun(.parkconv, "plist-to-geojson Map -o old"),
      FaultyRun(.parkconv, "plist-to-kml Long.plist -o old"),
      FaultyRun(.parkconv, "plist-to-kml Binary.plist -o old"),
      FaultyRun(.parkconv, "geojson-to-plist Map.geojson -o New"),
      FaultyRun(.parkconv, "gpx-to-kml Map.gpx"),
      FaultyRun(.parkconv, "kml-to-geojson Map.kml -o old"),
      FaultyRun(.parkconv, "kmz-to-plist Map.kmz -o New"),
      FaultyRun(.parkconv, "plist-to-gpx Map"),
      FaultyRun(.parkconv, "plist-to-kml Long.plist"),
      FaultyRun(.parkconv, "plist-to-plist Map -o Folder"),
      FaultyRun(.parkconv, "plist-to-plist Map -o New"),
      FaultyRun(.parkconv, "plist-to-plist Edited --update Map"),
      FaultyRun(.parkconv, "plist-to-kmz Map -o old"),
      FaultyRun(.parkconv, "plist-to-worldfile Map"),
      FaultyRun(.parkconv, "plist-to-vrt Map -o Map/map.vrt"),
      FaultyRun(.parkconv, "plist-to-html Map -o old"),
      FaultyRun(.parkconv, "info Map"),
      FaultyRun(.parkconv, "manual"),
      FaultyRun(.parkconv, "formats"),
      FaultyRun(.parkcheck, "-j1 Pins Map"),
      FaultyRun(.parkcheck, "--diff -j1 Pins"),
      FaultyRun(.parkcheck, "--write-baseline old -j1 Pins"),
      FaultyRun(.parkcheck, "rules"),
      FaultyRun(.parkcheck, "--help"),
      FaultyRun(.parkcheck, "completions bash"),
      FaultyRun(.parkcheck, "--fix -j1 Pins", changesEachFile: true),
      FaultyRun(.parkcheck, "--format sarif -o old -j1 Pins", reports: true),
    ]

    /// What a run came to.
    struct Outcome: Equatable {
      let finished: Finished
      let files: [String: Data]

      static func == (left: Self, right: Self) -> Bool {
        left.finished.ending == right.finished.ending
          && left.finished.output == right.finished.output
          && left.finished.errors == right.finished.errors && left.files == right.files
      }
    }

    /// Runs the program in a folder of its own.
    ///
    /// - Parameters:
    ///   - environment: What tells the library what fails.
    ///   - prepared: The folder with the files, which is copied.
    /// - Returns: what it came to, and the calls that it made.
    /// - Throws: when it can't be run.
    func outcome(
      _ environment: [String: String], from prepared: String
    ) throws -> (outcome: Outcome, calls: [SystemCall]) {
      try withTemporaryFolder { outer in
        let (folder, log) = (outer + "/folder", outer + "/log")
        try copy(prepared, to: folder)
        try write("", to: log)
        let settings = [
          "LD_PRELOAD": try FaultLibrary.path.get(), "FAULT_FOLDER": folder, "FAULT_LOG": log,
          "TMPDIR": folder,
        ]
        let finished = try run(
          tool, words, environment: settings.merging(environment) { $1 }, in: folder)
        let calls = SystemCall.all(
          inLog: try text(of: log).replacingOccurrences(of: folder + "/", with: "")
            .replacingOccurrences(of: folder, with: ""))
        return (Outcome(finished: finished, files: try files(in: folder)), calls)
      }
    }
  }

  /// Returns the files in a folder and all folders in it, by their paths; a folder is an empty one.
  func files(in folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
      files[path] = isFolder.boolValue ? Data() : try bytes(of: folder + "/" + path)
    }
    return files
  }

  /// Writes the files that the command lines name.
  func prepareFaultyFiles(in folder: String) throws {
    let sample = Sample.magicMountain.folder
    for name in [
      "MagicMountain.plist", "MagicMountainAttractions.plist", "BatmanLocations.plist",
      "overlay.png", "parktools.json",
    ] {
      for copied in ["Map", "Edited"] {
        try write(bytes(of: sample + "/" + name), to: folder + "/\(copied)/" + name)
      }
    }
    for name in ["MagicMountainAttractions.plist", "BatmanLocations.plist"] {
      let path = folder + "/Edited/" + name
      try write(text(of: path).replacingOccurrences(of: "34.42", with: "34.43"), to: path)
    }
    try write(
      text(of: folder + "/Map/MagicMountain.plist"), to: folder + "/Folder/MagicMountain.plist")
    for index in 0..<3 {
      try write(
        CheckerFile.mendable.replacingOccurrences(of: "4.3010", with: "4.30\(index)1"),
        to: folder + "/Pins/\(index).plist")
    }
    try AttractionsFile(count: 1500).write(to: folder + "/Long.plist")
    try write("old", to: folder + "/old")
    for (name, content) in try convertedFiles.get() { try write(content, to: folder + "/" + name) }
  }

  /// The files of other formats, by their names.
  private let convertedFiles: Result<[String: Data], any Error> = Result {
    try withTemporaryFolder { folder in
      try AttractionsFile(count: 1500).write(to: folder + "/Long.plist")
      _ = try parkconv("plist-to-plist", "--binary", "Long.plist", "-o", "lists", in: folder)
      var files = ["Binary.plist": try bytes(of: folder + "/lists/Long.plist")]
      for format in ["geojson", "gpx", "kml", "kmz"] {
        let name = "Map." + format
        _ = try parkconv(
          "plist-to-" + format, Sample.magicMountain.folder, "-o", name, in: folder)
        files[name] = try bytes(of: folder + "/" + name)
      }
      return files
    }
  }
#endif
