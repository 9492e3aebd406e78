import Diagnostics
import OpenAPIGrammar
import YAML

extension SchemaObject {
    /// A schema of plain strings, for what a document leaves unsaid.
    static func string(at location: SourceLocation) -> SchemaObject {
        var fields = SchemaFields(location: location)
        fields.types = [.string]
        return SchemaObject(fields)
    }
}

/// Reads schemas, in the dialects of all versions alike.
enum SchemaReader {
    static func read(_ node: Node, _ reports: inout ReadingReports) -> SchemaObject {
        let before = reports.refusals
        var fields = SchemaFields(location: node.location)
        if let boolean = node.boolean {
            fields.booleanSchema = boolean
        } else if let mapping = node.mapping {
            let isRecursionRoot = mapping["$recursiveAnchor"]?.boolean == true
            if isRecursionRoot { reports.schemas.recursionRoots.append(node) }
            defer { if isRecursionRoot { reports.schemas.recursionRoots.removeLast() } }
            let ownBase = reports.ownBase(of: node)
            if let ownBase { reports.schemas.bases.append(ownBase) }
            defer { if ownBase != nil { reports.schemas.bases.removeLast() } }
            for entry in mapping.entries {
                readField(entry.key, entry.value, of: node, into: &fields, &reports)
            }
        } else {
            reports.refuse(.wrongType, at: node.location, "a schema must be a mapping, not \(node.kindInWords)")
        }
        SwaggerSchemaKeywords.settle(&fields, reports)
        fields.isRefused = reports.refusals > before
        return SchemaObject(fields)
    }

    private enum Keyword: String, CaseIterable {
        case reference = "$ref"
        case type, nullable, format, `enum`, const, properties, required, items, additionalProperties
        case patternProperties, allOf, oneOf, anyOf, discriminator, title, description, deprecated, readOnly, writeOnly
        case `default`, contentEncoding
        case anchor = "$anchor"
        case dynamicAnchor = "$dynamicAnchor"
        case dynamicReference = "$dynamicRef"
        case definitions = "$defs"
        case draftDefinitions = "definitions"
        case recursiveReference = "$recursiveRef"
        case recursiveAnchor = "$recursiveAnchor"

        static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

        /// Whether the keyword only holds schemas for references, or marks one.
        var isDeclaration: Bool {
            switch self {
            case .dynamicAnchor, .definitions, .draftDefinitions, .recursiveAnchor: true
            default: false
            }
        }
    }

    /// Whether a keyword changes the type of a value, and is of a later version than Swagger 2.0.
    static func isLaterThanSwagger(_ keyword: String) -> Bool {
        guard let read = Keyword.byName[keyword], read != .reference, !read.isDeclaration else { return false }
        return !ObjectKind.schema.has(keyword, in: .v2_0)
    }

    /// Keywords of JSON Schema 2020-12 whose meaning no type carries yet.
    private static let notCarried: Set<String> = [
        "not", "if", "then", "else", "dependentRequired", "dependentSchemas", "prefixItems", "contains",
        "propertyNames", "unevaluatedItems", "unevaluatedProperties", "contentSchema", "$vocabulary",
    ]

    private static func readField(
        _ key: Key, _ value: Node, of owner: Node, into fields: inout SchemaFields, _ reports: inout ReadingReports
    ) {
        if SwaggerSchemaKeywords.read(key, value, of: owner, into: &fields, &reports) { return }
        guard let keyword = Keyword.byName[key.text] else {
            reportOther(key, &reports)
            return
        }
        switch keyword {
        case .reference:
            fields.reference = reference(text(value, key, &reports), value, &reports)
        case .type:
            fields.types = types(value, &reports)
        case .nullable:
            fields.isNullable = boolean(value, key, &reports)
            fields.deniesNull = value.boolean == false
        case .format:
            fields.format = text(value, key, &reports)
        case .enum:
            fields.enumeration = list(value, key, &reports)
        case .const:
            fields.constant = value
        case .properties:
            fields.properties = schemas(value, key, &reports)
        case .required:
            fields.required = requiredKeys(value, key, &reports)
        case .items:
            fields.items = read(value, &reports)
        case .additionalProperties:
            fields.additionalProperties =
                value.boolean.map { .allowed($0) } ?? .schema(read(value, &reports))
        case .patternProperties:
            fields.patternProperties = schemas(value, key, &reports)
        case .allOf:
            fields.allOf = list(value, key, &reports).map {
                reports.swagger.inheritance.extended($0, by: owner) ?? read($0, &reports)
            }
        case .oneOf:
            fields.oneOf = list(value, key, &reports).map { read($0, &reports) }
        case .anyOf:
            fields.anyOf = list(value, key, &reports).map { read($0, &reports) }
        case .discriminator:
            fields.discriminator = discriminator(value, &reports)
        case .title:
            fields.title = text(value, key, &reports)
        case .description:
            fields.description = text(value, key, &reports)
        case .deprecated:
            fields.isDeprecated = boolean(value, key, &reports)
        case .readOnly:
            fields.isReadOnly = boolean(value, key, &reports)
        case .writeOnly:
            fields.isWriteOnly = boolean(value, key, &reports)
        case .default:
            fields.defaultValue = value
        case .anchor, .dynamicAnchor:
            if let name = text(value, key, &reports) {
                reports.schemas.anchors[ReferenceTarget(file: reports.files.holder(of: owner), .anchor(name))] = owner
            }
        case .dynamicReference:
            // What it leads to is what its anchor is in this document: none of another document is at hand.
            fields.reference = reference(text(value, key, &reports), value, &reports)
        case .recursiveReference:
            // JSON Schema 2019-09, which OpenAPI never had, but documents do.
            fields.reference = reference(
                reports.schemas.recursionRoot(in: reports.files.holder(of: value)) ?? value.text, value, &reports)
        case .recursiveAnchor: break
        case .definitions, .draftDefinitions:
            // Read for what is wrong in them; a reference leads to those that are used.
            _ = schemas(value, key, &reports)
        case .contentEncoding:
            fields.contentEncoding = text(value, key, &reports)
        }
    }

