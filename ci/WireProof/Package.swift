// swift-tools-version: 6.2

import PackageDescription

/// The tests over the network: each client against a validating loopback server. `ci/wire` runs them.
let package = Package(
    name: "WireProof",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(path: "../../Backends/Binance"),
        .package(path: "../../Backends/Museum"),
        .package(path: "../../Backends/Petstore"),
        .package(path: "../../Backends/SupabaseAuth"),
        .package(path: "../../Runtime"),
    ],
    targets: [
        .testTarget(
            name: "WireProofTests",
            dependencies: [
                .product(name: "BinanceAPI", package: "Binance"),
                .product(name: "MuseumAPI", package: "Museum"),
                .product(name: "PetstoreAPI", package: "Petstore"),
                .product(name: "SupabaseAuthAPI", package: "SupabaseAuth"),
                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)])
    ],
    swiftLanguageModes: [.v6]
)
