import Diagnostics

/// Makes the body of a request from a body parameter, or from the fields of a form.
enum SwaggerBodyReader {
    /// - Parameters:
    ///   - pointer: The pointer to the operation.
    ///   - consumes: The media types in force; empty when none is stated.
    static func body(
        _ body: SwaggerBody, of pointer: String, in consumes: [ListedMediaType], _ reports: inout ReadingReports
    ) -> RequestBodyObject {
        var types = consumes
        if types.isEmpty {
            reports.reportAssumedMediaType("consumes", at: body.location)
            types = [.json(at: body.location)]
        }
        reports.swagger.pointers.move(pointer + "/requestBody", to: body.pointer)
        let content = types.map { type in
            reports.swagger.pointers.move(pointer.schema(in: type), to: body.pointer + "/schema")
            return MediaTypeObject(name: type.name, schema: body.schema, encoding: [], location: type.location)
        }
        return RequestBodyObject(
            description: body.description, isRequired: body.isRequired, content: content, location: body.location)
    }

    /// - Parameter fields: At least one.
    static func form(
        _ fields: [SwaggerFormField], of pointer: String, in consumes: [ListedMediaType],
        _ reports: inout ReadingReports
    ) -> RequestBodyObject {
        let location = fields[0].location
        var schema = SchemaFields(location: location)
        schema.types = [.object]
        schema.properties = fields.map { Entry(name: $0.name, location: $0.location, value: $0.schema) }
        schema.required = fields.filter(\.isRequired).map(\.name)
        let object = SchemaObject(schema)
        reports.swagger.pointers.move(pointer + "/requestBody", to: pointer + "/parameters")
        let content = types(of: fields, in: consumes, &reports).map { type in
            let place = pointer.schema(in: type)
            reports.swagger.pointers.move(place, to: pointer + "/parameters")
            for field in fields {
                reports.swagger.pointers.move(
                    place + "/properties/" + JSONPointer.step(field.name), to: field.pointer)
            }
            return MediaTypeObject(
                name: type.name, schema: object, encoding: fields.compactMap { encoding($0, in: type, &reports) },
                location: type.location)
        }
        return RequestBodyObject(
            description: nil, isRequired: fields.contains(where: \.isRequired), content: content, location: location)
    }

    private static func types(
        of fields: [SwaggerFormField], in consumes: [ListedMediaType], _ reports: inout ReadingReports
    ) -> [ListedMediaType] {
        let location = fields[0].location
        let file = fields.first(where: \.isFile)
        let fitting = consumes.filter { file == nil ? $0.isForm : $0.isMultipart }
        guard fitting.isEmpty else { return fitting }
        let taken: ListedMediaType = file == nil ? .form(at: location) : .multipart(at: location)
        if !consumes.isEmpty {
            reports.sink.report(
                .formMediaType, at: (file ?? fields[0]).location,
                "`consumes` lists no media type for \(file == nil ? "a form" : "a form with a file"); it is sent as "
                    + "`\(taken.name.text)`")
        }
        return [taken]
    }

    private static func encoding(
        _ field: SwaggerFormField, in type: ListedMediaType, _ reports: inout ReadingReports
    ) -> Entry<EncodingObject>? {
        guard let format = field.format, format != .multi else { return nil }
        guard !type.isMultipart else {
            if !field.isFile {
                reports.sink.report(
                    .collectionFormat, at: field.location,
                    "`\(field.name)` is sent as a part for each element, not as one with \(format.separatorInWords)")
            }
            return nil
        }
        let encoding = EncodingObject(contentType: nil, headers: [], style: format.style, explode: false)
        return Entry(name: field.name, location: field.location, value: encoding)
    }
}

extension String {
    /// The OpenAPI 3 pointer to the schema of an operation's body.
    fileprivate func schema(in type: ListedMediaType) -> String {
        self + "/requestBody/content/" + JSONPointer.step(type.name.text) + "/schema"
    }
}
