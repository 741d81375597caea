// swift-tools-version: 6.2

import PackageDescription

// Warnings are errors where the project checks itself, as .ci/run does: a newer compiler's warning
// must not break the build of a program that embeds the suite.
let warnings: [SwiftSetting] =
    Context.environment["MOMENTUM_CHECKS"] == nil ? [] : [.treatAllWarnings(as: .error)]

// Swift 7 turns these on by default. With them on now, the code need not change the day it does.
// NonisolatedNonsendingByDefault is left out: optimised by Swift 6.3, a function that it concerns does
// not return to the caller's actor after an error of another actor, and a view model would go on
// off the main actor (Docs/Architecture.md, "Decisions that someone might undo by mistake").
let settings: [SwiftSetting] =
    warnings + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]

/// A library target: the module `Momentum<name>` in `Sources/<folder>`.
func module(_ name: String, _ folder: String, _ uses: [Target.Dependency]) -> Target {
    .target(
        name: "Momentum\(name)",
        dependencies: uses,
        path: "Sources/\(folder)",
        swiftSettings: settings
    )
}

/// The tests of a layer, in `Tests/<layer>Tests`.
func tests(_ layer: String, _ uses: [Target]) -> Target {
    .testTarget(
        name: "Momentum\(layer)Tests",
        dependencies: uses.map { .target(name: $0.name) },
        path: "Tests/\(layer)Tests",
        swiftSettings: settings
    )
}

/// A product with the modules of these targets.
func library(_ name: String, _ targets: [Target]) -> Product {
    .library(name: name, targets: targets.map(\.name))
}

/// A product with a whole feature, for a program: without its test support, which uses Testing.
func feature(_ name: String, _ targets: [Target]) -> Product {
    library(name, targets.filter { !$0.name.hasSuffix("TestSupport") })
}

// What every feature uses.
let kit: [Target] = [
    module("Domain", "Domain/Shared", []),
    module("System", "Data/System", ["MomentumDomain"]),
    module("Presentation", "Presentation/Shared", ["MomentumDomain"]),
    module("Container", "DI/Container", []),
    module("DI", "DI/Shared", ["MomentumContainer", "MomentumDomain", "MomentumSystem"]),
    module("TestSupport", "TestSupport/Shared", ["MomentumDomain"]),
]

// What the features with files or with JSON from outside use.
let files = module("Data", "Data/Shared", ["MomentumDomain"])

let suggestions: [Target] = [
    module("SuggestionsDomain", "Domain/Suggestions", ["MomentumDomain"]),
    module(
        "SuggestionsData",
        "Data/Suggestions",
        ["MomentumDomain", "MomentumSuggestionsDomain"]
    ),
    module(
        "SuggestionsPresentation",
        "Presentation/Suggestions",
        ["MomentumDomain", "MomentumPresentation", "MomentumSuggestionsDomain"]
    ),
    module(
        "SuggestionsDI",
        "DI/Suggestions",
        [
            "MomentumContainer", "MomentumDomain", "MomentumPresentation",
            "MomentumSuggestionsData",
            "MomentumSuggestionsDomain", "MomentumSuggestionsPresentation",
        ]
    ),
    module(
        "SuggestionsTestSupport",
        "TestSupport/Suggestions",
        ["MomentumDomain", "MomentumSuggestionsDomain", "MomentumTestSupport"]
    ),
]

let siteRotation: [Target] = [
    module("SiteRotationDomain", "Domain/SiteRotation", ["MomentumDomain"]),
    // Its own, so that sync stays out of the journal's insides.
    module(
        "SiteStore",
        "Data/SiteStore",
        ["MomentumData", "MomentumDomain", "MomentumSiteRotationDomain"]
    ),
    module(
        "SiteRotationData",
        "Data/SiteRotation",
        ["MomentumData", "MomentumDomain", "MomentumSiteRotationDomain", "MomentumSiteStore"]
    ),
    module(
        "SiteRotationPresentation",
        "Presentation/SiteRotation",
        ["MomentumDomain", "MomentumPresentation", "MomentumSiteRotationDomain"]
    ),
    module(
        "SiteRotationDI",
        "DI/SiteRotation",
        [
            "MomentumContainer", "MomentumDomain", "MomentumPresentation",
            "MomentumSiteRotationData", "MomentumSiteRotationDomain",
            "MomentumSiteRotationPresentation", "MomentumSystem",
        ]
    ),
    module(
        "SiteRotationTestSupport",
        "TestSupport/SiteRotation",
        ["MomentumDomain", "MomentumSiteRotationDomain", "MomentumTestSupport"]
    ),
]

let authentication: [Target] = [
    module("AuthenticationDomain", "Domain/Authentication", ["MomentumDomain"]),
    module(
        "AuthenticationData",
        "Data/Authentication",
        ["MomentumAuthenticationDomain", "MomentumData", "MomentumDomain", "MomentumNetwork"]
    ),
    module(
        "AuthenticationPresentation",
        "Presentation/Authentication",
        ["MomentumAuthenticationDomain", "MomentumDomain", "MomentumPresentation"]
    ),
    module(
        "AuthenticationDI",
        "DI/Authentication",
        [
            "MomentumAuthenticationData", "MomentumAuthenticationDomain",
            "MomentumAuthenticationPresentation", "MomentumContainer", "MomentumDomain",
            "MomentumNetwork", "MomentumPresentation",
        ]
    ),
    module(
        "AuthenticationTestSupport",
        "TestSupport/Authentication",
        ["MomentumAuthenticationDomain", "MomentumDomain", "MomentumTestSupport"]
    ),
]

