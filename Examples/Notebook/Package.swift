// swift-tools-version: 6.2

import PackageDescription

// A separate feature beside two of Momentum, as another project would write it.
let package = Package(
    name: "Notebook",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Momentum", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Notebook",
            dependencies: [
                .product(name: "MomentumSiteRotation", package: "Momentum"),
                .product(name: "MomentumScheduling", package: "Momentum"),
            ]
        ),
        .executableTarget(
            name: "OneFeature",
            dependencies: [.product(name: "MomentumSiteRotation", package: "Momentum")]
        ),
        .executableTarget(
            name: "TwoFeatures",
            dependencies: [
                .product(name: "MomentumSiteRotation", package: "Momentum"),
                .product(name: "MomentumScheduling", package: "Momentum"),
            ]
        ),
        .testTarget(
            name: "NotebookTests",
            dependencies: [
                "Notebook",
                .product(name: "MomentumTestSupport", package: "Momentum"),
            ]
        ),
    ]
)
