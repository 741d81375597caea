/// A target of the package and what its files may import (AK-1, AK-2).
struct Layer: Hashable, Sendable {
    /// The role of a target, in any feature.
    enum Kind: Sendable {
        case domain, data, presentation, injection, testSupport, loopback, demo, tests
    }

    let kind: Kind
    /// The name of the target in `Package.swift`.
    let target: String
    let folder: String
    /// The modules of this package.
    let ours: Set<String>
    /// The modules of the toolchain that exist on every platform.
    let toolchain: Set<String>
    /// The modules that exist on some platforms, imported only inside `#if canImport(…)`.
    let guarded: Set<String>

    var isLibrary: Bool { kind != .demo && kind != .tests }

    static let features = ["Suggestions", "SiteRotation", "Scheduling", "Authentication"]

    /// The targets that every feature uses.
    private static let kit = [
        domain("Shared", as: "Domain"),
        wall("System", uses: ["Domain"]),
        data("Shared", as: "Data", uses: ["Domain"], guarded: systemLibraries),
        wall(
            "Network",
            uses: ["Domain"],
            guarded: systemLibraries.union(["FoundationNetworking", "Network"])
        ),
        presentation("Shared", as: "Presentation", uses: ["Domain"]),
        injection("Container", as: "Container", uses: []),
        injection("Shared", as: "DI", uses: ["Container", "Domain", "System"]),
        testSupport("Shared", as: "TestSupport", uses: ["Domain"]),
        testSupport("Network", uses: ["Domain", "Network", "TestSupport"]),
    ]

    private static let suggestions = [
        domain("Suggestions", uses: ["Domain"]),
        data("Suggestions", uses: ["Domain", "SuggestionsDomain"]),
        wall("DetailsFile", uses: ["Data", "Domain", "SuggestionsData", "SuggestionsDomain"]),
        wall(
            "Maps",
            uses: ["Domain", "SuggestionsData", "SuggestionsDomain"],
            guarded: ["CoreLocation", "MapKit"]
        ),
        wall(
            "PlaceIndex",
            uses: ["Data", "Domain", "SuggestionsData", "SuggestionsDomain"],
            guarded: systemLibraries
        ),
        wall(
            "Geocoders",
            uses: ["Data", "Domain", "Network", "SuggestionsData", "SuggestionsDomain"]
        ),
        presentation("Suggestions", uses: ["Domain", "Presentation", "SuggestionsDomain"]),
        injection(
            "Suggestions",
            uses: [
                "Container", "Domain", "Presentation", "SuggestionsData", "SuggestionsDomain",
                "SuggestionsPresentation",
            ]
        ),
        testSupport("Suggestions", uses: ["Domain", "SuggestionsDomain", "TestSupport"]),
    ]

    private static let siteRotation = [
        domain("SiteRotation", uses: ["Domain"]),
        wall("SiteStore", uses: ["Data", "Domain", "SiteRotationDomain"]),
        data(
            "SiteRotation",
            uses: ["Data", "Domain", "SiteRotationDomain", "SiteStore"],
            guarded: systemLibraries.union([
                "UserNotifications", "WatchConnectivity", "WidgetKit", "os",
            ])
        ),
        wall("WebDAV", uses: ["Domain", "Network", "SiteRotationData", "SiteRotationDomain"]),
        presentation("SiteRotation", uses: ["Domain", "Presentation", "SiteRotationDomain"]),
        injection(
            "SiteRotation",
            uses: [
                "Container", "Domain", "Presentation", "SiteRotationData",
                "SiteRotationDomain", "SiteRotationPresentation", "System",
            ]
        ),
        testSupport("SiteRotation", uses: ["Domain", "SiteRotationDomain", "TestSupport"]),
    ]

    private static let authentication = [
        domain("Authentication", uses: ["Domain"]),
        data(
            "Authentication",
            uses: ["AuthenticationDomain", "Data", "Domain", "Network"],
            guarded: ["AuthenticationServices", "Security"]
        ),
        presentation("Authentication", uses: ["AuthenticationDomain", "Domain", "Presentation"]),
        injection(
            "Authentication",
            uses: [
                "AuthenticationData", "AuthenticationDomain", "AuthenticationPresentation",
                "Container", "Domain", "Network", "Presentation",
            ]
        ),
        testSupport("Authentication", uses: ["AuthenticationDomain", "Domain", "TestSupport"]),
    ]

    private static let scheduling = [
        domain("Scheduling", uses: ["AuthenticationDomain", "Domain"]),
        wall("GraphQL", uses: ["AuthenticationDomain", "Data", "Domain", "Network"]),
        injection(
            "GraphQL",
            uses: ["AuthenticationDomain", "Container", "Domain", "GraphQL", "Network"]
        ),
        data(
            "Scheduling",
            uses: [
                "AuthenticationDomain", "Data", "Domain", "GraphQL", "Network", "SchedulingDomain",
            ]
        ),
        presentation(
            "Scheduling",
            uses: [
                "AuthenticationDomain", "AuthenticationPresentation", "Domain", "Presentation",
                "SchedulingDomain",
            ]
        ),
        injection(
            "Scheduling",
            uses: [
                "AuthenticationDomain", "Container", "Domain", "GraphQL", "Network",
                "Presentation", "SchedulingData", "SchedulingDomain", "SchedulingPresentation",
            ]
        ),
        testSupport("Scheduling", uses: ["Domain", "SchedulingDomain", "TestSupport"]),
    ]

