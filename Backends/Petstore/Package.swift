// swift-tools-version: 6.2
// Made by ./workspace regenerate from backend.yaml; do not edit.

import PackageDescription

let package = Package(
    name: "Petstore",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "PetstoreAPI", targets: ["PetstoreAPI"])
    ],
    dependencies: [
        .package(path: "../../Runtime")
    ],
    targets: [
        .target(
            name: "PetstoreAPI",
            dependencies: [
                .product(name: "DeclarativeRequests", package: "Runtime"),
                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
            ]
        ),
        .testTarget(
            name: "PetstoreAPITests",
            dependencies: [
                "PetstoreAPI",
                .product(name: "DeclarativeRequests", package: "Runtime"),
                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
