import OpenAPIDocument
import Testing

/// Media types as documents write them (RFC 9110, section 8.3.1).
@Suite struct MediaTypeTests {
    @Test(arguments: [
        ("application/json", "application/json"), ("Application/JSON; Charset=UTF-8", "application/json"),
        ("text/csv;header=present;", "text/csv"), (" image/* ", "image/*"), ("*/*", "*/*"),
        ("application/vnd.github.v3+json", "application/vnd.github.v3+json"),
        ("multipart/form-data; boundary=\"a b;c\"", "multipart/form-data"),
        ("application/json;odata", "application/json"),
    ])
    func isOne(text: String, essence: String) {
        #expect(MediaTypeName(text)?.essence == essence)
    }

    @Test(arguments: [
        "", "json", "/", "application/", "/json", "a/b/c", "a b/c", "text/plain, text/csv", "text/plain; =x", "é/x",
    ])
    func isNone(text: String) {
        #expect(MediaTypeName(text) == nil)
    }
}
