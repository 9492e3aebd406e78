import DeclarativeRequests
import Testing

@Suite("Media types")
struct MIMETypeTests {
    @Test(
        "as they stand on the wire",
        arguments: [
            (MIMEType.json, "application/json"), (.problemJSON, "application/problem+json"),
            (.jsonLines, "application/x-ndjson"), (.xml, "application/xml"), (.yaml, "application/yaml"),
            (.formURLEncoded, "application/x-www-form-urlencoded"), (.multipartFormData, "multipart/form-data"),
            (.octetStream, "application/octet-stream"), (.pdf, "application/pdf"), (.zip, "application/zip"),
            (.gzip, "application/gzip"), (.plainText, "text/plain"), (.html, "text/html"), (.css, "text/css"),
            (.csv, "text/csv"), (.javaScript, "text/javascript"), (.markdown, "text/markdown"),
            (.eventStream, "text/event-stream"), (.png, "image/png"), (.jpeg, "image/jpeg"), (.gif, "image/gif"),
            (.webP, "image/webp"), (.svg, "image/svg+xml"), (.heic, "image/heic"), (.avif, "image/avif"),
            (.bmp, "image/bmp"), (.tiff, "image/tiff"), (.mp3, "audio/mpeg"), (.aac, "audio/aac"), (.wav, "audio/wav"),
            (.ogg, "audio/ogg"), (.mp4, "video/mp4"), (.mpeg, "video/mpeg"), (.quickTime, "video/quicktime"),
            (.webM, "video/webm"), (.any, "*/*"), (.custom("a/b; c=d"), "a/b; c=d"),
        ])
    func texts(type: MIMEType, text: String) throws {
        #expect(type.text == text)
        let request = try build {
            type.contentType; type.accept
        }
        #expect(request.value(forHTTPHeaderField: "Content-Type") == text)
        #expect(request.value(forHTTPHeaderField: "Accept") == text)
    }
}
