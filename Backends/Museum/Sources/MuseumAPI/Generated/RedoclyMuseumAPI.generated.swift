// Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the
// options, and generate again.

@_spi(Generated) public import DeclarativeOpenAPIRuntime
@_spi(Generated) public import DeclarativeRequests
public import Foundation

/// Redocly Museum API
public nonisolated enum RedoclyMuseumAPI {
    private typealias RuntimeContract = RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime

    // MARK: - Schemas

    public typealias APIDate = CalendarDate

    public nonisolated struct APIError: ObjectModel {
        public var type: String?
        public var title: String?

        public init(type: String? = nil, title: String? = nil) {
            self.type = type
            self.title = title
        }

        @_spi(Generated) public static let members: ObjectMembers = ["type": String?.self, "title": String?.self]
    }

    public nonisolated struct BuyMuseumTickets: LargeObjectModel {
        public var email: Email? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var ticketId: UUID? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var ticketDate: APIDate { get { _storage[2] } _modify { yield &_storage[2] } }

        public var ticketType: TicketType { get { _storage[3] } _modify { yield &_storage[3] } }

        public var eventId: UUID? { get { _storage[4] } _modify { yield &_storage[4] } }

        public init(
            email: Email? = nil,
            ticketId: UUID? = nil,
            ticketDate: APIDate,
            ticketType: TicketType,
            eventId: UUID? = nil
        ) {
            _storage = ObjectStorage(Self.members, email, ticketId, ticketDate, ticketType, eventId)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "email": Email?.self,
            "ticketId": UUIDString?.self,
            "ticketDate": APIDate.self,
            "ticketType": TicketType.self,
            "eventId": UUIDString?.self,
        ]
    }

    public typealias Email = String
    public typealias EventDates = [APIDate]
    public typealias EventDescription = String
    public typealias EventId = UUID
    public typealias EventLocation = String
    public typealias EventName = String
    public typealias EventPrice = Double

    public nonisolated struct MuseumDailyHours: ObjectModel {
        public var date: APIDate
        public var timeOpen: String
        public var timeClose: String

        public init(date: APIDate, timeOpen: String, timeClose: String) {
            self.date = date
            self.timeOpen = timeOpen
            self.timeClose = timeClose
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "date": APIDate.self,
            "timeOpen": String.self,
            "timeClose": String.self,
        ]
    }

    public typealias MuseumHours = [MuseumDailyHours]

    public nonisolated struct MuseumTicketsConfirmation: LargeObjectModel {
        public var ticketId: UUID? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var ticketDate: APIDate { get { _storage[1] } _modify { yield &_storage[1] } }

        public var ticketType: TicketType { get { _storage[2] } _modify { yield &_storage[2] } }

        public var eventId: UUID? { get { _storage[3] } _modify { yield &_storage[3] } }

        public var message: TicketMessage { get { _storage[4] } _modify { yield &_storage[4] } }

        public var confirmationCode: TicketConfirmation { get { _storage[5] } _modify { yield &_storage[5] } }

        public init(
            ticketId: UUID? = nil,
            ticketDate: APIDate,
            ticketType: TicketType,
            eventId: UUID? = nil,
            message: TicketMessage,
            confirmationCode: TicketConfirmation
        ) {
            _storage = ObjectStorage(Self.members, ticketId, ticketDate, ticketType, eventId, message, confirmationCode)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "ticketId": UUIDString?.self,
            "ticketDate": APIDate.self,
            "ticketType": TicketType.self,
            "eventId": UUIDString?.self,
            "message": TicketMessage.self,
            "confirmationCode": TicketConfirmation.self,
        ]
    }

    public nonisolated struct SpecialEvent: LargeObjectModel {
        public var eventId: UUID? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var name: EventName { get { _storage[1] } _modify { yield &_storage[1] } }

        public var location: EventLocation { get { _storage[2] } _modify { yield &_storage[2] } }

        public var eventDescription: EventDescription { get { _storage[3] } _modify { yield &_storage[3] } }

        public var dates: EventDates { get { _storage[4] } _modify { yield &_storage[4] } }

        public var price: EventPrice { get { _storage[5] } _modify { yield &_storage[5] } }

        public init(
            eventId: UUID? = nil,
            name: EventName,
            location: EventLocation,
            eventDescription: EventDescription,
            dates: EventDates,
            price: EventPrice
        ) {
            _storage = ObjectStorage(Self.members, eventId, name, location, eventDescription, dates, price)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "eventId": UUIDString?.self,
            "name": EventName.self,
            "location": EventLocation.self,
            "eventDescription": EventDescription.self,
            "dates": EventDates.self,
            "price": EventPrice.self,
        ]
    }

    public typealias SpecialEventCollection = [SpecialEvent]

    public nonisolated struct SpecialEventFields: LargeObjectModel {
        public var name: EventName? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var location: EventLocation? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var eventDescription: EventDescription? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var dates: EventDates? { get { _storage[3] } _modify { yield &_storage[3] } }

        public var price: EventPrice? { get { _storage[4] } _modify { yield &_storage[4] } }

        public init(
            name: EventName? = nil,
            location: EventLocation? = nil,
            eventDescription: EventDescription? = nil,
            dates: EventDates? = nil,
            price: EventPrice? = nil
        ) {
            _storage = ObjectStorage(Self.members, name, location, eventDescription, dates, price)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "name": EventName?.self,
            "location": EventLocation?.self,
            "eventDescription": EventDescription?.self,
            "dates": EventDates?.self,
            "price": EventPrice?.self,
        ]
    }

    public nonisolated struct Ticket: LargeObjectModel {
        public var ticketId: UUID? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var ticketDate: APIDate { get { _storage[1] } _modify { yield &_storage[1] } }

        public var ticketType: TicketType { get { _storage[2] } _modify { yield &_storage[2] } }

        public var eventId: UUID? { get { _storage[3] } _modify { yield &_storage[3] } }

        public init(ticketId: UUID? = nil, ticketDate: APIDate, ticketType: TicketType, eventId: UUID? = nil) {
            _storage = ObjectStorage(Self.members, ticketId, ticketDate, ticketType, eventId)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "ticketId": UUIDString?.self,
            "ticketDate": APIDate.self,
            "ticketType": TicketType.self,
            "eventId": UUIDString?.self,
        ]
    }

    public typealias TicketCodeImage = Data
    public typealias TicketConfirmation = String
    public typealias TicketId = UUID
    public typealias TicketMessage = String

    public nonisolated enum TicketType: OpenEnum, RequestValue {
        case event
        case general

        /// A value that the document does not list; it is written back as it is.
        case unknown(String)

        public static let known: KnownValues<Self> = [.event, .general]

        public var rawValue: String {
            switch self {
            case .event: return "event"
            case .general: return "general"
            case .unknown(let value): return value
            }
        }
    }

    // MARK: - Operations

    /// A call of the API; each is the block that makes its request.
    public nonisolated enum Operation: RequestBuildable, Sendable {
        /// `GET /museum-hours`
        case getMuseumHours(startDate: CalendarDate?, page: Int?, limit: Int?)

        /// `GET /special-events`
        case listSpecialEvents(startDate: CalendarDate?, endDate: CalendarDate?, page: Int?, limit: Int?)

        /// `POST /special-events`
        indirect case createSpecialEvent(body: SpecialEvent)

        /// `GET /special-events/{eventId}`
        case getSpecialEvent(eventId: UUID)

        /// `DELETE /special-events/{eventId}`
        case deleteSpecialEvent(eventId: UUID)

        /// `PATCH /special-events/{eventId}`
        indirect case updateSpecialEvent(eventId: UUID, body: SpecialEventFields)

        /// `POST /tickets`
        indirect case buyMuseumTickets(body: BuyMuseumTickets)

        /// `GET /tickets/{ticketId}/qr`
        case getTicketCode(ticketId: UUID)

        /// The document's `operationId`, or method and path.
        public var id: String {
            switch self {
            case .getMuseumHours: return "getMuseumHours"
            case .listSpecialEvents: return "listSpecialEvents"
            case .createSpecialEvent: return "createSpecialEvent"
            case .getSpecialEvent: return "getSpecialEvent"
            case .deleteSpecialEvent: return "deleteSpecialEvent"
            case .updateSpecialEvent: return "updateSpecialEvent"
            case .buyMuseumTickets: return "buyMuseumTickets"
            case .getTicketCode: return "getTicketCode"
            }
        }

        /// Method, path, parameters and body.
        public var body: RequestBlock {
            switch self {
            case .getMuseumHours(let startDate, let page, let limit):
                return RequestBlock {
                    Method.GET
                    Endpoint("museum-hours")
                    Query("startDate", ifPresent: startDate?.description)
                    Query("page", ifPresent: page)
                    Query("limit", ifPresent: limit)
                    MIMEType.json.accept
                }
            case .listSpecialEvents(let startDate, let endDate, let page, let limit):
                return RequestBlock {
                    Method.GET
                    Endpoint("special-events")
                    Query("startDate", ifPresent: startDate?.description)
                    Query("endDate", ifPresent: endDate?.description)
                    Query("page", ifPresent: page)
                    Query("limit", ifPresent: limit)
                    MIMEType.json.accept
                }
            case .createSpecialEvent(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("special-events")
                    MIMEType.json.accept
                    RequestBody.json(body)
                }
            case .getSpecialEvent(let eventId):
                return RequestBlock {
                    Method.GET
                    Endpoint("special-events/\(eventId)")
                    MIMEType.json.accept
                }
            case .deleteSpecialEvent(let eventId):
                return RequestBlock {
                    Method.DELETE
                    Endpoint("special-events/\(eventId)")
                }
            case .updateSpecialEvent(let eventId, let body):
                return RequestBlock {
                    Method.PATCH
                    Endpoint("special-events/\(eventId)")
                    MIMEType.json.accept
                    RequestBody.json(body)
                }
            case .buyMuseumTickets(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("tickets")
                    MIMEType.json.accept
                    RequestBody.json(body)
                }
            case .getTicketCode(let ticketId):
                return RequestBlock {
                    Method.GET
                    Endpoint("tickets/\(ticketId)/qr")
                    MIMEType.custom("image/png").accept
                }
            }
        }
    }

    // MARK: - Responses

    /// The statuses that mean success, and the types of responses.
    public nonisolated enum Responses {
        /// The statuses with which the operation succeeds.
        public static func successStatuses(_ operation: Operation) -> Set<Int> {
            switch operation {
            case .createSpecialEvent, .buyMuseumTickets: return [201]
            case .deleteSpecialEvent: return [204]
            default: return [200]
            }
        }
    }

    /// The failures that the document lists, each made from a `ResponseError` where it is caught.
    public nonisolated enum Failures {
        /// The failures that several operations share.
        public nonisolated enum Status400And404AsAPIError: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(APIError)

            /// 404: Not Found
            case notFound(APIError)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                case 404: self = .notFound(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `getMuseumHours`.
        public typealias GetMuseumHours = Status400And404AsAPIError

        /// The failures of `listSpecialEvents`.
        public typealias ListSpecialEvents = Status400And404AsAPIError

        /// The failures of `createSpecialEvent`.
        public typealias CreateSpecialEvent = Status400And404AsAPIError

        /// The failures of `getSpecialEvent`.
        public typealias GetSpecialEvent = Status400And404AsAPIError

        /// The failures of `deleteSpecialEvent`.
        public nonisolated enum DeleteSpecialEvent: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(APIError)

            /// 401: Unauthorized
            case unauthorized(APIError)

            /// 404: Not Found
            case notFound(APIError)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                case 401: self = .unauthorized(try response.json())
                case 404: self = .notFound(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `updateSpecialEvent`.
        public typealias UpdateSpecialEvent = Status400And404AsAPIError

        /// The failures of `buyMuseumTickets`.
        public typealias BuyMuseumTickets = Status400And404AsAPIError

        /// The failures of `getTicketCode`.
        public typealias GetTicketCode = Status400And404AsAPIError
    }

    // MARK: - Security

    /// The credentials that each operation needs, and the blocks that attach them.
    public nonisolated enum Security {
        /// A security scheme; the raw value is its name in the document.
        public nonisolated enum Scheme: String, CaseIterable, Hashable, Sendable {
            case museumPlaceholderAuth = "MuseumPlaceholderAuth"
        }

        /// The alternatives of which one must be satisfied, each with all of its schemes; none for a public operation.
        public static func alternatives(_ operation: Operation) -> [[SecurityRequirement<Scheme>]] {
            return [[SecurityRequirement(.museumPlaceholderAuth)]]
        }

        /// Every scheme of every alternative.
        public static func schemes(_ operation: Operation) -> Set<Scheme> {
            Set(alternatives(operation).joined().map(\.scheme))
        }

        /// The names of the schemes in the document.
        @_disfavoredOverload public static func schemes(_ operation: Operation) -> Set<String> {
            Set(alternatives(operation).joined().map(\.scheme.rawValue))
        }

        /// Whether `MuseumPlaceholderAuth` is among the operation's schemes.
        public static func needsMuseumPlaceholderAuth(_ operation: Operation) -> Bool {
            schemes(operation).contains(.museumPlaceholderAuth)
        }

        /// Attaches the credential of `MuseumPlaceholderAuth`.
        public static func museumPlaceholderAuth(username: String, password: String) -> RequestBlock {
            RequestBlock {
                Authorization.basic(username: username, password: password)
            }
        }
    }

    /// An operation needs the credential of `MuseumPlaceholderAuth`, and there is none.
    public nonisolated struct MissingMuseumPlaceholderAuth: Error, Hashable, Sendable {
        /// The operation's `id`.
        public let operation: String

        public init(operation: String) {
            self.operation = operation
        }
    }

    /// The operation with the credentials of the first alternative that can be satisfied. Where none can, making the
    /// request throws the error of the first scheme that is missing; an empty credential is none.
    public static func authorized(
        _ operation: Operation,
        museumPlaceholderAuth: (username: String, password: String)?
    ) -> RequestBlock {
        let choice = SecurityChoice(among: Security.alternatives(operation)) { scheme in
            switch scheme {
            case .museumPlaceholderAuth: return museumPlaceholderAuth?.username.isEmpty == false
            }
        }
        return RequestBlock {
            operation
            if choice.attaches(.museumPlaceholderAuth), let museumPlaceholderAuth {
                Security.museumPlaceholderAuth(
                    username: museumPlaceholderAuth.username,
                    password: museumPlaceholderAuth.password
                ).credential(of: "MuseumPlaceholderAuth", for: operation.id)
            }
            if choice.lacks(.museumPlaceholderAuth) {
                RequestFailure(MissingMuseumPlaceholderAuth(operation: operation.id))
            }
        }
    }

    // MARK: - Client

    /// The whole API as a value: one closure for each operation.
    public nonisolated struct Client: Sendable {
        /// `GET /museum-hours`
        public var getMuseumHours:
            @Sendable @concurrent (_ startDate: CalendarDate?, _ page: Int?, _ limit: Int?) async throws -> MuseumHours

        /// `GET /special-events`
        public var listSpecialEvents:
            @Sendable @concurrent (
                _ startDate: CalendarDate?,
                _ endDate: CalendarDate?,
                _ page: Int?,
                _ limit: Int?
            ) async throws -> SpecialEventCollection

        /// `POST /special-events`
        public var createSpecialEvent: @Sendable @concurrent (_ body: SpecialEvent) async throws -> SpecialEvent

        /// `GET /special-events/{eventId}`
        public var getSpecialEvent: @Sendable @concurrent (_ eventId: UUID) async throws -> SpecialEvent

        /// `DELETE /special-events/{eventId}`
        public var deleteSpecialEvent: @Sendable @concurrent (_ eventId: UUID) async throws -> Void

        /// `PATCH /special-events/{eventId}`
        public var updateSpecialEvent:
            @Sendable @concurrent (_ eventId: UUID, _ body: SpecialEventFields) async throws -> SpecialEvent

        /// `POST /tickets`
        public var buyMuseumTickets:
            @Sendable @concurrent (_ body: BuyMuseumTickets) async throws -> MuseumTicketsConfirmation

        /// `GET /tickets/{ticketId}/qr`
        public var getTicketCode: @Sendable @concurrent (_ ticketId: UUID) async throws -> Data

        /// `GET /museum-hours`
        ///
        /// - Parameters:
        ///   - page: Default: `1`.
        ///   - limit: Default: `10`.
        @concurrent public func getMuseumHours(
            startDate: CalendarDate? = nil,
            page: Int? = nil,
            limit: Int? = nil
        ) async throws -> MuseumHours {
            try await self.getMuseumHours(startDate, page, limit)
        }

        /// `GET /special-events`
        ///
        /// - Parameters:
        ///   - page: Default: `1`.
        ///   - limit: Default: `10`.
        @concurrent public func listSpecialEvents(
            startDate: CalendarDate? = nil,
            endDate: CalendarDate? = nil,
            page: Int? = nil,
            limit: Int? = nil
        ) async throws -> SpecialEventCollection {
            try await self.listSpecialEvents(startDate, endDate, page, limit)
        }

        /// `POST /special-events`
        @concurrent public func createSpecialEvent(body: SpecialEvent) async throws -> SpecialEvent {
            try await self.createSpecialEvent(body)
        }

        /// `GET /special-events/{eventId}`
        @concurrent public func getSpecialEvent(eventId: UUID) async throws -> SpecialEvent {
            try await self.getSpecialEvent(eventId)
        }

        /// `DELETE /special-events/{eventId}`
        @concurrent public func deleteSpecialEvent(eventId: UUID) async throws {
            try await self.deleteSpecialEvent(eventId)
        }

        /// `PATCH /special-events/{eventId}`
        @concurrent public func updateSpecialEvent(
            eventId: UUID,
            body: SpecialEventFields
        ) async throws -> SpecialEvent {
            try await self.updateSpecialEvent(eventId, body)
        }

        /// `POST /tickets`
        @concurrent public func buyMuseumTickets(body: BuyMuseumTickets) async throws -> MuseumTicketsConfirmation {
            try await self.buyMuseumTickets(body)
        }

        /// `GET /tickets/{ticketId}/qr`
        @concurrent public func getTicketCode(ticketId: UUID) async throws -> Data {
            try await self.getTicketCode(ticketId)
        }

        /// Every field traps, naming itself: replace the fields that are called.
        public static var unimplemented: Client {
            .wired(
                execute: { @concurrent operation in unimplementedOperation(operation, of: "RedoclyMuseumAPI.Client") },
                decoder: { _ in JSONDecoder() }
            )
        }

        /// Every field calls `execute` with its operation and reads what comes back.
        ///
        /// - Parameters:
        ///   - execute: Sends an operation's request and gives the body of a successful response.
        ///   - decoder: Makes the decoder for an operation's JSON.
        public static func wired(
            execute: @escaping @Sendable @concurrent (Operation) async throws -> Data,
            decoder: @escaping @Sendable (Operation) -> JSONDecoder
        ) -> Client {
            let build = ClientBuilder<Operation>(execute: execute, decoder: decoder)
            return Client(
                getMuseumHours: { @concurrent startDate, page, limit in
                    try await build.endpoint(.getMuseumHours(startDate: startDate, page: page, limit: limit))
                },
                listSpecialEvents: { @concurrent startDate, endDate, page, limit in
                    try await build.endpoint(
                        .listSpecialEvents(startDate: startDate, endDate: endDate, page: page, limit: limit)
                    )
                },
                createSpecialEvent: { @concurrent body in try await build.endpoint(.createSpecialEvent(body: body)) },
                getSpecialEvent: { @concurrent eventId in
                    try await build.endpoint(.getSpecialEvent(eventId: eventId))
                },
                deleteSpecialEvent: { @concurrent eventId in
                    try await build.fire(.deleteSpecialEvent(eventId: eventId))
                },
                updateSpecialEvent: { @concurrent eventId, body in
                    try await build.endpoint(.updateSpecialEvent(eventId: eventId, body: body))
                },
                buyMuseumTickets: { @concurrent body in try await build.endpoint(.buyMuseumTickets(body: body)) },
                getTicketCode: { @concurrent ticketId in try await build.raw(.getTicketCode(ticketId: ticketId)) }
            )
        }
    }

    // MARK: - Events

    /// The bodies of requests that the server makes when something happens.
    public nonisolated enum Webhooks {
        /// `POST publishNewEvent`
        ///
        /// - Parameter body: The body of the server's request.
        public static func publishNewEvent(_ body: Data, decoder: JSONDecoder = JSONDecoder()) throws -> SpecialEvent {
            try decoder.decode(SpecialEvent.self, from: body)
        }
    }

    // MARK: - Servers

    /// The document's first server.
    public static let defaultBaseURL = URL(string: "https://redocly.com/_mock/docs/openapi/museum-api")!
}
