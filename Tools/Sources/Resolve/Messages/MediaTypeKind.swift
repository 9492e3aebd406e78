import OpenAPIDocument

/// The kinds of media types by the content of their bytes.
enum MediaKind {
    case json
    case form
    case multipart
    case text
    /// A sequence of messages that arrive one by one.
    case stream
    /// Images, archives, documents and other bytes that are not text.
    case binary
    /// A range that does not restrict the content: `*/*`, `application/*`.
    case anything
    /// XML and all others, which generated code does not read.
    case other
}

extension MediaTypeName {
    var kind: MediaKind {
        if Self.streams.contains(essence) { return .stream }
        if subtype == "json" || subtype.hasSuffix("+json") { return .json }
        if type == "*" || (type == "application" && subtype == "*") { return .anything }
        if essence == "application/x-www-form-urlencoded" { return .form }
        switch type {
        case "multipart": return .multipart
        case "image", "audio", "video", "font", "model": return .binary
        default: break
        }
        if isXML { return .other }
        if type == "text" { return .text }
        return Self.isArchiveOrDocument(subtype) ? .binary : .other
    }

    /// XML states its own encoding, so it is bytes, not text.
    var isXML: Bool { subtype == "xml" || subtype.hasSuffix("+xml") }

    private static let streams: Set<String> = [
        "text/event-stream", "application/x-ndjson", "application/ndjson", "application/jsonl",
        "application/x-jsonlines",
        "application/jsonlines", "application/json-lines", "application/x-json-stream", "application/stream+json",
        "application/json-seq",
    ]

    private static func isArchiveOrDocument(_ subtype: String) -> Bool {
        let names: Set<String> = [
            "octet-stream", "pdf", "zip", "gzip", "x-gzip", "x-tar", "x-zip-compressed", "x-7z-compressed", "zstd",
            "vnd.rar", "wasm", "epub+zip", "msword", "java-archive", "x-bzip2", "x-binary", "binary",
        ]
        return names.contains(subtype) || subtype.hasSuffix("+zip")
            || subtype.hasPrefix("vnd.openxmlformats-officedocument.") || subtype.hasPrefix("vnd.ms-")
    }
}
