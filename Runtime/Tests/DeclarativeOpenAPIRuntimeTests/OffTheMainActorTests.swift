@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Each step of a call made on the main actor, with whether it ran on the main queue.
@Suite @MainActor struct OffTheMainActorTests {
    private struct Step: Hashable, Sendable {
        var name: String
        var onMain: Bool
    }

    /// Decoded from anything; tells where it was decoded.
    private struct Witness: Decodable, Sendable {
        var step: Step
        nonisolated init(from decoder: any Decoder) throws { step = OffTheMainActorTests.witnessed("decode") }
    }

    private nonisolated static func witnessed(_ name: String) -> Step { Step(name: name, onMain: MainQueue.isCurrent) }

    @Test func theTestItselfRunsOnTheMainQueue() {
        #expect(MainQueue.isCurrent)
        MainActor.assertIsolated()
    }

    @Test func requestTransportAndStatusGateRunOffIt() async throws {
        let steps = Recorder<Step>()
        let execution = NetworkExecution<PetOperation>(
            request: {
                steps.record(Self.witnessed("request"))
                return URLRequest(url: $0.url)
            },
            transport: { _ in
                steps.record(Self.witnessed("transport"))
                return reply(200)
            },
            successStatuses: { _ in
                steps.record(Self.witnessed("gate"))
                return [200]
            })

        _ = try await execution.execute(.ping)

        #expect(
            steps.values == [
                Step(name: "request", onMain: false), Step(name: "transport", onMain: false),
                Step(name: "gate", onMain: false),
            ])
    }

    @Test func theDecoderIsMadeAndUsedOffIt() async throws {
        let steps = Recorder<Step>()
        let build = ClientBuilder<PetOperation>(
            execute: { _ in
                steps.record(Self.witnessed("execute"))
                return Data("{}".utf8)
            },
            decoder: { _ in
                steps.record(Self.witnessed("decoder"))
                return JSONDecoder()
            })

        let witness: Witness = try await build.endpoint(.ping)
        try await build.fire(.ping)
        _ = try await build.raw(.ping)
        _ = try await build.text(.ping)

        #expect(witness.step == Step(name: "decode", onMain: false))
        #expect(steps.values.map(\.name) == ["execute", "decoder", "execute", "execute", "execute"])
        #expect(steps.values.filter(\.onMain) == [])
    }
}
