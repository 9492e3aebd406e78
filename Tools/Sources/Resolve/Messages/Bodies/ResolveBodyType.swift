import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument

extension OperationResolver {
    /// The type of a body, and its encoding.
    mutating func typedBody(
        _ media: MediaTypeObject, at use: SchemaUse, _ documentation: String?
    ) -> (TypeReference, RequestBody.Encoding) {
        let below = use.below(media.name.text, "schema", named: use.name)
        let name = media.name
        let schema = schema(of: media)
        if let schema, !schemas.isSound(schema) { return (.primitive(.json), .json(mediaType: nil)) }
        if name.kind != .form, name.kind != .multipart { reportEncodings(of: media, besides: []) }
        guard !schema.isBinary || name.kind == .multipart else { return data(media) }
        switch name.kind {
        case .json, .anything:
            let isPlain = name.isRange || (name.essence == "application/json" && !name.hasParameters)
            return (
                schema.map { schemas.type(of: $0, at: below, in: &namespace) } ?? .primitive(.json),
                .json(mediaType: isPlain ? nil : name.text)
            )
        case .form:
            guard let schema else {
                return (.primitive(.json), .urlEncoded(mediaType: name.hasParameters ? name.text : nil, members: []))
            }
            guard !schema.isScalar else { return (.primitive(.string), .text(mediaType: name.text)) }
            let members = formMembers(of: media)
            return (
                schemas.type(of: schema, at: below, in: &namespace),
                .urlEncoded(mediaType: name.hasParameters ? name.text : nil, members: members)
            )
        case .multipart:
            return multipart(media, at: below, documentation)
        case .text:
            if !schema.isText { reportUntyped(media, as: "text") }
            return (.primitive(.string), .text(mediaType: name.isRange ? "text/plain" : name.text))
        case .binary:
            if !schema.isText { reportUntyped(media, as: "`Data`") }
            return data(media)
        case .other where !name.isXML && schema.isString:
            return (.primitive(.string), .text(mediaType: name.text))
        case .stream, .other:
            reportUntyped(media, as: "`Data`")
            return data(media)
        }
    }

    private mutating func data(_ media: MediaTypeObject) -> (TypeReference, RequestBody.Encoding) {
        if schema(of: media).isBase64, !media.name.isRange {
            return (.primitive(.data), .base64(mediaType: media.name.text))
        }
        guard media.name.isRange else { return (.primitive(.data), .data(mediaType: media.name.text)) }
        if media.name.type != "*" {
            draft.findings.report(
                .requestMediaType, at: media.location,
                "a body of `\(media.name.text)` has no one media type; it is sent as `application/octet-stream`")
        }
        return (.primitive(.data), .data(mediaType: "application/octet-stream"))
    }

    private mutating func reportUntyped(_ media: MediaTypeObject, as type: String) {
        draft.findings.report(
            .requestMediaType, at: media.location, "a body of `\(media.name.text)` is not typed; it is sent as \(type)")
    }
}
