import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation
import PetstoreAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private typealias Client = SwaggerPetstore.Client
private typealias Pet = SwaggerPetstore.Pet
private typealias Pets = SwaggerPetstore.Pets

/// The calls that the documentation shows, as it spells them.
@Suite struct SampleTests {
    private let baseURL = URL(string: "https://pets.example/v1")!

    @Test func aBackendIsAValueWrittenByHand() async throws {
        var api = Client.unimplemented
        api.showPetById = { Pet(id: 1, name: "Rex", tag: $0) }
        #expect(try await api.showPetById("42").tag == "42")
        #expect(try await api.showPetById(petId: "42").tag == "42")
    }

    @Test func theSeamIsAClosure() async throws {
        let calls = Client.wired(
            execute: { operation in Data(#"[{"id": 1, "name": "\#(operation.id)"}]"#.utf8) },
            decoder: { _ in JSONDecoder() })
        #expect(try await calls.listPets(10) == [Pet(id: 1, name: "listPets")])
        #expect(try await calls.listPets(limit: 10).count == 1)
    }

    @Test func aWiringInThreeSteps() async throws {
        let baseURL = baseURL
        let execution = NetworkExecution<SwaggerPetstore.Operation>(
            request: { try $0.base(baseURL).request() },
            transport: { request in
                let response = HTTPURLResponse(
                    url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
                return (Data(#"{"id": 42, "name": "Rex"}"#.utf8), response)
            },
            successStatuses: SwaggerPetstore.Responses.successStatuses
        )
        let api: SwaggerPetstore.Client = .wired(execute: execution.execute) { _ in JSONDecoder() }
        #expect(try await api.showPetById("42") == Pet(id: 42, name: "Rex"))
    }

    @Test func eachStepByItself() throws {
        let petId = "42"
        let operation = SwaggerPetstore.Operation.showPetById(petId: petId)
        let request = try operation.base(baseURL).request()
        #expect(request.url?.absoluteString == "https://pets.example/v1/pets/42")
        let response = HTTPURLResponse(url: baseURL, statusCode: 200, httpVersion: nil, headerFields: nil)!
        let data = try ResponseError.evaluate(
            (Data("[]".utf8), response), successStatuses: SwaggerPetstore.Responses.successStatuses(operation))
        #expect(try JSONDecoder().decode(Pets.self, from: data).isEmpty)
    }
}
