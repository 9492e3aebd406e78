import Diagnostics
import YAML

/// Reads the contents of a body, a response or a part: media types, encodings and headers.
enum ContentReader {
    static func content(_ object: ObjectReader, _ reports: inout ReadingReports) -> [MediaTypeObject] {
        object.map("content", &reports).compactMap { entry -> MediaTypeObject? in
            guard let node = reports.following(entry.value), let media = ObjectReader(node, .mediaType, &reports)
            else {
                return nil
            }
            guard let name = MediaTypeName(entry.key.text) else {
                reports.refuse(
                    .malformedMediaType, at: entry.key.location,
                    "`\(entry.key.text)` is no media type: write a type and a subtype, such as `application/json`")
                return nil
            }
            media.reportUnknownFields(&reports)
            if let items = media.field("itemSchema") { _ = SchemaReader.read(items, &reports) }
            media.report(
                "itemSchema", .notGeneratedYet,
                "`itemSchema` is not generated: the body is returned whole, and its items have no type",
                &reports)
            reportEncodingByPosition(of: media, &reports)
            return MediaTypeObject(
                name: name, schema: media.field("schema").map { SchemaReader.read($0, &reports) },
                encoding: media.map("encoding", &reports).compactMap { encoding($0.key, $0.value, &reports) },
                location: entry.key.location)
        }
    }

    private static func reportEncodingByPosition(of object: ObjectReader, _ reports: inout ReadingReports) {
        for name in ["prefixEncoding", "itemEncoding"] {
            object.report(
                name, .notGeneratedYet, "`\(name)` has no effect: parts are written by name, not by position", &reports)
        }
    }

    private static func encoding(
        _ key: Key, _ node: Node, _ reports: inout ReadingReports
    ) -> Entry<EncodingObject>? {
        guard let object = ObjectReader(node, .encoding, &reports) else { return nil }
        object.reportUnknownFields(&reports)
        object.report(
            "encoding", .notGeneratedYet, "the encoding within a part has no effect: `\(key.text)` is one text",
            &reports)
        reportEncodingByPosition(of: object, &reports)
        object.report(
            "allowReserved", .notGeneratedYet,
            "`allowReserved` has no effect in a body; reserved characters of `\(key.text)` are percent-encoded",
            &reports)
        return Entry(
            name: key.text, location: key.location,
            value: EncodingObject(
                contentType: object.text("contentType", &reports), headers: headers(object, &reports),
                style: object.text("style", &reports), explode: object.boolean("explode", &reports)))
    }

    /// Headers without `Content-Type`, which the media type states.
    static func headers(_ object: ObjectReader, _ reports: inout ReadingReports) -> [Entry<HeaderObject>] {
        object.map("headers", &reports).compactMap { entry in
            guard entry.key.text.lowercased() != "content-type",
                let node = reports.following(entry.value), let header = ObjectReader(node, .header, &reports)
            else { return nil }
            header.reportUnknownFields(&reports)
            return Entry(
                name: entry.key.text, location: entry.key.location,
                value: HeaderObject(
                    description: header.text("description", &reports),
                    isDeprecated: header.boolean("deprecated", &reports) ?? false,
                    schema: header.field("schema").map { SchemaReader.read($0, &reports) },
                    hasContent: header.field("content") != nil, location: entry.key.location))
        }
    }
}
