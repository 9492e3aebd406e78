import DeclarativeOpenAPIRuntime
import Foundation
import PetstoreAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Over the wire", .serialized, .timeLimit(.minutes(2)))
struct WireTests {
    @Test("Every operation is sound by the project's document")
    func ownDocument() async throws {
        let server = try PetstoreServer(judgedBy: ["own": Checkout.document])
        try await callEverything(server)
        let report = try await server.report()
        #expect(report.documents == [Report.Document(name: "own", requests: 5, responses: 5)])
        #expect(report.faults == [])
    }

    @Test(
        "Every operation is sound by the published document",
        .enabled(if: Checkout.published != nil, "PUBLISHED_DOCUMENTS names no folder with the document"))
    func publishedDocument() async throws {
        let published = try #require(Checkout.published)
        let server = try PetstoreServer(judgedBy: ["own": Checkout.document, "published": published])
        try await callEverything(server)
        let report = try await server.report()
        #expect(
            report.documents == [
                Report.Document(name: "own", requests: 5, responses: 5),
                Report.Document(name: "published", requests: 5, responses: 5),
            ])
        #expect(report.faults == [])
    }

    /// Five calls through the client, over a real URLSession; the lines are judged as the server received them.
    private func callEverything(_ server: PetstoreServer) async throws {
        let api = PetstoreClient(baseURL: server.baseURL).api
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
            report.exchanges.map(\.line) == [
                "GET /v1/pets?limit=2 HTTP/1.1",
                "GET /v1/pets HTTP/1.1",
                "GET /v1/pets/a%2Fb%20c%3Fd HTTP/1.1",
                "POST /v1/pets HTTP/1.1",
                "GET /v1/pets/4 HTTP/1.1",
            ])
        #expect(report.exchanges.map(\.status) == [200, 200, 200, 201, 200])
    }

    @Test("A failure arrives with its status and its whole body")
    func failure() async throws {
        let server = try PetstoreServer(judgedBy: ["own": Checkout.document])
        let api = PetstoreClient(baseURL: server.baseURL).api
        let error = try await #require(throws: ResponseError.self) { try await api.showPetById("nobody") }
        #expect(error.status == 404)
        #expect(String(decoding: error.data, as: UTF8.self) == #"{"code":404,"message":"no pet nobody"}"#)
        let body = try JSONDecoder().decode(SwaggerPetstore.APIError.self, from: error.data)
        #expect(body == SwaggerPetstore.APIError(code: 404, message: "no pet nobody"))

        let report = try await server.report()
        #expect(report.documents == [Report.Document(name: "own", requests: 1, responses: 1)])
        #expect(report.faults == [])
    }

    @Test("A bad request is reported")
    func plantedRequest() async throws {
        let server = try PetstoreServer(judgedBy: ["own": Checkout.document])
        var request = URLRequest(url: server.baseURL.appending(path: "pets"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(#"{"name":"Rex"}"#.utf8)
        _ = try await URLSession.shared.data(for: request)

        let report = try await server.report()
        #expect(report.documents == [Report.Document(name: "own", requests: 1, responses: 1)])
        #expect(
            report.faults == [
                Report.Fault(
                    document: "own", message: "request", fault: "InvalidRequestBody: 'id' is a required property")
            ])
    }

    @Test("A bad response is reported, and is no pet")
    func plantedResponse() async throws {
        let server = try PetstoreServer(judgedBy: ["own": Checkout.document])
        let api = PetstoreClient(baseURL: server.baseURL).api
        await #expect(throws: ResponseDecodingError.self) { try await api.showPetById("misshapen") }

        let report = try await server.report()
        #expect(report.documents == [Report.Document(name: "own", requests: 1, responses: 1)])
        #expect(
            report.faults == [
                Report.Fault(
                    document: "own", message: "response", fault: "InvalidData: 'seven' is not of type 'integer'")
            ])
    }
}
