import DeclarativeOpenAPIRuntime
import Foundation
import PetstoreAPI
import Testing

@Suite("Petstore over the wire", .serialized, .timeLimit(.minutes(2)))
struct PetstoreTests {
    private let backend = Backend.petstore
    private let server: JudgedServer
    private let api: SwaggerPetstore.Client

    init() throws {
        server = try JudgedServer(backend)
        api = PetstoreClient(baseURL: server.url("/v1")).api
    }

    @Test("Every operation is sound by every document")
    func everyOperation() async throws {
        let ada = SwaggerPetstore.Pet(id: 1, name: "Ada")
        let grace = SwaggerPetstore.Pet(id: 2, name: "Grace", tag: "cat")
        let emilie = SwaggerPetstore.Pet(id: 3, name: "Émilie", tag: "a+b")
        let alan = SwaggerPetstore.Pet(id: 4, name: "Alan \"the\" first\n", tag: "🐈")

        #expect(try await api.listPets(limit: 2) == [ada, grace])
        #expect(try await api.listPets() == [ada, grace, emilie])
        #expect(try await api.showPetById("a/b c?d") == emilie)
        try await api.createPets(alan)
        #expect(try await api.showPetById(petId: "4") == alan)

        let report = try await server.report()
        #expect(
            report.summaries == [
                "GET /v1/pets?limit=2 -> 200",
                "GET /v1/pets -> 200",
                "GET /v1/pets/a%2Fb%20c%3Fd -> 200",
                "POST /v1/pets -> 201",
                "GET /v1/pets/4 -> 200",
            ])
        #expect(report.documents == backend.judged(5))
        #expect(report.faults == [])
    }

    @Test("A failure arrives with its status and its whole body")
    func failure() async throws {
        let error = try await #require(throws: ResponseError.self) { try await api.showPetById("nobody") }
        #expect(error.status == 404)
        #expect(String(decoding: error.data, as: UTF8.self) == #"{"code":404,"message":"no pet nobody"}"#)
        let body = try JSONDecoder().decode(SwaggerPetstore.APIError.self, from: error.data)
        #expect(body == SwaggerPetstore.APIError(code: 404, message: "no pet nobody"))

        let report = try await server.report()
        #expect(report.documents == backend.judged(1))
        #expect(report.faults == [])
    }

    @Test("A bad request is reported")
    func plantedRequest() async throws {
        try await server.send("POST", "/v1/pets", json: #"{"name":"Rex"}"#)

        let report = try await server.report()
        #expect(report.documents == backend.judged(1))
        #expect(report.faults == backend.faults("request", "InvalidRequestBody: 'id' is a required property"))
    }

    @Test("A bad response is reported, and is no pet")
    func plantedResponse() async throws {
        await #expect(throws: ResponseDecodingError.self) { try await api.showPetById("misshapen") }

        let report = try await server.report()
        #expect(report.documents == backend.judged(1))
        #expect(report.faults == backend.faults("response", "InvalidData: 'seven' is not of type 'integer'"))
    }
}
