@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A whole backend as one closed type, written by hand: each operation is a block, and so is the security of it.
private nonisolated enum LibrarySpec {
    enum Operation: RequestBuildable {
        case book(isbn: String)
        case search(words: String, page: Int?)
        case renew(ticket: String)

        var body: some RequestBuildable {
            switch self {
            case .book(let isbn):
                Method.GET
                Endpoint("v2/books/\(isbn)")
            case .search(let words, let page):
                Method.GET
                Endpoint("v2/books")
                Query("q", words)
                if let page {
                    Query("page", page)
                }
            case .renew(let ticket):
                Method.POST
                Endpoint("v2/tickets/renew")
                RequestBody.json(["ticket": ticket])
            }
        }
    }

    enum Security {
        static func needsAuthorization(_ operation: Operation) -> Bool {
            switch operation {
            case .book, .search: true
            case .renew: false
            }
        }

        static func authorization(token: String) -> some RequestBuildable {
            Authorization.bearer(token)
        }
    }
}

private struct NotSignedIn: Error, Equatable {}

/// The base URL and the token, in one place; when a missing token is a failure is this type's rule.
private nonisolated struct LibraryClient {
    var baseURL: URL
    var token: String?

    func request(_ operation: LibrarySpec.Operation) throws -> URLRequest {
        try RequestBlock {
            operation
            BaseURL(baseURL)
            if LibrarySpec.Security.needsAuthorization(operation) {
                if let token {
                    LibrarySpec.Security.authorization(token: token)
                } else {
                    RequestFailure(NotSignedIn())
                }
            }
        }.request()
    }
}

@Suite("A backend written by hand")
struct OpenSpecTests {
    private let base = URL(string: "https://library.test/api")!

    @Test("A protected operation carries the token")
    func protected() throws {
        let request = try LibraryClient(baseURL: base, token: "t0ken").request(.book(isbn: "978/0"))
        #expect(request.httpMethod == "GET")
        #expect(request.url?.absoluteString == "https://library.test/api/v2/books/978%2F0")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer t0ken")
        #expect(request.httpBody == nil)
    }

    @Test("A public operation carries none, with a token or without")
    func open() throws {
        for token in [nil, "t0ken"] {
            let request = try LibraryClient(baseURL: base, token: token).request(.renew(ticket: "a1"))
            #expect(request.httpMethod == "POST")
            #expect(request.url?.absoluteString == "https://library.test/api/v2/tickets/renew")
            #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
            #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
            #expect(request.httpBody == Data(#"{"ticket":"a1"}"#.utf8))
        }
    }

    @Test("A protected operation without a token fails with the client's own error")
    func gated() {
        #expect(throws: NotSignedIn()) {
            try LibraryClient(baseURL: base, token: nil).request(.search(words: "swift", page: nil))
        }
    }

    @Test("An operation is a block like any other")
    func operationIsABlock() throws {
        let request = try LibrarySpec.Operation.search(words: "c & c++", page: 2).base(base).request()
        #expect(request.url?.absoluteString == "https://library.test/api/v2/books?q=c%20%26%20c%2B%2B&page=2")
    }
}
