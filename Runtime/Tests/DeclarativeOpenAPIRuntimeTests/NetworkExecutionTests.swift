@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct NetworkExecutionTests {
    private struct NoRequest: Error, Equatable {}
    private struct Offline: Error, Equatable {}

    @Test func theRequestOfTheOperationIsSentAndItsBodyReturned() async throws {
        let execution = NetworkExecution<PetOperation>(
            request: { URLRequest(url: $0.url) },
            transport: { reply(200, "sent \($0.url!.absoluteString)") },
            successStatuses: { _ in [200] })
        let data = try await execution.execute(.showPetById(petId: "42"))
        #expect(String(decoding: data, as: UTF8.self) == "sent https://pets.example/pets/42")
    }

    @Test func theStatusesAreThoseOfTheOperation() async throws {
        let execution = NetworkExecution<PetOperation>(
            request: { URLRequest(url: $0.url) }, transport: { _ in reply(204) },
            successStatuses: { $0 == .ping ? [204] : [200] })
        #expect(try await execution.execute(.ping) == Data())
        let error = await #expect(throws: ResponseError.self) { try await execution.execute(.listPets(limit: 1)) }
        #expect(error?.status == 204)
    }

    @Test func whatAStepThrowsIsThrownUnchanged() async {
        let unmade = NetworkExecution<PetOperation>(
            request: { _ in throw NoRequest() }, transport: { _ in fatalError("sent") }, successStatuses: { _ in [] })
        await #expect(throws: NoRequest()) { try await unmade.execute(.ping) }
        let offline = NetworkExecution<PetOperation>(
            request: { URLRequest(url: $0.url) }, transport: { _ in throw Offline() }, successStatuses: { _ in [] })
        await #expect(throws: Offline()) { try await offline.execute(.ping) }
    }

    @Test func middlewareWrapsTheSeam() async throws {
        let seen = Recorder<PetOperation>()
        let execution = NetworkExecution<PetOperation>(
            request: { URLRequest(url: $0.url) }, transport: { _ in reply(200, #"{"id": 1, "name": "Rex"}"#) },
            successStatuses: { _ in [200] })
        let build = ClientBuilder<PetOperation>(
            execute: { operation in
                seen.record(operation)
                return try await execution.execute(operation)
            },
            decoder: { _ in JSONDecoder() })

        let pet: Pet = try await build.endpoint(.showPetById(petId: "1"))
        try await build.fire(.ping)

        #expect(pet == Pet(id: 1, name: "Rex"))
        #expect(seen.values == [.showPetById(petId: "1"), .ping])
    }
}
