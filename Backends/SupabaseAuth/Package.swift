// swift-tools-version: 6.2
// Made by ./workspace regenerate from backend.yaml; do not edit.

import PackageDescription

let package = Package(
    name: "SupabaseAuth",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "SupabaseAuthAPI", targets: ["SupabaseAuthAPI"])
    ],
    dependencies: [
        .package(path: "../../Runtime")
    ],
    targets: [
        .target(
            name: "SupabaseAuthAPI",
            dependencies: [
                .product(name: "DeclarativeRequests", package: "Runtime"),
                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
            ]
        ),
        .testTarget(
            name: "SupabaseAuthAPITests",
            dependencies: [
                "SupabaseAuthAPI",
                .product(name: "DeclarativeRequests", package: "Runtime"),
                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
