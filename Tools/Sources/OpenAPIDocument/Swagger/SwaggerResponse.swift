import Diagnostics
import YAML

/// A response of Swagger 2.0. Its media types are stated by the operation.
struct SwaggerResponse {
    private let description: String?
    private let schema: SchemaObject?
    private let isFile: Bool
    private let headers: [Entry<HeaderObject>]
    private let location: SourceLocation

    init?(_ node: Node, _ reports: inout ReadingReports) {
        guard let node = reports.following(node), let object = ObjectReader(node, .response, &reports) else {
            return nil
        }
        object.reportUnknownFields(&reports)
        description = object.text("description", &reports)
        schema = object.field("schema").map { SchemaReader.read($0, &reports) }
        isFile = object.field("schema")?["type"]?.text == "file"
        headers = Self.headers(object, &reports)
        location = node.location
    }

    /// Whether the response has a body, so that the media types of the operation apply.
    var hasContent: Bool { schema != nil }

    /// - Parameter produces: The media types in force; empty when none is stated.
    func object(in produces: [ListedMediaType], _ reports: inout ReadingReports) -> ResponseObject {
        var types = produces
        if let schema, types.isEmpty {
            types = [isFile ? .bytes(at: schema.location) : .json(at: schema.location)]
            if !isFile { reports.reportAssumedMediaType("produces", at: schema.location) }
        }
        let content = types.map { type in
            MediaTypeObject(name: type.name, schema: schema, encoding: [], location: type.location)
        }
        return ResponseObject(
            description: description, content: schema == nil ? [] : content, headers: headers, location: location)
    }

    private static func headers(_ object: ObjectReader, _ reports: inout ReadingReports) -> [Entry<HeaderObject>] {
        object.map("headers", &reports).compactMap { entry in
            guard entry.key.text.lowercased() != "content-type",
                let header = ObjectReader(entry.value, .header, &reports)
            else { return nil }
            header.reportUnknownFields(&reports)
            return Entry(
                name: entry.key.text, location: entry.key.location,
                value: HeaderObject(
                    description: header.text("description", &reports), isDeprecated: false,
                    schema: schema(of: header, entry.key, &reports), hasContent: false, location: entry.key.location))
        }
    }

    private static func schema(
        of header: ObjectReader, _ key: Key, _ reports: inout ReadingReports
    ) -> SchemaObject {
        let schema = SwaggerItems.schema(of: header, called: key.text, &reports)
        guard let format = CollectionFormat(of: header, &reports), format != .csv else { return schema }
        reports.sink.report(
            .collectionFormat, at: header.field("collectionFormat")?.location ?? key.location,
            "the header `\(key.text)` is read as the text that it is: only a list with commas is taken apart")
        return .string(at: schema.location)
    }
}
