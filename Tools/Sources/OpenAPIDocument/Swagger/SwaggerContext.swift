import Diagnostics

/// What reading the parts of a Swagger 2.0 document needs of the rest of it.
struct SwaggerContext {
    /// `consumes` and `produces` of the document.
    var consumes: [ListedMediaType] = []
    var produces: [ListedMediaType] = []
    /// The host with its scheme for each server, and the path below it.
    var address = SwaggerAddress()
    /// Parameters and responses of the document that are shared, by name.
    var parameters: [String: SwaggerParameter] = [:]
    var responses: [String: SwaggerResponse] = [:]
    var inheritance = SwaggerInheritance()
    /// Where things stand that OpenAPI 3 has elsewhere.
    var pointers = PointerMap()
    /// Whether it has been said what is taken where no media type is.
    var hasReportedAssumption = false
}

/// A media type of `consumes` or `produces`.
struct ListedMediaType {
    let name: MediaTypeName
    let location: SourceLocation

    /// Whether it is one that the fields of a form are sent in.
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

    /// The list in a field of the document or of an operation; nil where there is none. An empty one says nothing, and
    /// takes away what the document says.
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
    /// Says once for a document what is taken for the media type where it says none.
    mutating func reportAssumedMediaType(_ field: String, at location: SourceLocation) {
        guard !swagger.hasReportedAssumption else { return }
        swagger.hasReportedAssumption = true
        sink.report(
            .assumedMediaType, at: location,
            "no `\(field)` says in which media type this is; here and wherever none is said it is taken as "
                + "`application/json`")
    }
}
