// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses Momentum resolves what only measuring needs (AK-2).

/// What is measured: one executable in `Benchmarks/<name>` for each, and the modules it measures.
let suites: [(name: String, measures: [String])] = [
    ("ContainerBenchmarks", ["MomentumDI"])
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
    ],
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
                    + suite.measures.map { .product(name: $0, package: "Momentum") },
                path: "Benchmarks/\(suite.name)",
                swiftSettings: settings,
                plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
            )
        },
    swiftLanguageModes: [.v6]
)
