/// A media type (RFC 9110 section 8.3.1), for `Content-Type` and `Accept`.
///
///     MIMEType.json.accept
///     MIMEType.custom("application/vnd.example+json").contentType
public nonisolated enum MIMEType: Hashable, Sendable {
    case json
    case problemJSON
    case jsonLines
    case xml
    case yaml
    case formURLEncoded
    case multipartFormData
    case octetStream
    case pdf
    case zip
    case gzip
    case plainText
    case html
    case css
    case csv
    case javaScript
    case markdown
    case eventStream
    case png
    case jpeg
    case gif
    case webP
    case svg
    case heic
    case avif
    case bmp
    case tiff
    case mp3
    case aac
    case wav
    case ogg
    case mp4
    case mpeg
    case quickTime
    case webM
    /// Anything: `*/*`.
    case any
    /// A type by its text, parameters included.
    case custom(String)

    /// The type as it stands on the wire.
    public var text: String {
        switch self {
        case .json: "application/json"
        case .problemJSON: "application/problem+json"
        case .jsonLines: "application/x-ndjson"
        case .xml: "application/xml"
        case .yaml: "application/yaml"
        case .formURLEncoded: "application/x-www-form-urlencoded"
        case .multipartFormData: "multipart/form-data"
        case .octetStream: "application/octet-stream"
        case .pdf: "application/pdf"
        case .zip: "application/zip"
        case .gzip: "application/gzip"
        case .plainText: "text/plain"
        case .html: "text/html"
        case .css: "text/css"
        case .csv: "text/csv"
        case .javaScript: "text/javascript"
        case .markdown: "text/markdown"
        case .eventStream: "text/event-stream"
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .webP: "image/webp"
        case .svg: "image/svg+xml"
        case .heic: "image/heic"
        case .avif: "image/avif"
        case .bmp: "image/bmp"
        case .tiff: "image/tiff"
        case .mp3: "audio/mpeg"
        case .aac: "audio/aac"
        case .wav: "audio/wav"
        case .ogg: "audio/ogg"
        case .mp4: "video/mp4"
        case .mpeg: "video/mpeg"
        case .quickTime: "video/quicktime"
        case .webM: "video/webm"
        case .any: "*/*"
        case .custom(let text): text
        }
    }

    /// Sets `Content-Type`, replacing what a body block set before it; a body block after it sets its own again.
    public var contentType: RequestBlock {
        Header.contentType.setValue(text)
    }

    /// Adds the type to `Accept`.
    public var accept: RequestBlock {
        Header.accept.addValue(text)
    }
}
