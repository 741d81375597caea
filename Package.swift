// swift-tools-version: 6.2

import PackageDescription

// Warnings are errors where the project checks itself, as .ci/run does: a newer compiler's warning
// must not break the build of a program that embeds the suite.
let warnings: [SwiftSetting] =
    Context.environment["MOMENTUM_CHECKS"] == nil ? [] : [.treatAllWarnings(as: .error)]

// Swift 7 turns these on by default. With them on now, the code need not change the day it does.
let settings: [SwiftSetting] =
    warnings + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]

let package = Package(
    name: "Momentum",
    platforms: [.iOS(.v18), .macOS(.v15), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "MomentumDomain", targets: ["MomentumDomain"]),
        .library(name: "MomentumData", targets: ["MomentumData"]),
        .library(name: "MomentumPresentation", targets: ["MomentumPresentation"]),
        .library(name: "MomentumDI", targets: ["MomentumDI"]),
        .library(name: "MomentumTestSupport", targets: ["MomentumTestSupport"]),
        .executable(name: "momentum", targets: ["MomentumDemo"]),
    ],
    targets: [
        .target(name: "MomentumDomain", path: "Sources/Domain", swiftSettings: settings),
        .target(
            name: "MomentumData",
            dependencies: ["MomentumDomain"],
            path: "Sources/Data",
            swiftSettings: settings
        ),
        .target(
            name: "MomentumPresentation",
            dependencies: ["MomentumDomain"],
            path: "Sources/Presentation",
            swiftSettings: settings
        ),
        .target(
            name: "MomentumDI",
            dependencies: ["MomentumDomain", "MomentumData", "MomentumPresentation"],
            path: "Sources/DI",
            swiftSettings: settings
        ),
        .target(
            name: "MomentumTestSupport",
            dependencies: ["MomentumDomain"],
            path: "Sources/TestSupport",
            swiftSettings: settings
        ),
        // No product: a server inside the process, for the demo's tour and for tests.
        .target(
            name: "MomentumLoopback",
            dependencies: ["MomentumDomain", "MomentumData"],
            path: "Sources/Loopback",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "MomentumDemo",
            dependencies: [
                "MomentumDomain", "MomentumData", "MomentumPresentation", "MomentumDI",
                "MomentumLoopback",
            ],
            path: "Sources/Demo",
            // In the program itself, so that it finds the tour's places wherever it lies.
            resources: [.embedInCode("Samples/places.csv")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MomentumDomainTests",
            dependencies: ["MomentumDomain", "MomentumTestSupport"],
            path: "Tests/DomainTests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "MomentumDataTests",
            dependencies: [
                "MomentumData", "MomentumDomain", "MomentumLoopback", "MomentumTestSupport",
            ],
            path: "Tests/DataTests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "MomentumPresentationTests",
            dependencies: ["MomentumDomain", "MomentumPresentation", "MomentumTestSupport"],
            path: "Tests/PresentationTests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "MomentumDITests",
            dependencies: [
                "MomentumDI", "MomentumDomain", "MomentumData", "MomentumLoopback",
                "MomentumPresentation", "MomentumTestSupport",
            ],
            path: "Tests/DITests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "MomentumDemoTests",
            dependencies: [
                "MomentumDemo", "MomentumDomain", "MomentumLoopback", "MomentumPresentation",
                "MomentumTestSupport",
            ],
            path: "Tests/DemoTests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "MomentumEmbeddingTests",
            dependencies: [
                "MomentumDI", "MomentumDomain", "MomentumPresentation", "MomentumTestSupport",
            ],
            path: "Tests/EmbeddingTests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "MomentumArchitectureTests",
            path: "Tests/ArchitectureTests",
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
