@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Multipart bodies at their edges")
struct MultipartEdgeTests {
    private func text(_ boundary: String, @MultipartBuilder _ parts: () -> [MultipartPart]) throws -> String? {
        try build { RequestBody.multipart(boundary: boundary, parts) }.bodyText
    }

    @Test("the published bytes of a field and a file")
    func published() throws {
        let body = try text("BOUNDARY") {
            MultipartPart.field(name: "note", value: "hello")
            MultipartPart.data(name: "file", filename: "a.txt", data: Data("Hi".utf8), type: .custom("text/plain"))
        }
        #expect(
            body
                == "--BOUNDARY\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\nhello\r\n--BOUNDARY\r\n"
                + "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\n"
                + "Hi\r\n--BOUNDARY--\r\n")
    }

    @Test("a longest boundary that occurs gives way to one of the same length")
    func longest() throws {
        let boundary = String(repeating: "b", count: 70)
        let body = try text(boundary) { MultipartPart.field(name: "a", value: boundary) }
        #expect(body?.hasPrefix("--" + String(repeating: "b", count: 68) + "-1\r\n") == true)
    }

    @Test("a boundary is looked for in names and in every part, and again after each change")
    func everywhere() throws {
        let body = try text("B") {
            MultipartPart.field(name: "B-1", value: "x")
            MultipartPart.data(name: "d", data: Data([0x42, 0x2D, 0x32]))
        }
        #expect(body?.hasSuffix("\r\n--B-3--\r\n") == true)
    }

    @Test("bytes are sent as they are; a file name is left out when there is none")
    func bytes() throws {
        let request = try build {
            RequestBody.multipart(boundary: "Q") {
                MultipartPart.data(name: "d", data: Data([0, 0xFF, 0x0D, 0x0A]), type: .octetStream)
            }
        }
        let head = "--Q\r\nContent-Disposition: form-data; name=\"d\"\r\nContent-Type: application/octet-stream\r\n\r\n"
        #expect(request.httpBody == Data(head.utf8) + [0, 0xFF, 0x0D, 0x0A] + Data("\r\n--Q--\r\n".utf8))
    }

    @Test("a NUL in a name, or a line break in a type, fails the build")
    func injection() {
        #expect(kind { try text("Q") { MultipartPart.field(name: "a\0", value: 1) } } == "invalidPartName")
        #expect(
            kind { try text("Q") { MultipartPart.data(name: "a", filename: "\0", data: Data()) } } == "invalidPartName")
        let type = MIMEType.custom("a/b\r\nX: y")
        #expect(
            kind { try text("Q") { MultipartPart.data(name: "a", data: Data(), type: type) } } == "invalidHeaderValue")
    }

    @Test("parts under conditions", arguments: [true, false])
    func conditions(isThere: Bool) throws {
        let body = try text("Q") {
            if isThere { MultipartPart.field(name: "a", value: 1) }
            if isThere { MultipartPart.field(name: "b", value: 2) } else { MultipartPart.field(name: "c", value: 3) }
            if #available(macOS 14, *) { MultipartPart.field(name: "d", value: 4) }
        }
        let names = body?.matches(of: /name="(.)"/).map { String($0.1) }
        #expect(names == (isThere ? ["a", "b", "d"] : ["c", "d"]))
    }

    @Test("a random boundary differs each time and is long enough to be random")
    func random() throws {
        let block = RequestBody.multipart { MultipartPart.field(name: "a", value: 1) }
        let types = try (1...2).map { _ in try build { block }.value(forHTTPHeaderField: "Content-Type") }
        #expect(types[0] != types[1])
        #expect(types[0]?.count == "multipart/form-data; boundary=".count + 36)
    }
}
