import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// A media type of a response that is generated, and what a body of it holds.
struct ResponseAlternative {
    var names: [MediaTypeName]
    let content: Content
}

extension OperationResolver {
    /// What the bodies of a response are: one element for each shape; the first is the one that is assumed.
    ///
    /// - Parameter place: Where the response stands; a type made from an inline schema is called after it.
    mutating func alternatives(of response: ResponseObject, _ place: Place) -> [ResponseAlternative] {
        guard let preferred = response.content.first(where: { $0.name.kind == .json }) ?? response.content.first else {
            return []
        }
        var result = [ResponseAlternative(names: [preferred.name], content: content(of: preferred, place))]
        for media in response.content where media.name != preferred.name {
            let isKept = preferred.name.kind != .json || isReadBeside(preferred, media)
            guard isKept else {
                reportLeftOut(media, "response", for: preferred)
                continue
            }
            let isSame = media.name.kind == preferred.name.kind && SchemaObject.areSame(media.schema, preferred.schema)
            let words = SwiftName.mediaTypeWords(type: media.name.type, subtype: media.name.subtype)
            let content =
                isSame ? result[0].content : content(of: media, place.called(place.name + "-" + words))
            if let position = result.firstIndex(where: { $0.content == content }) {
                result[position].names.append(media.name)
            } else {
                result.append(ResponseAlternative(names: [media.name], content: content))
            }
        }
        return result
    }

    /// Whether a media type beside JSON holds something else, not the same in a form that nothing here reads.
    private func isReadBeside(_ preferred: MediaTypeObject, _ media: MediaTypeObject) -> Bool {
        switch media.name.kind {
        case .json, .stream, .binary: true
        case .text: isText(media.schema) && !SchemaObject.areSame(media.schema, preferred.schema)
        case .anything, .form, .multipart, .other: false
        }
    }

    mutating func reportLeftOut(_ media: MediaTypeObject, _ what: String, for preferred: MediaTypeObject) {
        if SchemaObject.areSame(media.schema, preferred.schema) {
            schemas.reports.report(
                .sameInOtherMediaTypes, at: media.location,
                "`\(media.name.text)` holds what `\(preferred.name.text)` does, which is the one generated for this "
                    + what)
        } else {
            schemas.reports.report(
                .alternativeMediaTypes, at: media.location,
                "`\(media.name.text)` is not typed and not asked for; `\(preferred.name.text)` is the one generated for "
                    + "this \(what)")
        }
    }

    private mutating func content(of media: MediaTypeObject, _ place: Place) -> Content {
        let schema = media.schema
        if isBinary(schema) { return .data }
        switch media.name.kind {
        case .json:
            return json(schema, media, place)
        case .anything:
            guard schema != nil else { return .data }
            return isText(schema) ? .text : json(schema, media, place)
        case .text:
            if !isText(schema) {
                schemas.reports.report(
                    .responseMediaType, at: media.location,
                    "`\(media.name.text)` has a schema that is no text; its body is given as the text that it is")
            }
            return .text
        case .stream:
            schemas.reports.report(
                .responseMediaType, at: media.location,
                "a body of `\(media.name.text)` is given whole, as `Data`, when the server has ended it")
            return .data
        case .binary:
            return .data
        case .other where !media.name.isXML && isString(schema):
            return .text
        case .form, .multipart, .other:
            if media.name.isXML || schema.map({ !isText($0) }) ?? (media.name.kind != .other) {
                schemas.reports.report(
                    .responseMediaType, at: media.location,
                    "a body of `\(media.name.text)` is not typed; it is given as `Data`")
            }
            return .data
        }
    }

    private mutating func json(_ schema: SchemaObject?, _ media: MediaTypeObject, _ place: Place) -> Content {
        guard let schema else { return .json(.primitive(.json)) }
        let below = place.below("content", media.name.text, "schema", named: place.name)
        return .json(schemas.type(of: schema, at: below, in: &topLevel).withoutBareDates)
    }

    /// Whether a schema says that its values are bytes as they are.
    func isBinary(_ schema: SchemaObject?) -> Bool {
        guard let target = schema?.following(schemas.index).schema, case .string = schemas.index.shape(of: target)
        else { return false }
        return schemas.index.normal(target).format == "binary"
    }

    /// Whether a schema says that its values are bytes written as base64 text.
    func isBase64(_ schema: SchemaObject?) -> Bool {
        guard let target = schema?.following(schemas.index).schema, case .string = schemas.index.shape(of: target)
        else { return false }
        let normal = schemas.index.normal(target)
        return normal.format == "byte" || normal.contentEncoding == "base64"
    }

    /// Whether a schema says that its values are texts.
    func isString(_ schema: SchemaObject?) -> Bool {
        if let schema, case .string = schemas.index.shape(of: schema.following(schemas.index).schema) {
            true
        } else {
            false
        }
    }

    /// Whether a schema says nothing that a text does not.
    func isText(_ schema: SchemaObject?) -> Bool {
        switch schema.map({ schemas.index.shape(of: $0.following(schemas.index).schema) }) {
        case nil, .string, .anything: true
        default: false
        }
    }
}

extension Place {
    /// The same place under another name.
    func called(_ name: String) -> Place {
        Place(name: name, pointer: pointer, isReceived: isReceived, address: address)
    }
}

extension TypeReference {
    /// Dates read by themselves, outside any model, are left as the text they are: only models know RFC 3339.
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
