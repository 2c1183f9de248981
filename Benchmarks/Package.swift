// swift-tools-version: 6.0
import PackageDescription

// SwiftPM links C programs with the Swift libraries, which would cost them time and memory; from the
// static ones, nothing is taken.
let withoutSwift: [LinkerSetting] = [.unsafeFlags(["-static-stdlib", "-nostartfiles"])]

// A package of its own, so that building the product does not build what measures it.
let package = Package(
  name: "Benchmarks",
  targets: [
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0"),
    // The floor: libxml2's parser with handlers that do nothing.
    .executableTarget(
      name: "saxfloor", dependencies: ["CLibXML2"], linkerSettings: withoutSwift),
    .executableTarget(name: "childusage", linkerSettings: withoutSwift),

    .target(name: "Generating"),
    .target(name: "Measuring"),
    .executableTarget(name: "parkgen", dependencies: ["Generating"]),
    .executableTarget(name: "parkbench", dependencies: ["Generating", "Measuring"]),

    .testTarget(name: "GeneratingTests", dependencies: ["Generating"]),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring", "childusage"]),
  ],
  swiftLanguageModes: [.v6]
)
