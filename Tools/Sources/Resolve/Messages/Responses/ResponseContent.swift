import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

/// Media types of a response with the same content, and that content.
struct ResponseAlternative {
    var names: [MediaTypeName]
    let content: Content
}

extension SchemaResolver {
    /// The contents that a response can have, without duplicates; the first is assumed if a response states no media
    /// type.
    ///
    /// - Parameter use: The response, after which the types of inline schemas are named.
    mutating func alternatives(
        of response: ResponseObject, _ use: SchemaUse, in scope: inout TypeScope
    ) -> [ResponseAlternative] {
        guard let preferred = response.content.first(where: { $0.name.kind == .json }) ?? response.content.first else {
            return []
        }
        var result = [ResponseAlternative(names: [preferred.name], content: content(of: preferred, use, in: &scope))]
        for media in response.content where media.name != preferred.name {
            let isKept = preferred.name.kind != .json || isReadBeside(preferred, media)
            guard isKept else {
                reportLeftOut(media, "response", for: preferred)
                continue
            }
            let isSame = media.name.kind == preferred.name.kind && haveSameSchema(media, preferred)
            let words = SwiftName.mediaTypeWords(type: media.name.type, subtype: media.name.subtype)
            let content =
                isSame ? result[0].content : content(of: media, use.called(use.name + "-" + words), in: &scope)
            if let position = result.firstIndex(where: { $0.content == content }) {
                result[position].names.append(media.name)
            } else {
                result.append(ResponseAlternative(names: [media.name], content: content))
            }
        }
        return result
    }

    private func haveSameSchema(_ first: MediaTypeObject, _ second: MediaTypeObject) -> Bool {
        NormalSchema.areSame(first.schema.map(index.normal), second.schema.map(index.normal))
    }

    /// Whether a media type beside JSON is read: it has other content than the JSON, in a form that generated code
    /// reads.
    private func isReadBeside(_ preferred: MediaTypeObject, _ media: MediaTypeObject) -> Bool {
        switch media.name.kind {
        case .json, .stream, .binary: true
        case .text: media.schema.map(index.normal).isText && !haveSameSchema(media, preferred)
        case .anything, .form, .multipart, .other: false
        }
    }

    mutating func reportLeftOut(_ media: MediaTypeObject, _ noun: String, for preferred: MediaTypeObject) {
        if haveSameSchema(media, preferred) {
            draft.findings.report(
                .sameInOtherMediaTypes, at: media.location,
                "`\(media.name.text)` has the same content as `\(preferred.name.text)`, which is generated for this "
                    + noun)
        } else {
            draft.findings.report(
                .alternativeMediaTypes, at: media.location,
                "`\(media.name.text)` is not typed and not asked for; `\(preferred.name.text)` is the one generated for "
                    + "this \(noun)")
        }
    }

    private mutating func content(
        of media: MediaTypeObject, _ use: SchemaUse, in scope: inout TypeScope
    ) -> Content {
        let schema = media.schema.map(index.normal)
        if let schema, !isSound(schema) { return .json(.primitive(.json)) }
        if schema.isBinary { return .data }
        switch media.name.kind {
        case .json:
            return json(schema, media, use, in: &scope)
        case .anything:
            guard schema != nil else { return .data }
            return schema.isText ? .text : json(schema, media, use, in: &scope)
        case .text:
            if !schema.isText {
                draft.findings.report(
                    .responseMediaType, at: media.location,
                    "`\(media.name.text)` has a schema that is not a string; its body is given as text")
            }
            return .text
        case .stream:
            draft.findings.report(
                .responseMediaType, at: media.location,
                "a body of `\(media.name.text)` is given whole, as `Data`, when the server has ended it")
            return .data
        case .binary:
            return .data
        case .other where !media.name.isXML && schema.isString:
            return .text
        case .form, .multipart, .other:
            if media.name.isXML || schema.map({ !$0.isText }) ?? (media.name.kind != .other) {
                draft.findings.report(
                    .responseMediaType, at: media.location,
                    "a body of `\(media.name.text)` is not typed; it is given as `Data`")
            }
            return .data
        }
    }

    private mutating func json(
        _ schema: NormalSchema?, _ media: MediaTypeObject, _ use: SchemaUse, in scope: inout TypeScope
    ) -> Content {
        guard let schema else { return .json(.primitive(.json)) }
        let below = use.below("content", media.name.text, "schema", named: use.name)
        return .json(type(of: schema, at: below, in: &scope).withoutBareDates)
    }
}

extension TypeReference {
    /// The type with dates outside of models as strings, since only the coding of models reads RFC 3339.
    fileprivate var withoutBareDates: TypeReference {
        switch self {
        case .primitive(.dateTime): .primitive(.string)
        case .primitive, .named, .external: self
        case .array(let element): .array(element.withoutBareDates)
        case .dictionary(let value): .dictionary(value.withoutBareDates)
        case .optional(let wrapped): .optional(wrapped.withoutBareDates)
        }
    }
}
