// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "parktools",
  products: [
    .library(name: "ParkModel", targets: ["ParkModel", "PropertyList", "Diagnostics", "ByteIO"]),
    .executable(name: "parkconv", targets: ["parkconv"]),
    .executable(name: "parkcheck", targets: ["parkcheck"]),
  ],
  targets: [
    // The C libraries, each imported by one Swift target alone.
    .systemLibrary(name: "CLinux"),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CYajl", pkgConfig: "yajl",
      providers: [.apt(["libyajl-dev"]), .brew(["yajl"])]),
    .systemLibrary(
      name: "CMinizip", pkgConfig: "minizip",
      providers: [.apt(["libminizip-dev"]), .brew(["minizip"])]),

    // Bytes → property-list values → the park model → rules and formats → bytes.
    .target(name: "Spelling"),
    .target(name: "Diagnostics"),
    .target(
      name: "ByteIO",
      dependencies: [.target(name: "CLinux", condition: .when(platforms: [.linux]))]),
    .target(name: "TerminalText", dependencies: ["ByteIO", "Diagnostics"]),
    .target(name: "Markup", dependencies: ["ByteIO"]),
    .target(name: "Overlap", dependencies: ["ByteIO"]),
    .target(name: "XMLParsing", dependencies: ["CLibXML2", "Overlap", "ByteIO", "Diagnostics"]),
    .target(
      name: "PropertyList", dependencies: ["XMLParsing", "Markup", "ByteIO", "Diagnostics"]),
    .target(name: "JSONReading", dependencies: ["CYajl", "Diagnostics"]),
    .target(name: "Archive", dependencies: ["CMinizip", "ByteIO"]),
    .target(
      name: "ParkModel",
      dependencies: ["PropertyList", "JSONReading", "ByteIO", "Diagnostics", "Spelling"]),
    .target(
      name: "Comparison", dependencies: ["ParkModel", "PropertyList", "ByteIO", "Diagnostics"]),
    .target(
      name: "ParkChecks",
      dependencies: ["ParkModel", "PropertyList", "ByteIO", "Diagnostics", "Spelling"]),
    .target(
      name: "ParkFormats",
      dependencies: [
        "Archive", "Comparison", "Markup", "ParkModel", "PropertyList", "XMLParsing", "JSONReading",
        "ByteIO", "Diagnostics",
      ],
      // The parts of a page, and the style of a picture, become bytes in the program.
      resources: [.embedInCode("Formats/HTML/Page"), .embedInCode("Formats/SVG/Style")]),
    .target(
      name: "Fixing",
      dependencies: [
        "Comparison", "JSONReading", "ParkModel", "PropertyList", "ByteIO", "Diagnostics",
      ]),
    .target(
      name: "Conversion",
      dependencies: [
        "Comparison", "ParkFormats", "Fixing", "Markup", "ParkChecks", "ParkModel", "PropertyList",
        "ByteIO", "Diagnostics", "TerminalText", "CommandLineKit",
      ]),
    .target(
      name: "Reporting",
      dependencies: [
        "ParkChecks", "Markup", "ByteIO", "Diagnostics", "TerminalText", "CommandLineKit",
      ]),
    .target(
      name: "Checking",
      dependencies: [
        "Conversion", "Fixing", "Reporting", "JSONReading", "Markup", "Overlap", "ParkChecks",
        "ParkModel", "PropertyList", "ByteIO", "Diagnostics", "CommandLineKit",
      ]),
    .target(name: "CommandLineKit", dependencies: ["ByteIO", "Spelling"]),
    .executableTarget(
      name: "parkconv",
      dependencies: [
        "CommandLineKit", "Conversion", "ParkFormats", "ParkModel", "TerminalText", "ByteIO",
        "Diagnostics",
      ]),
    .executableTarget(
      name: "parkcheck",
      dependencies: [
        "CommandLineKit", "Checking", "Reporting", "Conversion", "ParkChecks", "ParkModel",
        "TerminalText", "ByteIO", "Diagnostics",
      ]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"]),
    .testTarget(
      name: "PropertyListTests", dependencies: ["PropertyList", "ByteIO", "Diagnostics"]),
    .testTarget(name: "ByteIOTests", dependencies: ["ByteIO", "TestSupport"]),
    .testTarget(name: "ArchiveTests", dependencies: ["Archive", "ByteIO", "TestSupport"]),
    .testTarget(
      name: "JSONReadingTests", dependencies: ["JSONReading", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "ParkModelTests",
      dependencies: [
        "ParkModel", "PropertyList", "JSONReading", "ByteIO", "Diagnostics", "TestSupport",
      ]),
    .testTarget(name: "ComparisonTests", dependencies: ["Comparison", "ParkModel"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "ByteIO", "TestSupport"]),
    .testTarget(
      name: "ParkFormatsTests",
      dependencies: [
        "ParkFormats", "Archive", "Comparison", "ParkModel", "PropertyList", "JSONReading",
        "ByteIO", "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "ConversionTests",
      dependencies: [
        "Conversion", "ParkFormats", "ParkModel", "ByteIO", "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "ParkChecksTests",
      dependencies: [
        "ParkChecks", "Fixing", "ParkModel", "PropertyList", "ByteIO", "Diagnostics",
      ]),
    .testTarget(
      name: "FixingTests",
      dependencies: [
        "Fixing", "Comparison", "ParkChecks", "ParkModel", "PropertyList", "ByteIO", "Diagnostics",
        "TestSupport",
      ]),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "Checking", "Conversion", "ParkChecks", "ParkModel", "ByteIO", "Diagnostics",
        "TestSupport",
      ]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Reporting", "TerminalText", "ParkChecks", "Markup", "ByteIO", "Diagnostics",
        "TestSupport",
      ]),
    .testTarget(
      name: "TerminalTextTests", dependencies: ["TerminalText", "Diagnostics", "TestSupport"]),
    // Runs the programs, and reads what they write with the programs of other people.
    .testTarget(
      name: "EndToEndTests", dependencies: ["parkconv", "parkcheck", "CommandLineKit"],
      exclude: ["Consumers/Scripts", "Faults/Injection", "Golden/Outputs", "Schemas"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzers get their main function from libFuzzer, and don't link without it: see Fuzz/README.md.
if Context.environment["FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Archive", "Fixing", "JSONReading", "ParkChecks", "ParkFormats", "ParkModel",
        "PropertyList", "Reporting", "XMLParsing", "ByteIO", "Diagnostics",
      ],
      path: "Fuzz", exclude: ["Dictionaries", "Seeds", "README.md", "run", "torture"]))
}
