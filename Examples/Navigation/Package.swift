// swift-tools-version: 6.2

import PackageDescription

// Two features of Momentum on one stack, as somebody outside this project would write it.
let package = Package(
    name: "Navigation",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Momentum", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Navigation",
            dependencies: [
                .product(name: "MomentumSiteRotation", package: "Momentum"),
                .product(name: "MomentumScheduling", package: "Momentum"),
            ]
        )
    ]
)
