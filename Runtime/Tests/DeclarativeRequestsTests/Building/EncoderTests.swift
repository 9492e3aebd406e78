@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The encoder of a group")
struct EncoderTests {
    private struct Model: Encodable {
        var firstName = "a"
    }

    private func encoder(_ prefix: String) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .custom { path in Name(stringValue: prefix + path[path.count - 1].stringValue) }
        return encoder
    }

    @Test("the innermost counts, and ends with its group")
    func scopes() throws {
        let inner = RequestBlock { Query(Model()) }.useEncoder(encoder("inner_"))
        let request = try build {
            RequestBlock {
                Query(Model())
                inner
                Query(Model())
            }.useEncoder(encoder("outer_"))
            Query(Model())
        }
        #expect(
            request.url?.query() == "outer_firstName=a&inner_firstName=a&outer_firstName=a&firstName=a")
    }

    @Test("a failure inside a group gives the outer encoder back")
    func failure() throws {
        struct Failure: Error {}
        let request = try build {
            RequestBlock { state in
                let group = RequestBlock { RequestFailure(Failure()) }.useEncoder(encoder("inner_"))
                #expect(throws: Failure.self) { try group.apply(to: &state) }
            }
            Query(Model())
        }
        #expect(request.url?.query() == "firstName=a")
    }

    @Test("JSON, forms, queries and parts are written by it")
    func everywhere() throws {
        func body(_ block: RequestBlock) throws -> String? {
            try block.useEncoder(encoder("x_")).base("https://h.test").request().bodyText
        }
        #expect(try body(RequestBody.json(Model())) == #"{"x_firstName":"a"}"#)
        #expect(try body(RequestBody.urlEncoded(Model())) == "x_firstName=a")
        let parts = RequestBody.multipart(boundary: "B") { MultipartPart.json(name: "m", value: Model()) }
        #expect(try body(parts)?.contains(#"{"x_firstName":"a"}"#) == true)
    }

    @Test("a raw block's change of it stays within the request")
    func rawChange() throws {
        let block = RequestBlock {
            RequestBlock { state in state.encoder.keyEncodingStrategy = .convertToSnakeCase }
            Query(Model())
        }
        #expect(try block.base("https://h.test").request().url?.query() == "first_name=a")
        #expect(try build { Query(Model()) }.url?.query() == "firstName=a")
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
