import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation
import PetstoreAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Every rung between the one-line call and the wire is public, and can be stood upon by itself.
@Suite struct LadderTests {
    private let base = URL(string: "https://pets.example/v1")!
    private let rex = SwaggerPetstore.Pet(id: 42, name: "Rex", tag: "dog")
    private let rexText = #"{"id": 42, "name": "Rex", "tag": "dog"}"#

    @Test func byHandFromOperationToModel() async throws {
        let stub = StubTransport(status: 200, body: rexText)

        let operation = SwaggerPetstore.Operation.showPetById(petId: "42")
        let request = try operation.base(base).request()
        let response = try await stub.transport(request)
        let data = try ResponseError.evaluate(
            response, successStatuses: SwaggerPetstore.Responses.successStatuses(operation))
        let pet = try JSONDecoder().decode(SwaggerPetstore.Pet.self, from: data)

        #expect(pet == rex)
    }

    @Test func inOneLine() async throws {
        let stub = StubTransport(status: 200, body: rexText)
        let petstore = PetstoreClient(baseURL: base, transport: stub.transport)
        #expect(try await petstore.api.showPetById("42") == rex)
        #expect(try await petstore.api.showPetById(petId: "42") == rex)
        #expect(
            await stub.requests.map(\.url?.absoluteString)
                == ["https://pets.example/v1/pets/42", "https://pets.example/v1/pets/42"])
    }

    @Test func labelsMayLeaveOutWhatIsOptional() async throws {
        let stub = StubTransport(status: 200, body: "[]")
        let api = PetstoreClient(baseURL: base, transport: stub.transport).api
        #expect(try await api.listPets() == [])
        #expect(try await api.listPets(limit: 10) == [])
        #expect(try await api.listPets(nil) == [])
        #expect(await stub.requests.map(\.url?.query) == [nil, "limit=10", nil])
    }

    @Test func whatHasNothingToReadReadsNothing() async throws {
        let stub = StubTransport(status: 201, body: "not even JSON")
        try await PetstoreClient(baseURL: base, transport: stub.transport).api.createPets(rex)
        #expect(await stub.requests.map(\.httpMethod) == ["POST"])
    }

    @Test func anythingElseIsOneLosslessError() async throws {
        let stub = StubTransport(status: 404, body: #"{"code": 7, "message": "no such pet"}"#)
        let api = PetstoreClient(baseURL: base, transport: stub.transport).api
        let error = await #expect(throws: ResponseError.self) { try await api.showPetById("none") }
        #expect(error?.status == 404)
        let model = try JSONDecoder().decode(SwaggerPetstore.APIError.self, from: #require(error?.data))
        #expect(model == SwaggerPetstore.APIError(code: 7, message: "no such pet"))
    }

    @Test func anotherSuccessThanTheDocumentsIsAnError() async {
        let stub = StubTransport(status: 200, body: "")
        let api = PetstoreClient(baseURL: base, transport: stub.transport).api
        let error = await #expect(throws: ResponseError.self) { try await api.createPets(rex) }
        #expect(error?.status == 200)
    }
}
