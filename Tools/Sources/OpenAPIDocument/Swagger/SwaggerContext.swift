import Diagnostics

/// State of a Swagger 2.0 document that its parts are read with.
struct SwaggerContext {
    /// `consumes` and `produces` of the document.
    var consumes: [ListedMediaType] = []
    var produces: [ListedMediaType] = []
    /// The host with its scheme for each server, and the path below it.
    var address = SwaggerAddress()
    /// The document's shared parameters and responses, by name.
    var parameters: [String: SwaggerParameter] = [:]
    var responses: [String: SwaggerResponse] = [:]
    var inheritance = SwaggerInheritance()
    /// The places of OpenAPI 3 objects in the document.
    var pointers = PointerMap()
    /// Whether the assumption about a missing media type was reported.
    var hasReportedAssumption = false
}

/// A media type of `consumes` or `produces`.
struct ListedMediaType {
    let name: MediaTypeName
    let location: SourceLocation

    /// Whether form fields are sent in the media type.
    var isForm: Bool { isMultipart || name.essence == "application/x-www-form-urlencoded" }
    var isMultipart: Bool { name.type == "multipart" }

    static func json(at location: SourceLocation) -> ListedMediaType { known("application/json", location) }
    static func bytes(at location: SourceLocation) -> ListedMediaType { known("application/octet-stream", location) }
    static func multipart(at location: SourceLocation) -> ListedMediaType { known("multipart/form-data", location) }
    static func form(at location: SourceLocation) -> ListedMediaType {
        known("application/x-www-form-urlencoded", location)
    }

    private static func known(_ text: String, _ location: SourceLocation) -> ListedMediaType {
        guard let name = MediaTypeName(text) else { preconditionFailure("\(text) is a media type") }
        return ListedMediaType(name: name, location: location)
    }

    /// The media types in `consumes` or `produces` of the document or an operation, each once; nil if the field is
    /// absent. An empty list of an operation overrides the document's.
    static func list(
        _ field: String, of object: ObjectReader, _ reports: inout ReadingReports
    ) -> [ListedMediaType]? {
        guard object.field(field) != nil else { return nil }
        var known: Set<String> = []
        return object.list(field, &reports).compactMap { node in
            guard let name = node.text.flatMap(MediaTypeName.init) else {
                reports.refuse(
                    .malformedMediaType, at: node.location,
                    "`\(field)` lists media types, such as `application/json`, not \(node.kindInWords)")
                return nil
            }
            guard known.insert(name.text.lowercased()).inserted else { return nil }
            return ListedMediaType(name: name, location: node.location)
        }
    }
}

extension ReadingReports {
    /// Reports, once for a document, the media type that is assumed when it states none.
    mutating func reportAssumedMediaType(_ field: String, at location: SourceLocation) {
        guard !swagger.hasReportedAssumption else { return }
        swagger.hasReportedAssumption = true
        sink.report(
            .assumedMediaType, at: location,
            "no `\(field)` states the media type; here and wherever none is stated, it is taken as "
                + "`application/json`")
    }
}
