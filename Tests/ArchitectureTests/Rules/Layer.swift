/// A target of the package and what its files may import (AK-1, AK-2).
struct Layer: Hashable, Sendable {
    /// The name of the target in `Package.swift`.
    let target: String
    let folder: String
    /// The modules of this package.
    let ours: Set<String>
    /// The modules of the toolchain that exist on every platform.
    let toolchain: Set<String>
    /// The modules that exist on some platforms, imported only inside `#if canImport(…)`.
    let guarded: Set<String>

    var isLibrary: Bool { Self.libraries.contains(self) }

    /// Domain is values and rules: no network, no observation, no user interface, no storage.
    static let domain = Layer(
        target: "MomentumDomain",
        folder: "Sources/Domain",
        ours: [],
        toolchain: ["Foundation", "Synchronization"],
        guarded: []
    )
    static let data = Layer(
        target: "MomentumData",
        folder: "Sources/Data",
        ours: ["MomentumDomain"],
        toolchain: ["Foundation", "Synchronization"],
        guarded: systemLibraries.union(appleFrameworks).union(["FoundationNetworking"])
    )
    static let presentation = Layer(
        target: "MomentumPresentation",
        folder: "Sources/Presentation",
        ours: ["MomentumDomain"],
        toolchain: ["Foundation", "Observation", "Synchronization"],
        guarded: []
    )
    static let injection = Layer(
        target: "MomentumDI",
        folder: "Sources/DI",
        ours: ["MomentumDomain", "MomentumData", "MomentumPresentation"],
        toolchain: ["Foundation", "Observation", "Synchronization"],
        guarded: []
    )
    static let testSupport = Layer(
        target: "MomentumTestSupport",
        folder: "Sources/TestSupport",
        ours: ["MomentumDomain"],
        toolchain: ["Foundation", "Observation", "Synchronization", "Testing"],
        guarded: []
    )
    /// A server inside the process; no product, so that no host program gets it by accident.
    static let loopback = Layer(
        target: "MomentumLoopback",
        folder: "Sources/Loopback",
        ours: ["MomentumDomain", "MomentumData"],
        toolchain: ["Foundation", "Synchronization"],
        guarded: systemLibraries
    )
    static let demo = Layer(
        target: "MomentumDemo",
        folder: "Sources/Demo",
        ours: [
            "MomentumDomain", "MomentumData", "MomentumPresentation", "MomentumDI",
            "MomentumLoopback",
        ],
        toolchain: ["Foundation", "Observation", "Synchronization"],
        guarded: systemLibraries.union(["FoundationNetworking"])
    )

    static let libraries = [domain, data, presentation, injection, testSupport, loopback]

    /// A test target sees the layer it tests, those below that one, and the test support.
    static let tests = [
        tests("Domain", of: ["MomentumDomain"]),
        tests("Data", of: ["MomentumDomain", "MomentumData", "MomentumLoopback"]),
        tests("Presentation", of: ["MomentumDomain", "MomentumPresentation"]),
        tests("DI", of: injection.ours.union(["MomentumDI", "MomentumLoopback"])),
        tests("Demo", of: demo.ours.union(["MomentumDemo"])),
        tests("Embedding", of: ["MomentumDI", "MomentumDomain", "MomentumPresentation"]),
        Layer(
            target: "MomentumArchitectureTests",
            folder: "Tests/ArchitectureTests",
            ours: [],
            toolchain: ["Foundation", "Testing"],
            guarded: []
        ),
    ]

    static let all = libraries + [demo] + tests

    private static let appleFrameworks: Set<String> = [
        "AuthenticationServices", "CoreLocation", "CryptoKit", "MapKit", "Network", "Security",
        "WatchConnectivity", "WidgetKit", "os",
    ]
    /// The C library under each of its names.
    private static let systemLibraries: Set<String> = ["Android", "Darwin", "Glibc", "Musl"]

    private static func tests(_ name: String, of ours: Set<String>) -> Layer {
        Layer(
            target: "Momentum\(name)Tests",
            folder: "Tests/\(name)Tests",
            ours: ours.union(["MomentumTestSupport"]),
            toolchain: ["Foundation", "Observation", "Synchronization", "Testing"],
            guarded: systemLibraries.union(["FoundationNetworking", "FoundationXML"])
        )
    }
}
