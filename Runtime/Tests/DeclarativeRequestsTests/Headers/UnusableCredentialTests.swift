@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A credential that cannot be sent")
struct UnusableCredentialTests {
    private func request(_ credential: some RequestBuildable) throws -> URLRequest {
        try RequestBlock {
            Endpoint("a")
            credential.credential(of: "token", for: "getA")
            // A header that is not a credential may have any value.
            Header.custom("X-City").setValue("Zürich")
        }.base("https://h.test").request()
    }

    @Test(
        "names its scheme and its operation, and holds no secret",
        arguments: ["geheim-é", "geheim\n", "geheim\r\nX-Admin: 1", "geheim\0"])
    func refused(secret: String) throws {
        for block in [
            Authorization.bearer(secret), Authorization.custom("Digest", secret),
            RequestBlock { Header.custom("X-Key").setValue(secret) },
            Authorization.basic(username: "\(secret):", password: ""),
        ] {
            let error = #expect(throws: UnusableCredential.self) { try request(block) }
            #expect(error?.operation == "getA")
            #expect(error?.scheme == "token")
            #expect(error?.underlying is RequestError)
            let sentence = try #require(error?.localizedDescription)
            #expect(sentence.hasPrefix("UnusableCredential: getA cannot be sent with the credential of token. The "))
            #expect(!sentence.contains("geheim"))
        }
    }

    @Test("what is encoded on its way may be any text")
    func encoded() throws {
        let basic = try request(Authorization.basic(username: "usér", password: "p:w"))
        #expect(basic.value(forHTTPHeaderField: "Authorization") == "Basic dXPDqXI6cDp3")
        #expect(try request(Query("key", "é")).url?.absoluteString == "https://h.test/a?key=%C3%A9")
        #expect(try request(Cookie("sid", "é")).value(forHTTPHeaderField: "Cookie") == "sid=%C3%A9")
        #expect(try request(Authorization.bearer("t")).value(forHTTPHeaderField: "X-City") == "Zürich")
    }
}
