import DeclarativeOpenAPIRuntime
import Foundation
import PetstoreAPI
import Testing

/// The seam from an operation to its data is a function: wrap it, or replace what stands above it.
@Suite struct SeamTests {
    /// Counts calls by operation.
    private actor Counter {
        private(set) var counts: [String: Int] = [:]
        func count(_ id: String) { counts[id, default: 0] += 1 }
    }

    @Test func middlewareIsAFunctionAroundTheSeam() async throws {
        let stub = StubTransport(status: 200, body: "[]")
        let petstore = PetstoreClient(baseURL: URL(string: "https://pets.example")!, transport: stub.transport)
        let counter = Counter()
        let execute = petstore.execution.execute
        let api = SwaggerPetstore.Client.wired(
            execute: { @concurrent operation in
                await counter.count(operation.id)
                return try await execute(operation)
            },
            decoder: { _ in JSONDecoder() })

        _ = try await api.listPets(limit: 1)
        _ = try await api.listPets()
        await #expect(throws: (any Error).self) { try await api.createPets(.init(id: 1, name: "Rex")) }

        #expect(await counter.counts == ["listPets": 2, "createPets": 1])
        #expect(await stub.requests.count == 3)
    }

    @Test func oneFieldIsReplacedBesideUnimplemented() async throws {
        var api = SwaggerPetstore.Client.unimplemented
        api.showPetById = { id in SwaggerPetstore.Pet(id: 1, name: "Rex", tag: id) }
        #expect(try await api.showPetById("42") == SwaggerPetstore.Pet(id: 1, name: "Rex", tag: "42"))
        #expect(try await api.showPetById(petId: "43").tag == "43")
    }

    @Test func theOtherFieldsTrapByName() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var api = SwaggerPetstore.Client.unimplemented
            api.showPetById = { id in SwaggerPetstore.Pet(id: 1, name: "Rex", tag: id) }
            _ = try? await api.listPets()
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.contains("SwaggerPetstore.Client.listPets is unimplemented"))
    }
}
