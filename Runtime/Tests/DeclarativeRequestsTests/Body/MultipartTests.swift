@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Multipart bodies")
struct MultipartTests {
    private func body(
        _ boundary: String = "BOUNDARY", @MultipartBuilder _ parts: () -> [MultipartPart]
    ) throws -> (type: String?, text: String?) {
        let request = try build { RequestBody.multipart(boundary: boundary, parts) }
        return (request.value(forHTTPHeaderField: "Content-Type"), request.bodyText)
    }

    @Test("fields and files, byte for byte")
    func bytes() throws {
        let (type, text) = try body {
            MultipartPart.field(name: "note", value: "hello")
            MultipartPart.data(name: "file", filename: "a.txt", data: Data("Hi".utf8), type: .plainText)
        }
        #expect(type == "multipart/form-data; boundary=BOUNDARY")
        let lines = [
            "--BOUNDARY", #"Content-Disposition: form-data; name="note""#, "", "hello", "--BOUNDARY",
            #"Content-Disposition: form-data; name="file"; filename="a.txt""#,
            "Content-Type: \(MIMEType.plainText.rawValue)", "",
            "Hi", "--BOUNDARY--", "",
        ]
        #expect(text == lines.joined(separator: "\r\n"))
    }

    @Test("names cannot end their line")
    func names() throws {
        let (_, text) = try body {
            MultipartPart.data(name: "a\"b", filename: "x\r\n\"ü\\.txt", data: Data(), type: .octetStream)
        }
        #expect(text?.contains(#"name="a%22b"; filename="x%0D%0A%22ü\.txt""#) == true)
    }

    @Test("a boundary that occurs in a part is replaced by another")
    func boundary() throws {
        let (type, text) = try body { MultipartPart.field(name: "a", value: "--BOUNDARY") }
        #expect(type == "multipart/form-data; boundary=BOUNDARY-1")
        #expect(text?.hasSuffix("\r\n--BOUNDARY-1--\r\n") == true)
        let random = try build { RequestBody.multipart { MultipartPart.field(name: "a", value: 1) } }
        #expect(random.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("multipart/form-data; boundary=") == true)
    }

    @Test("a boundary with special characters is quoted, an impossible one fails the build")
    func quoting() throws {
        #expect(
            try body("a b:c") { MultipartPart.field(name: "a", value: 1) }.type
                == #"multipart/form-data; boundary="a b:c""#)
        for boundary in ["", "a\"b", "ü", "a ", String(repeating: "a", count: 71)] {
            #expect(kind { try body(boundary) { MultipartPart.field(name: "a", value: 1) } } == "invalidBoundary")
        }
    }

    @Test("files are read when the request is built, named as they are or as told")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "b.bin")
        let block = RequestBody.multipart(boundary: "B") {
            MultipartPart.file(name: "f", fileURL: file, type: .octetStream)
            MultipartPart.file(name: "g", filename: "c.png", fileURL: file, type: .png)
        }
        #expect(kind { try build { block } } == "unreadableFile")
        try Data("xyz".utf8).write(to: file)
        let text = try build { block }.bodyText
        #expect(
            text?.contains("name=\"f\"; filename=\"b.bin\"\r\nContent-Type: application/octet-stream\r\n\r\nxyz\r\n")
                == true)
        #expect(text?.contains("name=\"g\"; filename=\"c.png\"\r\nContent-Type: image/png\r\n\r\nxyz\r\n") == true)
    }

    @Test("parts in loops, and a model as JSON")
    func composition() throws {
        let (_, text) = try body {
            for tag in ["a", "b"] { MultipartPart.field(name: "tags", value: tag) }
            MultipartPart.json(name: "meta", value: ["k": "v"])
        }
        #expect(text?.components(separatedBy: "name=\"tags\"").count == 3)
        #expect(text?.contains("name=\"meta\"\r\nContent-Type: application/json\r\n\r\n{\"k\":\"v\"}\r\n") == true)
    }
}
