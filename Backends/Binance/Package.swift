// swift-tools-version: 6.2
// Made by ./workspace regenerate from backend.yaml; do not edit.

import PackageDescription

let package = Package(
    name: "Binance",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "BinanceAPI", targets: ["BinanceAPI"])
    ],
    dependencies: [
        .package(path: "../../Runtime")
    ],
    targets: [
        .target(
            name: "CBinanceHMAC",
            linkerSettings: [.linkedLibrary("crypto", .when(platforms: [.linux]))]),
        .target(
            name: "BinanceAPI",
            dependencies: [
                "CBinanceHMAC",
                .product(name: "DeclarativeRequests", package: "Runtime"),
                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
            ]
        ),
        .testTarget(
            name: "BinanceAPITests",
            dependencies: [
                "BinanceAPI",
                .product(name: "DeclarativeRequests", package: "Runtime"),
                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
