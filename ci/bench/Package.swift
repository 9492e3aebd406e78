// swift-tools-version: 6.2

import PackageDescription

/// The project's speed, as ratios from one run. `ci/bench/run` builds it in release and prints them; no test is timed.
let package = Package(
    name: "Bench",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(path: "../../Tools"),
        .package(path: "../../Runtime"),
    ],
    targets: [
        .systemLibrary(
            name: "SystemYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CEvents", dependencies: ["SystemYAML"]),
        .executableTarget(name: "Measure"),
        .executableTarget(
            name: "Bench",
            dependencies: [
                "CEvents",
                .product(name: "DeclarativeOpenAPI", package: "Tools"),
                .product(name: "DeclarativeRequests", package: "Runtime"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)
