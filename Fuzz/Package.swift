// swift-tools-version: 6.2

import PackageDescription

// A package of its own, because only `swift build --sanitize fuzzer` can link it: libFuzzer brings
// the main function. README.md says how to build and run it.

/// One program for each kind of bytes; README.md lists the kinds without one.
let readers = ["CSVFuzz", "JournalFuzz", "PlaceIndexFuzz", "AnswerFuzz", "CallbackFuzz"]

let package = Package(
    name: "MomentumFuzz",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Momentum", path: "..")
    ],
    targets: readers.map { reader in
        .executableTarget(
            name: reader,
            dependencies: [
                .product(name: "MomentumSiteRotation", package: "Momentum"),
                .product(name: "MomentumGeocoders", package: "Momentum"),
                .product(name: "MomentumPlaceIndex", package: "Momentum"),
                .product(name: "MomentumSuggestions", package: "Momentum"),
                .product(name: "MomentumAuthentication", package: "Momentum"),
                .product(name: "MomentumGraphQL", package: "Momentum"),
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        )
    }
)
