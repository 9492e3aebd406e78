@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Fields of the request")
struct FieldTests {
    @Test("a timeout in seconds")
    func timeout() throws {
        #expect(try build { Timeout(5) }.timeoutInterval == 5)
        #expect(kind { try build { Timeout(-1) } } == "invalidTimeout")
        #expect(kind { try build { Timeout(.nan) } } == "invalidTimeout")
    }

    @Test("any property by its key path")
    func mutation() throws {
        let request = try build {
            RequestMutation(\.cachePolicy, .returnCacheDataElseLoad)
            RequestMutation(\.networkServiceType, .background)
            RequestMutation(\.httpShouldHandleCookies, false)
            RequestMutation(\.allowsCellularAccess, false)
            RequestMutation(\.httpBody, Data("raw".utf8))
        }
        #expect(request.cachePolicy == .returnCacheDataElseLoad)
        #expect(request.networkServiceType == .background)
        #expect(!request.httpShouldHandleCookies)
        #expect(!request.allowsCellularAccess)
        #expect(request.bodyText == "raw")
    }

    @Test("a stream that can be read once is made afresh for each build")
    func streams() throws {
        let block = RequestBlock {
            RequestMutation(\.httpBodyStream, InputStream(data: Data("stream".utf8)))
            BaseURL("https://h.test")
        }
        for _ in 1...2 {
            let stream = try #require(try block.request().httpBodyStream)
            stream.open()
            var buffer = [UInt8](repeating: 0, count: 16)
            let count = stream.read(&buffer, maxLength: buffer.count)
            stream.close()
            #expect(String(decoding: buffer[..<max(count, 0)], as: UTF8.self) == "stream")
        }
    }
}