let scheduling: [Target] = [
    module(
        "SchedulingDomain",
        "Domain/Scheduling",
        ["MomentumAuthenticationDomain", "MomentumDomain"]
    ),
    module(
        "SchedulingData",
        "Data/Scheduling",
        [
            "MomentumAuthenticationDomain", "MomentumData", "MomentumDomain", "MomentumGraphQL",
            "MomentumNetwork", "MomentumSchedulingDomain",
        ]
    ),
    module(
        "SchedulingPresentation",
        "Presentation/Scheduling",
        [
            "MomentumAuthenticationDomain", "MomentumAuthenticationPresentation", "MomentumDomain",
            "MomentumPresentation", "MomentumSchedulingDomain",
        ]
    ),
    module(
        "SchedulingDI",
        "DI/Scheduling",
        [
            "MomentumAuthenticationDomain", "MomentumContainer", "MomentumDomain",
            "MomentumGraphQL", "MomentumNetwork", "MomentumPresentation", "MomentumSchedulingData",
            "MomentumSchedulingDomain", "MomentumSchedulingPresentation",
        ]
    ),
    module(
        "SchedulingTestSupport",
        "TestSupport/Scheduling",
        ["MomentumDomain", "MomentumSchedulingDomain", "MomentumTestSupport"]
    ),
]

// In no bundle: a program takes the sources of places that it uses, and the file if it keeps answers.
let detailsFile = module(
    "DetailsFile",
    "Data/DetailsFile",
    ["MomentumData", "MomentumDomain", "MomentumSuggestionsData", "MomentumSuggestionsDomain"]
)
let maps = module(
    "Maps",
    "Data/Maps",
    ["MomentumDomain", "MomentumSuggestionsData", "MomentumSuggestionsDomain"]
)
let placeIndex = module(
    "PlaceIndex",
    "Data/PlaceIndex",
    ["MomentumData", "MomentumDomain", "MomentumSuggestionsData", "MomentumSuggestionsDomain"]
)
let geocoders = module(
    "Geocoders",
    "Data/Geocoders",
    [
        "MomentumData", "MomentumDomain", "MomentumNetwork", "MomentumSuggestionsData",
        "MomentumSuggestionsDomain",
    ]
)
let network = module("Network", "Data/Network", ["MomentumDomain"])
let networkTestSupport = module(
    "NetworkTestSupport",
    "TestSupport/Network",
    ["MomentumDomain", "MomentumNetwork", "MomentumTestSupport"]
)
let graphQL = module(
    "GraphQL",
    "Data/GraphQL",
    ["MomentumAuthenticationDomain", "MomentumData", "MomentumDomain", "MomentumNetwork"]
)
let graphQLDI = module(
    "GraphQLDI",
    "DI/GraphQL",
    [
        "MomentumAuthenticationDomain", "MomentumContainer", "MomentumDomain", "MomentumGraphQL",
        "MomentumNetwork",
    ]
)
// In no bundle: a tracker that syncs over no network links none.
let webDAV = module(
    "WebDAV",
    "Data/WebDAV",
    ["MomentumDomain", "MomentumNetwork", "MomentumSiteRotationData", "MomentumSiteRotationDomain"]
)
// No product: a server inside the process, for the demo's tour and for tests.
let loopback = module(
    "Loopback",
    "Loopback",
    ["MomentumData", "MomentumDomain", "MomentumSchedulingDomain"]
)

// No product: it draws on a terminal and reads keys, and knows no feature.
let terminal = module("Terminal", "Terminal", [])
// No product: it parses command lines and prints, and knows no feature.
let commandLine = module("CommandLine", "CommandLine", ["MomentumTerminal"])

let features = suggestions + siteRotation + authentication + scheduling
let libraries =
    kit + features
    + [
        files, detailsFile, maps, placeIndex, geocoders, network, networkTestSupport, graphQL,
        graphQLDI, webDAV,
    ]

let domain = libraries.filter { $0.name.hasSuffix("Domain") }
let presentation = libraries.filter { $0.name.hasSuffix("Presentation") }
let testSupport = libraries.filter { $0.name.hasSuffix("TestSupport") }
let program =
    libraries.filter { !$0.name.hasSuffix("TestSupport") } + [loopback, terminal, commandLine]

let package = Package(
    name: "Momentum",
    platforms: [.iOS(.v18), .macOS(.v15), .watchOS(.v11), .visionOS(.v2)],
    products: [
        feature("MomentumSuggestions", kit + suggestions),
        feature("MomentumSiteRotation", kit + [files] + siteRotation),
        feature(
            "MomentumScheduling",
            kit + authentication + scheduling + [files, network, graphQL, graphQLDI]
        ),
        feature("MomentumAuthentication", kit + authentication + [files, network]),
        .executable(name: "momentum", targets: ["MomentumDemo"]),
    ] + libraries.map { library($0.name, [$0]) },
    targets: libraries + [
        loopback, terminal, commandLine,
        .executableTarget(
            name: "MomentumDemo",
            dependencies: program.map { .target(name: $0.name) },
            path: "Sources/Demo",
            // In the program itself, so that it finds the tour's places wherever it lies.
            resources: [.embedInCode("Samples/places.csv")],
            swiftSettings: settings
        ),
        tests("Domain", domain + testSupport),
        tests("Data", program + testSupport),
        tests("Presentation", domain + presentation + testSupport),
        tests("DI", program + testSupport),
        .testTarget(
            name: "MomentumDemoTests",
            dependencies: ["MomentumDemo"] + (program + testSupport).map { .target(name: $0.name) },
            path: "Tests/DemoTests",
            swiftSettings: settings
        ),
        tests("Embedding", libraries),
        tests("Architecture", []),
    ],
    swiftLanguageModes: [.v6]
)
