// swift-tools-version: 6.2

import Foundation
import PackageDescription

// A package of its own, so that a program with Momentum does not resolve what only measuring needs
// (AK-2).

/// The suites: one executable in `Benchmarks/<name>` each, the modules it measures, and its
/// counterparts.
var suites: [(name: String, measures: [String], against: [Target.Dependency])] = [
    ("ContainerBenchmarks", ["MomentumContainer"], []),
    ("SiteRotationBenchmarks", ["MomentumSiteRotationDomain", "MomentumSiteRotation"], []),
    ("SyncBenchmarks", ["MomentumSiteRotation"], []),
    (
        "CSVBenchmarks", ["MomentumSiteRotation"],
        [.product(name: "SwiftCSV", package: "SwiftCSV")]
    ),
    (
        "SchedulingBenchmarks", ["MomentumScheduling"], []
    ),
]

var peers: [Package.Dependency] = [
    .package(url: "https://github.com/swiftcsv/SwiftCSV", exact: "0.10.0")
]

// Two suites need SQLite's header, which a Linux machine lacks unless it was installed. Without it
// they are left out.
#if os(Linux)
let hasSQLite = FileManager.default.fileExists(atPath: "/usr/include/sqlite3.h")
#else
let hasSQLite = true
#endif
if hasSQLite {
    peers.append(.package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"))
    suites.append(
        (
            "StoreBenchmarks", ["MomentumSiteRotation"],
            [.product(name: "GRDB", package: "GRDB.swift")]
        )
    )
    suites.append(
        ("SuggestionsBenchmarks", ["MomentumPlaceIndex", "MomentumSuggestions"], ["CSQLite"])
    )
}

/// An adapter of a host over GRDB, and the suite's contract for it.
var adapters: [Target] = []

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

if hasSQLite {
    adapters = [
        .target(
            name: "DatabaseRecords",
            dependencies: [
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "MomentumSiteRotationDomain", package: "Momentum"),
                .product(name: "MomentumDomain", package: "Momentum"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DatabaseRecordsTests",
            dependencies: [
                "DatabaseRecords",
                .product(name: "MomentumSiteRotationDomain", package: "Momentum"),
                .product(name: "MomentumSiteRotationTestSupport", package: "Momentum"),
                .product(name: "MomentumTestSupport", package: "Momentum"),
            ],
            swiftSettings: settings
        ),
    ]
}

let package = Package(
    name: "MomentumBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Momentum", path: ".."),
        // Without its traits it needs no allocator of its own; counts of allocations then read 0.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ] + peers,
    targets: [
        .target(name: "HeapSize"),
        .target(
            name: "Comparing",
            dependencies: ["HeapSize", .product(name: "Benchmark", package: "benchmark")],
            swiftSettings: settings
        ),
        .systemLibrary(
            name: "CSQLite",
            path: "Sources/CSQLite",
            providers: [.apt(["libsqlite3-dev"])]
        ),
    ]
        + suites.map { suite in
            .executableTarget(
                name: suite.name,
                dependencies: [
                    "Comparing",
                    .product(name: "Benchmark", package: "benchmark"),
                ]
                    + suite.measures.map { .product(name: $0, package: "Momentum") }
                    + suite.against,
                path: "Benchmarks/\(suite.name)",
                swiftSettings: settings,
                plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
            )
        } + adapters,
    swiftLanguageModes: [.v6]
)
