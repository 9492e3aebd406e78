import Foundation
import Testing

@testable import Workspace

/// Overlays of a backend.
@Suite struct OverlayTests {
    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    init() throws {
        repository = try MiniatureRepository()
        let configuration = try folder.text("Backends/Tiny/backend.yaml")
        try folder.write(configuration + "overlays: [fixes.yaml]\n", to: "Backends/Tiny/backend.yaml")
        try write("d")
    }

    private func write(_ description: String) throws {
        try folder.write(
            """
            overlay: 1.0.0
            info: {title: Fixes, version: '1'}
            actions:
            - {target: $.info, update: {description: \(description)}}

            """, to: "Backends/Tiny/fixes.yaml")
    }

    @Test func theyAreAppliedAndTheirContentIsLocked() async throws {
        #expect(try await repository.regenerate().code == .success)
        #expect(try await repository.check() == [])
        let lock = try folder.text("Backends/Tiny/backend.lock")
        let source = try folder.text("Backends/Tiny/Sources/TinyAPI/Generated/Tiny.generated.swift")
        #expect(source.contains("/// d\n"))
        try write("other words")
        #expect(try await repository.check() != [])
        #expect(try await repository.regenerate().code == .success)
        #expect(try folder.text("Backends/Tiny/backend.lock") != lock)
        #expect(
            try folder.text("Backends/Tiny/Sources/TinyAPI/Generated/Tiny.generated.swift").contains(
                "/// other words\n"))
    }

    @Test func oneThatIsMissingIsNamedWhereItIsConfigured() async throws {
        try FileManager.default.removeItem(atPath: folder.path("Backends/Tiny/fixes.yaml"))
        let outcome = try await repository.regenerate()
        #expect(outcome.code == .failure)
        #expect(outcome.diagnostics.map(\.message) == ["there is no Backends/Tiny/fixes.yaml"])
        #expect(outcome.diagnostics.first?.location.description.hasPrefix("Backends/Tiny/backend.yaml:") == true)
    }
}