    /// Reports a keyword that is not read. Most of the others say which values are valid, or describe, and change no type.
    private static func reportOther(_ key: Key, _ reports: inout ReadingReports) {
        if key.text.hasPrefix("x-") { return }
        if notCarried.contains(key.text) {
            reports.sink.report(
                .notGeneratedYet, at: key.location,
                "`\(key.text)` is not carried into the Swift type; the server's answer decides what it allows")
        } else if ObjectKind.schema.field(key.text) == nil {
            reports.sink.report(
                .unknownField, at: key.location,
                "\(reports.dialect.words) has no field `\(key.text)` in a schema; it is not read: "
                    + "check its spelling and its place")
        }
    }
}

extension SchemaReader {
    private static func reference(
        _ text: String?, _ value: Node, _ reports: inout ReadingReports
    ) -> Reference? {
        guard let text else { return nil }
        let reference = reports.reference(text, at: value)
        reports.schemas.references.append(reference)
        return reference
    }

    private static func text(_ value: Node, _ key: Key, _ reports: inout ReadingReports) -> String? {
        if value.isNull { return nil }
        guard let text = value.text else {
            reports.refuse(
                .wrongType, at: value.location, "`\(key.text)` of a schema must be text, not \(value.kindInWords)")
            return nil
        }
        return text
    }

    private static func boolean(_ value: Node, _ key: Key, _ reports: inout ReadingReports) -> Bool {
        guard let boolean = value.boolean else {
            reports.refuse(
                .wrongType, at: value.location,
                "`\(key.text)` of a schema must be true or false, not \(value.kindInWords)")
            return false
        }
        return boolean
    }

    private static func list(_ value: Node, _ key: Key, _ reports: inout ReadingReports) -> [Node] {
        guard let value = reports.whole(value) else { return [] }
        guard let sequence = value.sequence else {
            reports.refuse(
                .wrongType, at: value.location, "`\(key.text)` of a schema must be a list, not \(value.kindInWords)")
            return []
        }
        return sequence
    }

    private static func types(_ value: Node, _ reports: inout ReadingReports) -> [SchemaObject.DataType] {
        (value.sequence ?? [value]).compactMap { node in
            // A bare `null` in a list of types is YAML's null; the type of that name was meant.
            if node.isNull, value.sequence != nil { return .null }
            guard let text = node.text, let type = SchemaObject.DataType(rawValue: text) else {
                reports.refuse(
                    .wrongType, at: node.location,
                    "`type` must be one of object, array, string, integer, number, boolean or null, not "
                        + node.kindInWords)
                return nil
            }
            return type
        }
    }

    private static func requiredKeys(
        _ value: Node, _ key: Key, _ reports: inout ReadingReports
    ) -> [String] {
        // A common slip from Swagger 1 and JSON Schema draft 3: it says something about the parent, and so nothing here.
        if value.boolean != nil {
            reports.sink.report(
                .unknownField, at: key.location,
                "`required` of a schema is a list of property names; a lone true or false says nothing and is not read")
            return []
        }
        return list(value, key, &reports).compactMap { node in
            guard let text = node.text else {
                reports.refuse(
                    .wrongType, at: node.location, "`required` lists property names, not \(node.kindInWords)")
                return nil
            }
            return text
        }
    }

    private static func schemas(
        _ value: Node, _ key: Key, _ reports: inout ReadingReports
    ) -> [Entry<SchemaObject>] {
        guard let value = reports.whole(value) else { return [] }
        guard let mapping = value.mapping else {
            if value.isNull { return [] }
            reports.refuse(
                .wrongType, at: value.location, "`\(key.text)` of a schema must be a mapping, not \(value.kindInWords)")
            return []
        }
        return mapping.entries.map {
            Entry(name: $0.key.text, location: $0.key.location, value: read($0.value, &reports))
        }
    }

    private static func discriminator(
        _ value: Node, _ reports: inout ReadingReports
    ) -> SchemaObject.Discriminator? {
        guard let object = ObjectReader(value, .discriminator, &reports),
            let name = object.requiredText("propertyName", &reports)
        else { return nil }
        // A Swagger 2.0 document that has one means it as OpenAPI 3 does.
        object.reportUnknownFields(in: max(reports.version, .v3_0), &reports)
        object.report(
            "defaultMapping", .notGeneratedYet,
            "`defaultMapping` is not followed: a value whose `\(name)` names no branch is kept as JSON", &reports)
        let mapping = object.map("mapping", &reports).compactMap { entry in
            mapped(entry.value, &reports).map {
                Entry(name: entry.key.text, location: entry.value.location, value: $0)
            }
        }
        return SchemaObject.Discriminator(propertyName: name, mapping: mapping, location: value.location)
    }

    /// What a discriminator's value is mapped to: a reference, or a name. One that leads nowhere is no branch, which is
    /// reported where the union is made.
    private static func mapped(_ node: Node, _ reports: inout ReadingReports) -> Reference? {
        guard let text = node.text else { return nil }
        let mayBeReference = text.contains { "#/.".contains($0) }
        return Reference(
            text: text, location: node.location,
            target: mayBeReference ? try? reports.target(of: text, at: node.location, in: node.file) : nil)
    }
}
