// swift-tools-version: 6.2

import PackageDescription

/// The explanations of a target's rules, one Markdown file for each. They are embedded in the program, which may be copied
/// away from its sources.
let rulePages: [Resource] = [.embedInCode("Pages")]

/// One target for each part of the generator, so that the compiler keeps the walls between them: ARCHITECTURE.md has
/// the table, and a check compares it with the imports.
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
        .target(name: "YAML", dependencies: ["CYAML", "Diagnostics"], resources: rulePages),
        .target(name: "Configuration", dependencies: ["YAML", "Diagnostics"], resources: rulePages),
        .target(name: "Overlay", dependencies: ["Diagnostics", "YAML"], resources: rulePages),
        .target(name: "OpenAPIGrammar"),
        .target(
            name: "OpenAPIDocument", dependencies: ["YAML", "Diagnostics", "OpenAPIGrammar"], resources: rulePages),
        .target(name: "APIModel"),
        .target(name: "Naming"),
        .target(name: "Normalise", dependencies: ["Diagnostics", "YAML", "OpenAPIDocument"], resources: rulePages),
        .target(
            name: "Resolve",
            dependencies: [
                "Diagnostics", "YAML", "Configuration", "OpenAPIGrammar", "OpenAPIDocument", "Normalise", "APIModel",
                "Naming",
            ],
            resources: rulePages),
        .target(name: "SwiftAST"),
        .target(name: "Emit", dependencies: ["APIModel", "SwiftAST"]),
        .target(name: "SampleCalls", dependencies: ["APIModel", "SwiftAST", "Emit"]),
        .target(
            name: "DeclarativeOpenAPI",
            dependencies: [
                "Diagnostics", "YAML", "Configuration", "Overlay", "OpenAPIGrammar", "OpenAPIDocument", "APIModel",
                "Resolve", "SwiftAST", "Emit", "SampleCalls",
            ]),
        .target(name: "Slice", dependencies: ["Diagnostics", "YAML", "OpenAPIGrammar"], resources: rulePages),
        .target(name: "CommandLineInterface", dependencies: ["Diagnostics"]),
        .target(name: "FileAccess", dependencies: ["YAML", "Diagnostics"], resources: rulePages),
        .target(
            name: "Workspace",
            dependencies: [
                "DeclarativeOpenAPI", "Configuration", "Diagnostics", "YAML", "CommandLineInterface", "FileAccess",
            ],
            resources: rulePages),
        .executableTarget(
            name: "declarative-openapi",
            dependencies: [
                "DeclarativeOpenAPI", "Configuration", "Slice", "Diagnostics", "YAML", "CommandLineInterface",
                "FileAccess",
            ],
            path: "Sources/GeneratorCommand"),
        .executableTarget(
            name: "workspace",
            dependencies: ["Workspace", "Diagnostics", "YAML", "CommandLineInterface", "FileAccess"],
            path: "Sources/WorkspaceCommand"),
        .executableTarget(
            name: "phase-times", dependencies: ["DeclarativeOpenAPI", "Diagnostics", "YAML"], path: "Sources/PhaseTimes"
        ),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "YAMLTests", dependencies: ["YAML", "Diagnostics"]),
        .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "Diagnostics", "YAML"]),
        .testTarget(name: "OpenAPIGrammarTests", dependencies: ["OpenAPIGrammar"]),
        .testTarget(name: "OverlayTests", dependencies: ["Overlay", "YAML", "Diagnostics"]),
        .testTarget(name: "NamingTests", dependencies: ["Naming"]),
        .testTarget(
            name: "ResolveTests",
            dependencies: [
                "Resolve", "OpenAPIDocument", "Normalise", "APIModel", "Emit", "SwiftAST", "Configuration",
                "Diagnostics",
                "YAML",
            ]),
        .testTarget(name: "SwiftASTTests", dependencies: ["SwiftAST"]),
        .testTarget(
            name: "DeclarativeOpenAPITests",
            dependencies: [
                "DeclarativeOpenAPI", "Resolve", "Configuration", "OpenAPIGrammar", "OpenAPIDocument", "APIModel",
                "Diagnostics", "YAML", "declarative-openapi",
            ],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "RulesTests",
            dependencies: ["Workspace", "Slice", "DeclarativeOpenAPI", "FileAccess", "YAML", "Diagnostics"]),
        .testTarget(
            name: "SliceTests",
            dependencies: ["Slice", "OpenAPIGrammar", "DeclarativeOpenAPI", "Diagnostics", "YAML"]),
        .testTarget(
            name: "WorkspaceTests",
            dependencies: [
                "Workspace", "DeclarativeOpenAPI", "Diagnostics", "YAML", "CommandLineInterface", "FileAccess",
                "declarative-openapi", "workspace",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
}
