// swift-tools-version: 6.2
// Made by ./workspace regenerate from Backends/*/backend.yaml; do not edit.

import PackageDescription

let package = Package(
    name: "declarative-openapi",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "DeclarativeRequests", targets: ["DeclarativeRequests"]),
        .library(name: "DeclarativeOpenAPIRuntime", targets: ["DeclarativeOpenAPIRuntime"]),
        .library(name: "BinanceAPI", targets: ["BinanceAPI"]),
        .library(name: "MuseumAPI", targets: ["MuseumAPI"]),
        .library(name: "PetstoreAPI", targets: ["PetstoreAPI"]),
        .library(name: "SupabaseAuthAPI", targets: ["SupabaseAuthAPI"]),
    ],
    targets: [
        .target(name: "DeclarativeRequests", path: "Runtime/Sources/DeclarativeRequests"),
        .target(name: "DeclarativeOpenAPIRuntime", path: "Runtime/Sources/DeclarativeOpenAPIRuntime"),
        .target(
            name: "CBinanceHMAC",
            path: "Backends/Binance/Sources/CBinanceHMAC",
            linkerSettings: [.linkedLibrary("crypto", .when(platforms: [.linux]))]),
        .target(
            name: "BinanceAPI",
            dependencies: ["CBinanceHMAC", "DeclarativeRequests", "DeclarativeOpenAPIRuntime"],
            path: "Backends/Binance/Sources/BinanceAPI"),
        .target(
            name: "MuseumAPI",
            dependencies: ["DeclarativeRequests", "DeclarativeOpenAPIRuntime"],
            path: "Backends/Museum/Sources/MuseumAPI"),
        .target(
            name: "PetstoreAPI",
            dependencies: ["DeclarativeRequests", "DeclarativeOpenAPIRuntime"],
            path: "Backends/Petstore/Sources/PetstoreAPI"),
        .target(
            name: "SupabaseAuthAPI",
            dependencies: ["DeclarativeRequests", "DeclarativeOpenAPIRuntime"],
            path: "Backends/SupabaseAuth/Sources/SupabaseAuthAPI"),
    ],
    swiftLanguageModes: [.v6]
)
