import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation
import MuseumAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The museum")
struct MuseumTests {
    private static let base = URL(string: "https://museum.test/api")!
    private static let credentials = (username: "ada", password: "p:w")

    private func request(_ operation: RedoclyMuseumAPI.Operation) throws -> URLRequest {
        try RedoclyMuseumAPI.authorized(operation, museumPlaceholderAuth: Self.credentials).base(Self.base).request()
    }

    /// A client whose server answers every call alike, and the requests that it saw.
    private func client(status: Int, _ body: String) -> (MuseumClient, Log) {
        let log = Log()
        let museum = MuseumClient(baseURL: Self.base, username: "ada", password: "p:w") { request in
            await log.add(request)
            let response = HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
            return (Data(body.utf8), response)
        }
        return (museum, log)
    }

    private actor Log {
        private(set) var requests: [URLRequest] = []
        func add(_ request: URLRequest) { requests.append(request) }
    }

    @Test("every operation carries basic credentials, and dates go as days")
    func hours() throws {
        let request = try request(.getMuseumHours(startDate: CalendarDate("2024-02-29"), page: 2, limit: nil))
        #expect(request.httpMethod == "GET")
        #expect(request.url?.absoluteString == "https://museum.test/api/museum-hours?startDate=2024-02-29&page=2")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Basic YWRhOnA6dw==")
    }

    @Test("without credentials nothing is sent, and the error names the operation")
    func missing() async {
        let museum = MuseumClient(baseURL: Self.base, username: "", password: "x") { _ in
            Issue.record("a request was sent")
            throw CancellationError()
        }
        await #expect(throws: RedoclyMuseumAPI.MissingMuseumPlaceholderAuth(operation: "getMuseumHours")) {
            try await museum.api.getMuseumHours()
        }
    }

    @Test("a deletion succeeds with 204 and no body")
    func deletion() async throws {
        let id = try #require(UUID(uuidString: "DAD4BCE8-F5CB-4078-A211-995864315E39"))
        let (museum, log) = client(status: 204, "")
        try await museum.api.deleteSpecialEvent(eventId: id)
        let sent = await log.requests
        #expect(sent.map(\.httpMethod) == ["DELETE"])
        #expect(
            sent.first?.url?.absoluteString
                == "https://museum.test/api/special-events/dad4bce8-f5cb-4078-a211-995864315e39")
    }

    @Test("a 200 is no success of a deletion, and arrives whole")
    func wrongStatus() async throws {
        let (museum, _) = client(status: 200, "{}")
        do {
            try await museum.api.deleteSpecialEvent(UUID())
            Issue.record("200 was taken for a success")
        } catch let error as ResponseError {
            #expect(error.status == 200)
            #expect(error.data == Data("{}".utf8))
        }
    }

    @Test("a ticket's code is bytes")
    func image() async throws {
        let (museum, _) = client(status: 200, "\u{89}PNG")
        #expect(try await museum.api.getTicketCode(ticketId: UUID()) == Data("\u{89}PNG".utf8))
    }

    @Test("tickets are bought with the merged schema, and kinds that the document does not list are kept")
    func tickets() async throws {
        let (museum, log) = client(
            status: 201,
            #"{"ticketId":"DAD4BCE8-F5CB-4078-A211-995864315E39","ticketType":"lecture","ticketDate":"2024-03-01","#
                + #""message":"m","confirmationCode":"c","eventName":"e"}"#)
        let day = try #require(CalendarDate("2024-03-01"))
        let confirmation = try await museum.api.buyMuseumTickets(
            body: .init(email: "a@b.test", ticketDate: day, ticketType: .general))
        #expect(confirmation.ticketType == .unknown("lecture"))
        #expect(confirmation.ticketDate == day)
        let sent = try #require(await log.requests.first)
        let body = try JSONDecoder().decode(JSONValue.self, from: try #require(sent.httpBody))
        #expect(body == ["ticketType": "general", "ticketDate": "2024-03-01", "email": "a@b.test"])
    }

    @Test("a failure is the museum's problem, typed")
    func failure() async throws {
        let (museum, _) = client(status: 404, #"{"type":"object","title":"No such event"}"#)
        let error = await #expect(throws: ResponseError.self) { try await museum.api.getSpecialEvent(eventId: UUID()) }
        guard case .notFound(let problem) = RedoclyMuseumAPI.Failures.GetSpecialEvent(try #require(error)) else {
            Issue.record("not read: \(String(describing: error))")
            return
        }
        #expect(problem == .init(type: "object", title: "No such event"))
    }

    @Test("a webhook's body is an event")
    func webhook() throws {
        let body = #"{"name":"Night","location":"Hall","eventDescription":"d","dates":["2024-03-01"],"price":0.5}"#
        let event = try RedoclyMuseumAPI.Webhooks.publishNewEvent(Data(body.utf8))
        #expect(event.name == "Night")
        #expect(event.dates == [try #require(CalendarDate("2024-03-01"))])
    }
}
