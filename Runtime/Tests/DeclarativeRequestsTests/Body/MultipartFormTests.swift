@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Forms collected part by part")
struct MultipartFormTests {
    private struct Meta: Encodable { let k: String }

    /// The body with its random boundary called `B`.
    private func text(_ form: MultipartForm) throws -> String {
        let request = try build { RequestBody.multipart(form) }
        let boundary = try #require(
            request.value(forHTTPHeaderField: "Content-Type")?.split(separator: "boundary=").last)
        return try #require(request.bodyText).replacingOccurrences(of: String(boundary), with: "B")
            .replacingOccurrences(of: "\r\n", with: "|")
    }

    @Test("an array has a part for each element, a model is JSON, a file says its name and type")
    func parts() throws {
        var form = MultipartForm()
        form.fields("tags", ["a", "b"])
        form.files("files", [MultipartFile(Data("1".utf8), filename: "x"), MultipartFile(Data(), filename: nil)])
        form.json("meta", Meta(k: "v"))
        form.field("n", 5)
        #expect(
            try text(form)
                == [
                    #"--B|Content-Disposition: form-data; name="tags"||a|"#,
                    #"--B|Content-Disposition: form-data; name="tags"||b|"#,
                    #"--B|Content-Disposition: form-data; name="files"; filename="x"|"#,
                    #"Content-Type: application/octet-stream||1|"#,
                    #"--B|Content-Disposition: form-data; name="files"|Content-Type: application/octet-stream|||"#,
                    #"--B|Content-Disposition: form-data; name="meta"|Content-Type: application/json||{"k":"v"}|"#,
                    #"--B|Content-Disposition: form-data; name="n"||5|--B--|"#,
                ].joined())
    }

    @Test("nil makes no part")
    func absent() throws {
        var form = MultipartForm()
        form.field("a", String?.none)
        form.fields("b", [Int]?.none)
        form.json("c", Meta?.none)
        form.jsons("d", [Meta]?.none)
        form.file("e", nil)
        form.files("f", nil)
        #expect(try text(form) == "--B--|")
    }

    @Test("a part has the type and the headers that are said for it")
    func heads() throws {
        var form = MultipartForm()
        form.field("a", "1", type: "text/csv", headers: ["X-B": "b", "X-A": "a", "X-C": nil])
        form.file("b", MultipartFile(Data(), filename: "f", contentType: "image/png"), type: "text/plain")
        #expect(
            try text(form)
                == [
                    #"--B|Content-Disposition: form-data; name="a"|Content-Type: text/csv|X-A: a|X-B: b||1|"#,
                    #"--B|Content-Disposition: form-data; name="b"; filename="f"|Content-Type: image/png|||--B--|"#,
                ].joined())
    }

    @Test("a header of a part cannot end its line", arguments: [("X-A", "a\r\nb"), ("X A", "a")])
    func injection(name: String, value: String) {
        var form = MultipartForm()
        form.field("a", "1", headers: [name: value])
        #expect(kind { try build { RequestBody.multipart(form) } }.hasPrefix("invalidHeader"))
    }

    @Test("another multipart type keeps its name")
    func mixed() throws {
        let request = try build { RequestBody.multipart(MultipartForm(), type: "multipart/mixed") }
        #expect(request.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("multipart/mixed; boundary=") == true)
    }
}
