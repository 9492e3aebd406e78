import DeclarativeOpenAPIRuntime
import Foundation
import MuseumAPI
import Testing

/// The server knows one visitor, and checks the credentials itself.
@Suite("Museum over the wire", .serialized, .timeLimit(.minutes(2)))
struct MuseumTests {
    private static let base = "/_mock/docs/openapi/museum-api"
    private let backend = Backend.museum
    private let server: JudgedServer

    init() throws {
        server = try JudgedServer(backend)
    }

    /// A client with the credentials that the server knows, "zoë" and "pass:wörd".
    private func client(username: String = "zoë", password: String = "pass:wörd") -> RedoclyMuseumAPI.Client {
        MuseumClient(baseURL: server.url(Self.base), username: username, password: password).api
    }

    @Test("Every operation is sound by every document")
    func everyOperation() async throws {
        let api = client()
        let firstOfMay = try #require(CalendarDate("2026-05-01"))
        let june = try #require(CalendarDate("2026-06-30"))
        let night = RedoclyMuseumAPI.SpecialEvent(
            name: "Night \"of\" ½", location: "Hall 1/2\n", eventDescription: "🏛", dates: [firstOfMay], price: 25.5)

        let hours = try await api.getMuseumHours(startDate: firstOfMay, page: 2, limit: 2)
        #expect(
            hours.map { "\($0.date) \($0.timeOpen)-\($0.timeClose)" } == [
                "2026-05-03 09:00-18:00", "2026-05-04 09:00-18:00",
            ])

        let created = try await api.createSpecialEvent(body: night)
        let eventId = try #require(created.eventId)
        #expect(eventId.uuidString == "00000000-0000-0000-0000-000000000001")
        #expect(try await api.getSpecialEvent(eventId: eventId) == created)
        #expect(try await api.listSpecialEvents(startDate: firstOfMay, endDate: june, limit: 30) == [created])
        #expect(try await api.listSpecialEvents(startDate: june) == [])

        let changed = try await api.updateSpecialEvent(eventId: eventId, body: .init(price: 0))
        #expect(changed.price == 0)
        #expect(changed.name == "Night \"of\" ½")

        let ticket = try await api.buyMuseumTickets(
            body: .init(email: "zoë+museum@example.com", ticketDate: firstOfMay, ticketType: .event, eventId: eventId))
        #expect(ticket.message == "Sent to zoë+museum@example.com")
        #expect(ticket.ticketType == .event)
        #expect(ticket.eventId == eventId)
        let picture: Data = try await api.getTicketCode(ticketId: try #require(ticket.ticketId))
        #expect(picture.base64EncodedString() == Self.picture)

        try await api.deleteSpecialEvent(eventId: eventId)
        let error = try await #require(throws: ResponseError.self) { try await api.getSpecialEvent(eventId: eventId) }
        #expect(error.status == 404)

        let report = try await server.report()
        let event = "\(Self.base)/special-events/00000000-0000-0000-0000-000000000001"
        #expect(
            report.summaries == [
                "GET \(Self.base)/museum-hours?startDate=2026-05-01&page=2&limit=2 -> 200",
                "POST \(Self.base)/special-events -> 201",
                "GET \(event) -> 200",
                "GET \(Self.base)/special-events?startDate=2026-05-01&endDate=2026-06-30&limit=30 -> 200",
                "GET \(Self.base)/special-events?startDate=2026-06-30 -> 200",
                "PATCH \(event) -> 200",
                "POST \(Self.base)/tickets -> 201",
                "GET \(Self.base)/tickets/00000000-0000-0000-0000-0000000003e8/qr -> 200",
                "DELETE \(event) -> 204",
                "GET \(event) -> 404",
            ])
        #expect(report.documents == backend.judged(10))
        #expect(report.faults == [])
    }

    @Test(
        "A stranger gets a problem, whole, and nothing is deleted",
        arguments: [("zoë", "pass"), ("zoe", "pass:wörd"), ("other", "pass:wörd")])
    func stranger(username: String, password: String) async throws {
        let created = try await client().createSpecialEvent(
            body: .init(name: "n", location: "l", eventDescription: "d", dates: [], price: 1))
        let eventId = try #require(created.eventId)
        let error = try await #require(throws: ResponseError.self) {
            try await client(username: username, password: password).deleteSpecialEvent(eventId: eventId)
        }
        #expect(error.status == 401)
        #expect(String(decoding: error.data, as: UTF8.self) == #"{"type":"museum:401","title":"Say who you are"}"#)
        #expect(
            try JSONDecoder().decode(RedoclyMuseumAPI.APIError.self, from: error.data)
                == .init(type: "museum:401", title: "Say who you are"))
        #expect(try await client().getSpecialEvent(eventId: eventId) == created)

        let report = try await server.report()
        #expect(report.exchanges.map(\.status) == [201, 401, 200])
        #expect(report.faults == [])
    }

    @Test("A request without credentials is reported and refused")
    func noCredentials() async throws {
        let path = "\(Self.base)/special-events/00000000-0000-0000-0000-000000000001"
        #expect(try await server.send("DELETE", path).status == 401)

        let report = try await server.report()
        #expect(
            report.faults
                == backend.faults(
                    "request",
                    "SecurityValidationError: Security not found. "
                        + "Schemes not valid for any requirement: [['MuseumPlaceholderAuth']]"))
    }

    @Test("A bad request is reported")
    func plantedRequest() async throws {
        try await server.send(
            "POST", "\(Self.base)/special-events", headers: ["Authorization": "Basic em/DqzpwYXNzOnfDtnJk"],
            json: #"{"name":"n","location":"l","eventDescription":"d","dates":["1 May"],"price":1}"#)

        let report = try await server.report()
        #expect(report.summaries == ["POST \(Self.base)/special-events -> 400"])
        #expect(report.faults == backend.faults("request", "InvalidRequestBody: '1 May' is not a 'date'"))
    }

    @Test("A bad response is reported, and is no event")
    func plantedResponse() async throws {
        let misshapen = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000BAD0"))
        await #expect(throws: ResponseDecodingError.self) { try await client().getSpecialEvent(eventId: misshapen) }

        let report = try await server.report()
        #expect(report.documents == backend.judged(1))
        #expect(report.faults == backend.faults("response", "InvalidData: 'free' is not of type 'number'"))
    }

    /// An image of one white pixel.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=="
}
