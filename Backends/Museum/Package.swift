// swift-tools-version: 6.2
// Made by ./workspace regenerate from backend.yaml; do not edit.

import PackageDescription

let package = Package(
    name: "Museum",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "MuseumAPI", targets: ["MuseumAPI"])
    ],
    dependencies: [
        .package(path: "../../Runtime")
    ],
    targets: [
        .target(
            name: "MuseumAPI",
            dependencies: [
                .product(name: "DeclarativeRequests", package: "Runtime"),
                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
            ]
        ),
        .testTarget(
            name: "MuseumAPITests",
            dependencies: [
                "MuseumAPI",
                .product(name: "DeclarativeRequests", package: "Runtime"),
                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
