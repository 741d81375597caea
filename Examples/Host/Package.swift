// swift-tools-version: 6.2

import PackageDescription

// A program as another project would write it. With Momentum from a server, the first dependency is
// `.package(url: …, from: …)`; nothing else changes.
let package = Package(
    name: "Museums",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Momentum", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Museums",
            dependencies: [
                .product(name: "MomentumSuggestions", package: "Momentum")
            ]
        ),
        // The program under other settings; each must compile without a warning.
        .executableTarget(
            name: "SwiftFive",
            dependencies: [.product(name: "MomentumSuggestions", package: "Momentum")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "MainActorByDefault",
            dependencies: [.product(name: "MomentumSuggestions", package: "Momentum")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "MuseumsTests",
            dependencies: [
                "Museums",
                .product(name: "MomentumSuggestions", package: "Momentum"),
                .product(name: "MomentumSuggestionsTestSupport", package: "Momentum"),
                .product(name: "MomentumTestSupport", package: "Momentum"),
            ]
        ),
    ]
)
