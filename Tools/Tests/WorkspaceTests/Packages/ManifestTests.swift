import FileAccess
import Foundation
import Testing

@testable import Workspace

@Suite struct ManifestTests {
    private func repository() throws -> MiniatureRepository { try MiniatureRepository() }

    @Test func rootHoldsEveryLibraryAndDependsOnNothing() async throws {
        let repository = try repository()
        try repository.add("Shop")
        _ = try await repository.regenerate()
        #expect(
            try repository.folder.text("Package.swift") == """
                // swift-tools-version: 6.2
                // Made by ./workspace regenerate from Backends/*/backend.yaml; do not edit.

                import PackageDescription

                let package = Package(
                    name: "declarative-openapi",
                    platforms: [.macOS(.v14), .iOS(.v17)],
                    products: [
                        .library(name: "DeclarativeRequests", targets: ["DeclarativeRequests"]),
                        .library(name: "DeclarativeOpenAPIRuntime", targets: ["DeclarativeOpenAPIRuntime"]),
                        .library(name: "ShopAPI", targets: ["ShopAPI"]),
                        .library(name: "TinyAPI", targets: ["TinyAPI"]),
                    ],
                    targets: [
                        .target(name: "DeclarativeRequests", path: "Runtime/Sources/DeclarativeRequests"),
                        .target(name: "DeclarativeOpenAPIRuntime", path: "Runtime/Sources/DeclarativeOpenAPIRuntime"),
                        .target(
                            name: "ShopAPI",
                            dependencies: ["DeclarativeRequests", "DeclarativeOpenAPIRuntime"],
                            path: "Backends/Shop/Sources/ShopAPI"),
                        .target(
                            name: "TinyAPI",
                            dependencies: ["DeclarativeRequests", "DeclarativeOpenAPIRuntime"],
                            path: "Backends/Tiny/Sources/TinyAPI"),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """)
    }

    @Test func nestedStandsAloneBesideTheRuntime() async throws {
        let repository = try repository()
        _ = try await repository.regenerate()
        #expect(
            try repository.folder.text("Backends/Tiny/Package.swift") == """
                // swift-tools-version: 6.2
                // Made by ./workspace regenerate from backend.yaml; do not edit.

                import PackageDescription

                let package = Package(
                    name: "Tiny",
                    platforms: [.macOS(.v14), .iOS(.v17)],
                    products: [
                        .library(name: "TinyAPI", targets: ["TinyAPI"])
                    ],
                    dependencies: [
                        .package(path: "../../Runtime")
                    ],
                    targets: [
                        .target(
                            name: "TinyAPI",
                            dependencies: [
                                .product(name: "DeclarativeRequests", package: "Runtime"),
                                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
                            ]
                        )
                    ],
                    swiftLanguageModes: [.v6]
                )

                """)
    }

    @Test func cBesideTheClientIsATargetThatLinksOnLinux() async throws {
        let repository = try repository()
        try repository.folder.write(
            "spec: Specs/Tiny.yaml\nversion: 1.0.0\nlinuxLibraries: [crypto]\n", to: "Backends/Tiny/backend.yaml")
        try repository.folder.write("int tiny(void);\n", to: "Backends/Tiny/Sources/CTiny/include/CTiny.h")
        _ = try await repository.regenerate()
        #expect(
            try repository.folder.text("Backends/Tiny/Package.swift").contains(
                """
                    targets: [
                        .target(
                            name: "CTiny",
                            linkerSettings: [.linkedLibrary("crypto", .when(platforms: [.linux]))]),
                        .target(
                            name: "TinyAPI",
                            dependencies: [
                                "CTiny",
                                .product(name: "DeclarativeRequests", package: "Runtime"),
                                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
                            ]
                        ),
                    ],
                """))
        #expect(
            try repository.folder.text("Package.swift").contains(
                """
                        .target(
                            name: "CTiny",
                            path: "Backends/Tiny/Sources/CTiny",
                            linkerSettings: [.linkedLibrary("crypto", .when(platforms: [.linux]))]),
                        .target(
                            name: "TinyAPI",
                            dependencies: ["CTiny", "DeclarativeRequests", "DeclarativeOpenAPIRuntime"],
                            path: "Backends/Tiny/Sources/TinyAPI"),
                """))
    }

    @Test func librariesWithoutCAreASlip() async throws {
        let repository = try repository()
        try repository.folder.write(
            "spec: Specs/Tiny.yaml\nversion: 1.0.0\nlinuxLibraries: [crypto]\n", to: "Backends/Tiny/backend.yaml")
        #expect(
            try await repository.check() == [
                "Backends/Tiny/backend.yaml:3:17: error: linuxLibraries needs a C target beside the client, but no folder of "
                    + "Backends/Tiny/Sources contains a folder include [backend.value]"
            ])
    }

    @Test func eachFolderOfTestsIsATarget() async throws {
        let repository = try repository()
        try repository.folder.write("// a test\n", to: "Backends/Tiny/Tests/TinyAPITests/PingTests.swift")
        try repository.folder.write("{}\n", to: "Backends/Tiny/Tests/Answers/ping.json")
        _ = try await repository.regenerate()
        #expect(
            try repository.folder.text("Backends/Tiny/Package.swift").contains(
                """
                        .testTarget(
                            name: "TinyAPITests",
                            dependencies: [
                                "TinyAPI",
                                .product(name: "DeclarativeRequests", package: "Runtime"),
                                .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
                            ]
                        ),
                    ],
                """))
        #expect(try !repository.folder.text("Backends/Tiny/Package.swift").contains("Answers"))
    }

    @Test func testsMayLieRightInTheirFolder() async throws {
        let repository = try repository()
        try repository.folder.write("// a test\n", to: "Backends/Tiny/Tests/PingTests.swift")
        _ = try await repository.regenerate()
        #expect(try repository.folder.text("Backends/Tiny/Package.swift").contains("path: \"Tests\"\n"))
    }

    /// The list for the root manifest equals the one in `Runtime/Package.swift`.
    @Test func runtimeTargetsAreThoseOfTheRuntime() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/").dropFirst()
        let manifest = String(decoding: try [UInt8](contentsOfFile: "\(root)/Runtime/Package.swift"), as: UTF8.self)
        let products = manifest.split(separator: "\n").compactMap { line -> String? in
            guard line.contains(".library(name: \"") else { return nil }
            return line.split(separator: "\"").dropFirst().first.map(String.init)
        }
        #expect(products == RuntimeTarget.all.map(\.name))
        let targets = manifest.split(separator: ".target(").dropFirst().compactMap { text in
            text.split(separator: "\"").dropFirst().first.map(String.init)
        }
        #expect(targets == RuntimeTarget.all.map(\.name))
    }

    @Test func aRuntimeManifestWithoutPlatformsIsAProblem() async throws {
        let repository = try repository()
        try repository.folder.write("// swift-tools-version: 6.2\n", to: "Runtime/Package.swift")
        let problem = await #expect(throws: FileProblem.self) { try await repository.regenerate() }
        #expect(problem?.path == "Runtime/Package.swift")
    }
}
