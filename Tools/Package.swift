// swift-tools-version: 6.2

import PackageDescription

/// One target for each room of the generator, so that the compiler keeps the walls between them: ARCHITECTURE.md has
/// the table, and a test compares it with the imports.
let package = Package(
    name: "Tools",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "DeclarativeOpenAPI", targets: ["DeclarativeOpenAPI"]),
        .executable(name: "declarative-openapi", targets: ["declarative-openapi"]),
        .executable(name: "workspace", targets: ["workspace"]),
    ],
    targets: [
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "Diagnostics"),
        .target(name: "YAML", dependencies: ["CYAML", "Diagnostics"]),
        .target(name: "Configuration", dependencies: ["YAML", "Diagnostics"]),
        .target(name: "Overlay", dependencies: ["Diagnostics", "YAML"]),
        .target(name: "OpenAPIDocument", dependencies: ["YAML", "Diagnostics"]),
        .target(name: "APIModel"),
        .target(name: "Naming"),
        .target(
            name: "Resolve",
            dependencies: ["Diagnostics", "YAML", "Configuration", "OpenAPIDocument", "APIModel", "Naming"]),
        .target(name: "SwiftAST"),
        .target(name: "Emit", dependencies: ["APIModel", "SwiftAST"]),
        .target(
            name: "DeclarativeOpenAPI",
            dependencies: [
                "Diagnostics", "YAML", "Configuration", "Overlay", "OpenAPIDocument", "APIModel", "Resolve", "SwiftAST",
                "Emit",
            ]),
        .target(name: "Slice", dependencies: ["Diagnostics", "YAML"]),
        .target(name: "CommandSupport", dependencies: ["YAML", "Diagnostics"]),
        .target(
            name: "Workspace",
            dependencies: ["DeclarativeOpenAPI", "Configuration", "Diagnostics", "YAML", "CommandSupport"]),
        .executableTarget(
            name: "declarative-openapi",
            dependencies: ["DeclarativeOpenAPI", "Configuration", "Slice", "Diagnostics", "YAML", "CommandSupport"],
            path: "Sources/GeneratorCommand"),
        .executableTarget(
            name: "workspace", dependencies: ["Workspace", "Diagnostics", "YAML", "CommandSupport"],
            path: "Sources/WorkspaceCommand"),
        .executableTarget(
            name: "phase-times",
            dependencies: [
                "DeclarativeOpenAPI", "Diagnostics", "YAML", "OpenAPIDocument", "APIModel", "Resolve", "SwiftAST",
                "Emit",
            ],
            path: "Sources/PhaseTimes"),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "YAMLTests", dependencies: ["YAML", "Diagnostics"]),
        .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "Diagnostics", "YAML"]),
        .testTarget(name: "OverlayTests", dependencies: ["Overlay", "YAML", "Diagnostics"]),
        .testTarget(name: "NamingTests", dependencies: ["Naming"]),
        .testTarget(
            name: "ResolveTests",
            dependencies: ["Resolve", "OpenAPIDocument", "APIModel", "Configuration", "Diagnostics", "YAML"]),
        .testTarget(name: "SwiftASTTests", dependencies: ["SwiftAST"]),
        .testTarget(
            name: "DeclarativeOpenAPITests",
            dependencies: [
                "DeclarativeOpenAPI", "Resolve", "Configuration", "OpenAPIDocument", "APIModel", "Diagnostics", "YAML",
                "declarative-openapi",
            ],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "RulesTests",
            dependencies: ["Workspace", "Slice", "DeclarativeOpenAPI", "CommandSupport", "YAML", "Diagnostics"]),
        .testTarget(name: "SliceTests", dependencies: ["Slice", "DeclarativeOpenAPI", "Diagnostics", "YAML"]),
        .testTarget(
            name: "WorkspaceTests",
            dependencies: [
                "Workspace", "DeclarativeOpenAPI", "Diagnostics", "YAML", "CommandSupport", "declarative-openapi",
                "workspace",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
}
