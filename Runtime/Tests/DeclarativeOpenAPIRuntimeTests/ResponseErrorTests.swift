@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct ResponseErrorTests {
    @Test(arguments: [200, 204, 299])
    func aDeclaredStatusPassesTheBodyThrough(status: Int) throws {
        let data = try ResponseError.evaluate(reply(status, "body"), successStatuses: [200, 204, 299])
        #expect(data == Data("body".utf8))
    }

    @Test(arguments: [199, 201, 304, 404, 500])
    func anyOtherStatusThrowsTheWholeResponse(status: Int) throws {
        let (data, response) = reply(status, "why")
        do throws(ResponseError) {
            _ = try ResponseError.evaluate((data, response), successStatuses: [200])
            Issue.record("let through \(status)")
        } catch {
            #expect(error.status == status)
            #expect(error.data == data)
            #expect(error.response === response)
        }
    }

    @Test func aResponseThatIsNotOfHTTPThrows() {
        let url = URL(string: "data:text/plain,hi")!
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
        let error = #expect(throws: ResponseError.self) {
            try ResponseError.evaluate((Data("hi".utf8), response), successStatuses: [200])
        }
        #expect(error?.status == nil)
        #expect(error?.data == Data("hi".utf8))
        #expect(error?.description == "ResponseError: no HTTP status, 2 bytes")
    }

    @Test func theDescriptionHoldsNoSecret() {
        let (data, response) = reply(401, "token=secret", to: URL(string: "https://pets.example/?api_key=secret"))
        let error = ResponseError(data: data, response: response)
        #expect("\(error)" == "ResponseError: status 401, 12 bytes")
    }
}
