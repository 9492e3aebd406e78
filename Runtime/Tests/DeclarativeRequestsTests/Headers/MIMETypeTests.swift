@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Testing

@Suite("Media types")
struct MIMETypeTests {
    @Test(
        "as they stand on the wire",
        arguments: [
            (MIMEType.json, "application/json"), (.problemJSON, "application/problem+json"),
            (.xml, "application/xml"),
            (.formURLEncoded, "application/x-www-form-urlencoded"), (.multipartFormData, "multipart/form-data"),
            (.octetStream, "application/octet-stream"), (.pdf, "application/pdf"), (.zip, "application/zip"),
            (.plainText, "text/plain"), (.html, "text/html"), (.csv, "text/csv"),
            (.eventStream, "text/event-stream"), (.png, "image/png"), (.jpeg, "image/jpeg"), (.gif, "image/gif"),
            (.webP, "image/webp"), (.svg, "image/svg+xml"), (.heic, "image/heic"),
            (.mp3, "audio/mpeg"), (.mp4, "video/mp4"), (.any, "*/*"), (.custom("a/b; c=d"), "a/b; c=d"),
        ])
    func texts(type: MIMEType, text: String) throws {
        #expect(type.rawValue == text)
        let request = try build {
            type.contentType; type.accept
        }
        #expect(request.value(forHTTPHeaderField: "Content-Type") == text)
        #expect(request.value(forHTTPHeaderField: "Accept") == text)
    }

    @Test("one spelling is one value, however it is made")
    func equality() {
        #expect(MIMEType.custom("application/json") == .json)
        #expect(MIMEType(rawValue: "application/json") == .json)
        #expect(MIMEType.custom("application/vnd.x") != .json)
    }

    @Test(
        "a text that is no media type is none", arguments: ["", "json", "a/", "/b", "a b/c", "a/b/c", "a/b;c=\r\nd: e"])
    func noMediaType(text: String) {
        #expect(MIMEType(rawValue: text) == nil)
    }

    @Test("a text that is no media type fails the build")
    func faults() {
        #expect(kind { try build { MIMEType.custom("json").accept } } == "invalidMediaType")
        #expect(kind { try build { MIMEType.custom("a/b/c").contentType } } == "invalidMediaType")
        #expect(kind { try build { RequestBody.string("x", type: .custom("text")) } } == "invalidMediaType")
        #expect(kind { try build { MIMEType.custom("a/b\r\nc: d").accept } } == "invalidHeaderValue")
    }
}
