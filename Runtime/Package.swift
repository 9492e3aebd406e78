// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Runtime",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "DeclarativeRequests", targets: ["DeclarativeRequests"]),
        .library(name: "DeclarativeOpenAPIRuntime", targets: ["DeclarativeOpenAPIRuntime"]),
    ],
    targets: [
        .target(name: "DeclarativeRequests"),
        .target(name: "DeclarativeOpenAPIRuntime"),
        .testTarget(name: "DeclarativeRequestsTests", dependencies: ["DeclarativeRequests"]),
        .testTarget(
            name: "DeclarativeOpenAPIRuntimeTests", dependencies: ["DeclarativeOpenAPIRuntime", "DeclarativeRequests"]),
    ],
    swiftLanguageModes: [.v6]
)
