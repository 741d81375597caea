// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses Momentum resolves what only measuring needs (AK-2).

/// What is measured: one executable in `Benchmarks/<name>` for each, the modules it measures, and
/// what it measures them against.
let suites: [(name: String, measures: [String], against: [Target.Dependency])] = [
    ("ContainerBenchmarks", ["MomentumDI"], []),
    ("SiteRotationBenchmarks", ["MomentumDomain"], []),
    (
        "CSVBenchmarks", ["MomentumDomain", "MomentumData"],
        [.product(name: "SwiftCSV", package: "SwiftCSV")]
    ),
]

let peers: [Package.Dependency] = [
    .package(url: "https://github.com/swiftcsv/SwiftCSV", exact: "0.10.0")
]

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "MomentumBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Momentum", path: ".."),
        // Without its traits it needs no allocator of its own; counts of allocations then read 0.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ] + peers,
    targets: [
        .target(
            name: "Comparing",
            dependencies: [.product(name: "Benchmark", package: "benchmark")],
            swiftSettings: settings
        )
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
        },
    swiftLanguageModes: [.v6]
)
