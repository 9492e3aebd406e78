import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation
import PetstoreAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The request of each operation, made bare: `Operation.….base(url).request()`.
@Suite struct RequestShapeTests {
    private let base = URL(string: "https://pets.example/v1")!

    private func request(_ operation: SwaggerPetstore.Operation) throws -> URLRequest {
        try operation.base(base).request()
    }

    @Test func listPetsWithoutALimit() throws {
        let request = try request(.listPets(limit: nil))
        #expect(request.httpMethod == "GET")
        #expect(request.url?.absoluteString == "https://pets.example/v1/pets")
        #expect(request.httpBody == nil)
        #expect(request.allHTTPHeaderFields == ["Accept": "application/json"])
    }

    @Test func listPetsWithALimit() throws {
        let request = try request(.listPets(limit: 10))
        #expect(request.url?.absoluteString == "https://pets.example/v1/pets?limit=10")
    }

    @Test func createPetsSendsJSON() throws {
        let request = try request(.createPets(body: .init(id: 1, name: "Rex", tag: "dog")))
        #expect(request.httpMethod == "POST")
        #expect(request.url?.absoluteString == "https://pets.example/v1/pets")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
        let body = try #require(request.httpBody)
        #expect(
            try JSONDecoder().decode(JSONValue.self, from: body)
                == .object(["id": .integer(1), "name": .string("Rex"), "tag": .string("dog")]))
    }

    @Test func whatIsOptionalIsLeftOut() throws {
        let body = try #require(try request(.createPets(body: .init(id: 1, name: "Rex"))).httpBody)
        #expect(
            try JSONDecoder().decode(JSONValue.self, from: body)
                == .object(["id": .integer(1), "name": .string("Rex")]))
    }

    @Test(
        arguments: [
            ("42", "42"), ("a/b", "a%2Fb"), ("a b", "a%20b"), ("50%", "50%25"), ("?#", "%3F%23"), ("é", "%C3%A9"),
            ("..", "%2E%2E"),
        ])
    func anIdIsOneSegment(id: String, segment: String) throws {
        let request = try request(.showPetById(petId: id))
        #expect(request.httpMethod == "GET")
        #expect(request.url?.absoluteString == "https://pets.example/v1/pets/\(segment)")
    }

    @Test func theDocumentsServer() throws {
        let request = try SwaggerPetstore.Operation.showPetById(petId: "42").base(SwaggerPetstore.defaultBaseURL)
            .request()
        #expect(request.url?.absoluteString == "http://petstore.swagger.io/v1/pets/42")
    }

    @Test func anOperationKnowsItsOwnFacts() {
        #expect(SwaggerPetstore.Operation.listPets(limit: nil).id == "listPets")
        #expect(SwaggerPetstore.Responses.successStatuses(.listPets(limit: nil)) == [200])
        #expect(SwaggerPetstore.Responses.successStatuses(.createPets(body: .init(id: 1, name: "Rex"))) == [201])
        #expect(SwaggerPetstore.Responses.successStatuses(.showPetById(petId: "42")) == [200])
    }
}
