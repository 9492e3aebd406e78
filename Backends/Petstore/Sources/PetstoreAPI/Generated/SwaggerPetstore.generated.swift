// Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the
// options, and generate again.

@_spi(Generated) public import DeclarativeOpenAPIRuntime
@_spi(Generated) public import DeclarativeRequests
public import Foundation

/// Swagger Petstore
public nonisolated enum SwaggerPetstore {
    private typealias RuntimeContract = RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime

    // MARK: - Schemas

    public nonisolated struct APIError: ObjectModel {
        public var code: Int
        public var message: String

        public init(code: Int, message: String) {
            self.code = code
            self.message = message
        }

        @_spi(Generated) public static let members: ObjectMembers = ["code": Int.self, "message": String.self]
    }

    public nonisolated struct Pet: ObjectModel {
        public var id: Int
        public var name: String
        public var tag: String?

        public init(id: Int, name: String, tag: String? = nil) {
            self.id = id
            self.name = name
            self.tag = tag
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "id": Int.self,
            "name": String.self,
            "tag": String?.self,
        ]
    }

    public typealias Pets = [Pet]

    // MARK: - Operations

    /// A call of the API; each is the block that makes its request.
    public nonisolated enum Operation: RequestBuildable, Sendable {
        /// Pets, one page at a time.
        ///
        /// `GET /pets`
        case listPets(limit: Int?)

        /// Adds one pet.
        ///
        /// `POST /pets`
        indirect case createPets(body: Pet)

        /// The pet with this id.
        ///
        /// `GET /pets/{petId}`
        case showPetById(petId: String)

        /// The document's `operationId`, or method and path.
        public var id: String {
            switch self {
            case .listPets: return "listPets"
            case .createPets: return "createPets"
            case .showPetById: return "showPetById"
            }
        }

        /// Method, path, parameters and body.
        public var body: RequestBlock {
            switch self {
            case .listPets(let limit):
                return RequestBlock {
                    Method.GET
                    Endpoint("pets")
                    Query("limit", ifPresent: limit)
                    MIMEType.json.accept
                }
            case .createPets(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    RequestBody.json(body)
                }
            case .showPetById(let petId):
                return RequestBlock {
                    Method.GET
                    Endpoint("pets/\(petId)")
                    MIMEType.json.accept
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
            case .createPets: return [201]
            default: return [200]
            }
        }
    }

    /// The failures that the document lists, each made from a `ResponseError` where it is caught.
    public nonisolated enum Failures {
        /// The failures that several operations share.
        public nonisolated enum OtherStatusAsAPIError: DocumentedFailure {
            /// Every other status: What went wrong.
            case otherStatus(status: Int, APIError)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                self = .otherStatus(status: response.status, try response.json())
            }
        }

        /// The failures of `listPets`.
        public typealias ListPets = OtherStatusAsAPIError

        /// The failures of `createPets`.
        public typealias CreatePets = OtherStatusAsAPIError

        /// The failures of `showPetById`.
        public typealias ShowPetById = OtherStatusAsAPIError
    }

    /// The headers that the document lists, read from the response of `withResponse` or of an error.
    public nonisolated enum ResponseHeaders {
        /// Headers of the responses of `listPets`.
        public nonisolated struct ListPets: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// Where the following page is.
            ///
            /// `x-next`
            public func xNext() throws -> String? {
                try headers_reader.value("x-next")
            }
        }
    }

    // MARK: - Client

    /// The whole API as a value: one closure for each operation.
    public nonisolated struct Client: Sendable {
        /// `GET /pets`
        public var listPets: @Sendable @concurrent (_ limit: Int?) async throws -> Pets

        /// `POST /pets`
        public var createPets: @Sendable @concurrent (_ body: Pet) async throws -> Void

        /// `GET /pets/{petId}`
        public var showPetById: @Sendable @concurrent (_ petId: String) async throws -> Pet

        /// Pets, one page at a time.
        ///
        /// `GET /pets`
        ///
        /// - Parameter limit: The largest page wanted, 100 at most.
        @concurrent public func listPets(limit: Int? = nil) async throws -> Pets {
            try await self.listPets(limit)
        }

        /// Adds one pet.
        ///
        /// `POST /pets`
        @concurrent public func createPets(body: Pet) async throws {
            try await self.createPets(body)
        }

        /// The pet with this id.
        ///
        /// `GET /pets/{petId}`
        ///
        /// - Parameter petId: Which pet.
        @concurrent public func showPetById(petId: String) async throws -> Pet {
            try await self.showPetById(petId)
        }

        /// Every field traps, naming itself: replace the fields that are called.
        public static var unimplemented: Client {
            .wired(
                execute: { @concurrent operation in unimplementedOperation(operation, of: "SwaggerPetstore.Client") },
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
                listPets: { @concurrent limit in try await build.endpoint(.listPets(limit: limit)) },
                createPets: { @concurrent body in try await build.fire(.createPets(body: body)) },
                showPetById: { @concurrent petId in try await build.endpoint(.showPetById(petId: petId)) }
            )
        }
    }

    // MARK: - Servers

    /// The document's first server.
    public static let defaultBaseURL = URL(string: "http://petstore.swagger.io/v1")!
}
