// swift-tools-version: 6.2

import PackageDescription

/// Measures the project's speed as ratios in one run. `ci/bench/run` builds it in release and prints the ratios; no test has a time limit.
let package = Package(
    name: "Bench",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(path: "../../Tools"),
        .package(path: "../../Runtime"),
        .package(path: "../../Backends/Binance"),
        .package(path: "../../Backends/Museum"),
        .package(path: "../../Backends/SupabaseAuth"),
    ],
    targets: [
        .systemLibrary(
            name: "SystemYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CEvents", dependencies: ["SystemYAML"]),
        .target(name: "CDigest", linkerSettings: [.linkedLibrary("crypto")]),
        .executableTarget(name: "Measure"),
        .executableTarget(
            name: "Bench",
            dependencies: [
                "CEvents",
                "CDigest",
                .product(name: "DeclarativeOpenAPI", package: "Tools"),
                .product(name: "DeclarativeRequests", package: "Runtime"),
                .product(name: "BinanceAPI", package: "Binance"),
                .product(name: "MuseumAPI", package: "Museum"),
                .product(name: "SupabaseAuthAPI", package: "SupabaseAuth"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)