    /// A server inside the process; no product, so that no host program gets it by accident.
    private static let loopback = Layer(
        kind: .loopback,
        target: "MomentumLoopback",
        folder: "Sources/Loopback",
        ours: ["MomentumData", "MomentumDomain", "MomentumSchedulingDomain"],
        toolchain: ["Foundation", "Synchronization"],
        guarded: systemLibraries
    )

    /// Drawing on a terminal and reading its keys, free of features; no product (TA-4).
    private static let terminal = Layer(
        kind: .demo,
        target: "MomentumTerminal",
        folder: "Sources/Terminal",
        ours: [],
        toolchain: ["Foundation", "Observation", "Synchronization"],
        guarded: systemLibraries
    )

    /// The command line of the program, free of features; no product.
    private static let commandLine = Layer(
        kind: .demo,
        target: "MomentumCommandLine",
        folder: "Sources/CommandLine",
        ours: ["MomentumTerminal"],
        toolchain: ["Foundation", "Synchronization"],
        guarded: systemLibraries
    )

    static let libraries = kit + suggestions + siteRotation + authentication + scheduling

    private static let demo = Layer(
        kind: .demo,
        target: "MomentumDemo",
        folder: "Sources/Demo",
        ours: targets(others(than: .testSupport) + [loopback, terminal, commandLine]),
        toolchain: ["Foundation", "Observation", "Synchronization"],
        guarded: systemLibraries.union(["FoundationNetworking"])
    )

    /// A test target sees the layer it tests, those below that one, and the test support.
    private static let testTargets = [
        tests("Domain", of: of(.domain)),
        tests("Data", of: others(than: .testSupport) + [loopback]),
        tests("Presentation", of: of(.domain, .presentation)),
        tests("DI", of: others(than: .testSupport) + [loopback]),
        tests("Demo", of: others(than: .testSupport) + [loopback, terminal, commandLine, demo]),
        tests("Embedding", of: others(than: .testSupport)),
        Layer(
            kind: .tests,
            target: "MomentumArchitectureTests",
            folder: "Tests/ArchitectureTests",
            ours: [],
            toolchain: ["Foundation", "Testing"],
            guarded: []
        ),
    ]

    static let all = libraries + [loopback, terminal, commandLine, demo] + testTargets

    /// The C library under each of its names.
    private static let systemLibraries: Set<String> = ["Android", "Darwin", "Glibc", "Musl"]

    private static func of(_ kinds: Kind...) -> [Layer] {
        libraries.filter { kinds.contains($0.kind) }
    }

    private static func others(than kind: Kind) -> [Layer] {
        libraries.filter { $0.kind != kind }
    }

    private static func targets(_ layers: [Layer]) -> Set<String> { Set(layers.map(\.target)) }

    /// Domain is values and rules: no network, no observation, no user interface, no storage.
    private static func domain(
        _ folder: String,
        as name: String? = nil,
        uses: Set<String> = []
    ) -> Layer {
        row(.domain, "Domain", folder, name, uses, ["Foundation", "Synchronization"], [])
    }

    private static func data(
        _ folder: String,
        as name: String? = nil,
        uses: Set<String>,
        guarded: Set<String> = []
    ) -> Layer {
        row(.data, "Data", folder, name, uses, ["Foundation", "Synchronization"], guarded)
    }

    /// A wall inside a feature, named after its folder.
    private static func wall(
        _ name: String,
        uses: Set<String>,
        guarded: Set<String> = []
    ) -> Layer {
        data(name, as: name, uses: uses, guarded: guarded)
    }

    private static func presentation(
        _ folder: String,
        as name: String? = nil,
        uses: Set<String>
    ) -> Layer {
        let toolchain: Set<String> = ["Foundation", "Observation", "Synchronization"]
        return row(.presentation, "Presentation", folder, name, uses, toolchain, [])
    }

    private static func injection(
        _ folder: String,
        as name: String? = nil,
        uses: Set<String>
    ) -> Layer {
        let toolchain: Set<String> = ["Foundation", "Observation", "Synchronization"]
        return row(.injection, "DI", folder, name, uses, toolchain, [])
    }

    private static func testSupport(
        _ folder: String,
        as name: String? = nil,
        uses: Set<String>
    ) -> Layer {
        let toolchain: Set<String> = ["Foundation", "Observation", "Synchronization", "Testing"]
        return row(.testSupport, "TestSupport", folder, name, uses, toolchain, [])
    }

    private static func row(
        _ kind: Kind,
        _ layer: String,
        _ folder: String,
        _ name: String?,
        _ uses: Set<String>,
        _ toolchain: Set<String>,
        _ guarded: Set<String>
    ) -> Layer {
        Layer(
            kind: kind,
            target: "Momentum\(name ?? folder + layer)",
            folder: "Sources/\(layer)/\(folder)",
            ours: Set(uses.map { "Momentum\($0)" }),
            toolchain: toolchain,
            guarded: guarded
        )
    }

    private static func tests(_ name: String, of layers: [Layer]) -> Layer {
        Layer(
            kind: .tests,
            target: "Momentum\(name)Tests",
            folder: "Tests/\(name)Tests",
            ours: targets(layers + of(.testSupport)),
            toolchain: ["Foundation", "Observation", "Synchronization", "Testing"],
            guarded: systemLibraries.union(["FoundationNetworking", "FoundationXML"])
        )
    }
}
